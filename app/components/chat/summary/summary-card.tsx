/** The request as the assistant reads it back, to be confirmed. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChatButton, ChatSummary, NotedChip } from "#app/api-client/chat.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { editing } from "../cards.tsx";
import type { Said } from "../conversation/use-turns.ts";
import { type LinesChanged, linesChanged, type SummaryLine, unsaidIn } from "./lines-changed.ts";

interface SummaryCardProps {
  summary: ChatSummary;
  /** The summary before this one, of which only what has changed is read again; null for the first. */
  before: ChatSummary | null;
  /** A newer one has taken its place. */
  replaced: boolean;
  /** Only the newest message asks for anything. */
  last: boolean;
  busy: boolean;
  /** What the reply says of the changes itself, as chips. */
  chips: readonly NotedChip[];
  /** What it says of words for staff. */
  remarks: readonly string[];
  /** Sends it and has its rooms held, where there is something to hold. */
  hold: ChatButton | null;
  /** Confirms exactly this summary. */
  onSay(said: Said): void;
}

const PAPER = "border border-hairline-strong bg-raised px-4 py-4";

/**
 * The request, read back like a letter of instruction: whole the first time, afterwards what has changed, with the whole behind it. What is
 * confirmed is exactly this: once the draft differs, it no longer can be.
 */
export function SummaryCard({ summary, before, replaced, last, busy, chips, remarks, hold, onSay }: SummaryCardProps) {
  const { t } = useLingui();
  const { draft, unsaved, sentAs } = useDraft();
  if (replaced) return <ReplacedSummary summary={summary} />;
  const current = draft.summary === summary.hash && unsaved.size === 0;
  const changed = linesChanged(before, summary);
  const unsaid = changed && unsaidIn(changed, before, chips, remarks);
  const edit = current && last && !busy ? (line: SummaryLine) => <EditLine line={line} onSay={onSay} /> : null;
  return (
    // Of several the last one is the place to go to; one that tells only what has changed is read together with the words before it.
    <section data-summary={changed ? undefined : ""} aria-label={last ? t`Summary of your request` : undefined} className={PAPER}>
      {unsaid ? (
        <>
          {unsaid.lines.length + unsaid.gone.length > 0 ? (
            <>
              <h3>
                <Trans>Changed in your request</Trans>
              </h3>
              <Changes {...unsaid} />
            </>
          ) : null}
          <Whole summary={summary} edit={edit} first={unsaid.lines.length + unsaid.gone.length === 0} />
        </>
      ) : (
        <>
          <h3 className="text-lg">
            <Trans>Your request</Trans>
          </h3>
          <Lines lines={summary.lines} edit={edit} />
        </>
      )}
      {current && last ? (
        <Confirm summary={summary} follows={changed === null} busy={busy} hold={hold} onSay={onSay} />
      ) : sentAs === null && draft.version > 0 && !current ? (
        <OldSummary last={last} busy={busy} onSay={onSay} />
      ) : null}
    </section>
  );
}

type Edit = ((line: SummaryLine) => ReactNode) | null;

