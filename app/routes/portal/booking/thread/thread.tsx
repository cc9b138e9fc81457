/** What was said about a booking, in one order of time: the talk, mails, messages, calls and notes. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import type { ThreadEntry } from "#app/domain/booking/office/thread.ts";
import { formatDatedInstant } from "#app/i18n/dates.ts";
import { lineText } from "#app/i18n/staffed-texts.ts";

/** An entry with the words of its mail, which the server has written. */
export type ShownEntry = ThreadEntry & { mailText?: string; mailName?: string };

interface ThreadProps {
  entries: readonly ShownEntry[];
  /** Zone of the reader. */
  zone: string;
  /** The conversation that it was made in, by its name in addresses. */
  conversation: string | null;
}

export function Thread({ entries, zone, conversation }: ThreadProps) {
  const waits = entries.some((entry) => entry.kind === "message" && entry.waiting);
  return (
    <section id="thread" aria-labelledby="thread-title" className="scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline-strong border-b pb-2">
        <h2 id="thread-title" className="text-xl">
          <Trans>Messages and notes</Trans>
        </h2>
        {conversation ? (
          <Link to={`/admin/conversations/${encodeURIComponent(conversation)}`} className="prose-link text-sm">
            <Trans>Read the conversation</Trans>
          </Link>
        ) : null}
      </div>
      {entries.length === 0 ? (
        <p className="py-4 text-soft">
          <Trans>Nothing yet. E-mails, messages, calls and notes will be listed here in order of time.</Trans>
        </p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li key={entry.key} className="border-hairline border-b py-2">
              <Entry entry={entry} zone={zone} />
            </li>
          ))}
        </ol>
      )}
      {waits ? (
        <Form method="post" preventScrollReset className="no-print mt-3">
          <Button type="submit" name="intent" value="settle-messages" variant="quiet" size="sm" className="-ml-3">
            <Trans>No answer needed</Trans>
          </Button>
        </Form>
      ) : null}
    </section>
  );
}

function Entry({ entry, zone }: { entry: ShownEntry; zone: string }) {
  switch (entry.kind) {
    case "mail":
      return <Line icon="mail" who={entry.mailName} at={entry.at} zone={zone} aside={<MailMark entry={entry} />} />;
    case "talk":
      return <Talk entry={entry} zone={zone} />;
    case "wish":
      return (
        <Line
          icon="chat"
          who={entry.cancels ? <Trans>The client asked to cancel</Trans> : <Trans>The client asked for a change</Trans>}
          at={entry.at}
          zone={zone}
        >
          {entry.text}
        </Line>
      );
    case "note":
      return <Note entry={entry} zone={zone} />;
    case "message":
      return (
        <Line
          icon={entry.sender === "client" ? "chat" : "send"}
          who={entry.sender === "client" ? <Trans>Client</Trans> : entry.by}
          at={entry.at}
          zone={zone}
          aside={
            entry.waiting ? (
              <Badge tone="warning">
                <Trans>Not answered</Trans>
              </Badge>
            ) : (
              <MailMark entry={entry} />
            )
          }
          strong={entry.sender === "staff"}
        >
          {entry.text}
        </Line>
      );
  }
}

function MailMark({ entry }: { entry: ShownEntry }) {
  const mail = "mail" in entry ? entry.mail : null;
  if (!mail || !entry.mailText) return null;
  const tone = mail.state === "dead" ? "danger" : mail.state === "waiting" && mail.reason ? "warning" : null;
  return tone ? <Badge tone={tone}>{entry.mailText}</Badge> : <span className="text-soft">{entry.mailText}</span>;
}

/** One line of who, when and what became of it; what was said is below. */
function Line(props: {
  icon: IconName;
  who: ReactNode;
  at: string;
  zone: string;
  aside?: ReactNode;
  strong?: boolean;
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2">
      <Icon name={props.icon} size={16} className="mt-1 text-soft" />
      <div className="min-w-0">
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
          <span className="font-semibold">{props.who}</span>
          <time dateTime={props.at} className="tabular text-soft">
            {formatDatedInstant(i18n.locale, props.at, props.zone)}
          </time>
          {props.aside ? <div className="ms-auto">{props.aside}</div> : null}
        </div>
        {props.children ? (
          <div
            className={`mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere ${props.strong ? "border-accent border-s-2 bg-accent-wash px-3 py-1" : ""}`}
          >
            {props.children}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** A stretch of the talk takes one line until it is opened. */
function Talk({ entry: { lines, at }, zone }: { entry: Extract<ThreadEntry, { kind: "talk" }>; zone: string }) {
  const { i18n } = useLingui();
  const said = lines.filter(({ role }) => role !== "joined" && role !== "left").length;
  return (
    <details>
      <summary className="cursor-pointer">
        <span className="inline-flex min-h-6 items-center gap-x-3 text-sm">
          <span className="font-semibold">
            <Trans>Conversation with the assistant</Trans>
          </span>
          <time dateTime={at} className="tabular text-soft">
            {formatDatedInstant(i18n.locale, at, zone)}
          </time>
          <span className="text-soft">
            <Plural value={said} one="# message" other="# messages" />
          </span>
        </span>
      </summary>
      <div className="mt-2 grid gap-2 ps-7 text-sm">
        {lines.map((line) => (
          <p key={line.seq} className="max-w-measure whitespace-pre-wrap wrap-anywhere">
            {line.role === "user" ? (
              <strong>
                <Trans>Visitor</Trans>:{" "}
              </strong>
            ) : line.role === "assistant" ? (
              <strong>
                <Trans>Assistant</Trans>:{" "}
              </strong>
            ) : line.role === "colleague" ? (
              <strong>{line.by}: </strong>
            ) : null}
            {lineText(i18n, { ...line, name: line.by ?? "" })}
          </p>
        ))}
      </div>
    </details>
  );
}

function Note({ entry: { note, at }, zone }: { entry: Extract<ThreadEntry, { kind: "note" }>; zone: string }) {
  const { i18n, t } = useLingui();
  const when = formatDatedInstant(i18n.locale, at, zone);
  return (
    <Line
      icon={note.kind === "call" ? "phone" : "pencil"}
      who={note.kind === "call" ? <Trans>Call, noted by {note.by}</Trans> : <Trans>Note of {note.by}</Trans>}
      at={at}
      zone={zone}
      aside={
        <Form method="post" preventScrollReset className="no-print">
          <input type="hidden" name="intent" value="remove-note" />
          <input type="hidden" name="id" value={note.id} />
          <Button type="submit" variant="quiet" size="sm" aria-label={t`Remove the note of ${note.by}, ${when}`}>
            <Trans>Remove</Trans>
          </Button>
        </Form>
      }
    >
      {note.text}
    </Line>
  );
}