function Lines({ lines, edit }: { lines: readonly SummaryLine[]; edit: Edit }) {
  return (
    <dl className="mt-2">
      {lines.map((line) => (
        <div key={`${line.field}:${line.text}`} className="border-hairline border-t py-2">
          <dt className="flex items-baseline justify-between gap-3 text-soft text-sm">
            {line.label}
            {edit?.(line)}
          </dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">{line.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is new and no chip says, a line each: its pencils are among all lines. */
function Changes({ lines, gone }: LinesChanged) {
  return (
    <dl className="mt-1 grid gap-1 border-hairline border-t py-2 text-sm">
      {lines.map(({ field, label, text }) => (
        <div key={`${field}:${text}`}>
          <dt className="inline text-soft">{label} </dt>
          <dd className="inline whitespace-pre-wrap wrap-anywhere font-semibold">{text}</dd>
        </div>
      ))}
      {gone.map(({ field, label, text }) => (
        <div key={`${field}:${text}`} className="text-soft">
          <dt className="inline">
            <Trans>Taken out: {label}</Trans>{" "}
          </dt>
          <dd className="inline whitespace-pre-wrap wrap-anywhere">
            <del>{text}</del>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All lines, for who wants to read them again. */
function Whole({ summary: { lines }, edit, first }: { summary: ChatSummary; edit: Edit; first: boolean }) {
  const { t } = useLingui();
  return (
    <details className={first ? "-mt-2" : "border-hairline border-t pt-1"}>
      <summary className="min-h-8 content-center font-semibold text-accent text-sm hover:underline">
        {t`Read the whole request (${plural(lines.length, { one: "# line", other: "# lines" })})`}
      </summary>
      <Lines lines={lines} edit={edit} />
    </details>
  );
}

/** What was read back before something changed: kept, and out of the way. */
function ReplacedSummary({ summary: { lines } }: { summary: ChatSummary }) {
  return (
    <details className="border border-hairline px-4 py-1 text-soft">
      <summary className="min-h-8 content-center text-sm hover:underline">
        <Trans>Your request as it was then</Trans>
      </summary>
      <Lines lines={lines} edit={null} />
    </details>
  );
}

interface ConfirmProps extends Pick<SummaryCardProps, "summary" | "busy" | "hold" | "onSay"> {
  /** Of a whole summary; next to few lines it would cover them. */
  follows: boolean;
}

/**
 * The question stays in sight under a summary that is longer than the window; on a phone it is a line, and the buttons are two side by side and
 * the third below, so that none is cut and most of the window is the summary's. It ends where the window does, below the padding of what scrolls.
 */
function Confirm({ summary, follows, busy, hold, onSay }: ConfirmProps) {
  const { t } = useLingui();
  const edit = editing(onSay);
  return (
    <div
      className={classNames("-mx-4 mt-3 -mb-4 border-hairline-strong border-t bg-raised px-4 py-2 sm:py-3", follows && "sticky -bottom-4")}
    >
      <p className="font-semibold text-xs leading-5 sm:text-base sm:leading-6">
        <Trans>Confirm once everything is right. Nothing is sent until you do.</Trans>
      </p>
      <div className="mt-1 grid grid-cols-2 gap-2 sm:mt-2 sm:flex sm:flex-wrap sm:gap-3">
        <Button
          data-testid="confirm-summary"
          disabled={busy}
          onClick={() => onSay({ message: t`Yes, that is right. Please send it.`, confirm: summary.hash })}
        >
          <Trans>Confirm</Trans>
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => edit(t`Edit`, "sheet")}>
          <Trans>Edit</Trans>
        </Button>
        {hold ? <HoldButton hold={hold} busy={busy} onSay={onSay} /> : null}
      </div>
    </div>
  );
}

/** Below the other two on a phone. */
function HoldButton({ hold, busy, onSay }: { hold: ChatButton } & Pick<SummaryCardProps, "busy" | "onSay">) {
  return (
    <Button variant="secondary" disabled={busy} className="col-span-2" onClick={() => onSay({ message: hold.label, press: hold.id })}>
      {hold.label}
    </Button>
  );
}

/** Instead of the buttons of a summary that the request has left behind: it is shown as it is now. */
function OldSummary({ last, busy, onSay }: Pick<SummaryCardProps, "last" | "busy" | "onSay">) {
  const { t } = useLingui();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <p className="text-soft text-sm">
        <Trans>The request has changed since. This summary can no longer be confirmed.</Trans>
      </p>
      {last ? (
        <Button variant="secondary" disabled={busy} onClick={() => onSay({ message: t`Show me the summary, please.` })}>
          <Trans>Show the summary as it is now</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Opens the card of the part that a line belongs to. */
function EditLine({ line: { part, label }, onSay }: { line: ChatSummary["lines"][number]; onSay(said: Said): void }) {
  const { t } = useLingui();
  const edit = editing(onSay);
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center text-accent hover:underline"
      aria-label={t`Change: ${label}`}
      onClick={() => edit(`${t`Change`}: ${label}`, part)}
    >
      <Icon name="pencil" size={14} />
    </button>
  );
}
