/** Notes: of one's own, or of the panel. Each can be changed; who wrote it may remove it. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { TribunalPost } from "#app/domain/case/tribunal/deliberation.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { RefusedPost } from "./actions.ts";
import { ChangeForm } from "./change-form.tsx";
import { WriteForm } from "./write-form.tsx";

interface NotesProps {
  room: "own" | "panel";
  title: ReactNode;
  lead: ReactNode;
  label: ReactNode;
  notes: readonly TribunalPost[];
  mayWrite: boolean;
  formKey: string;
  zone: string;
  refused: RefusedPost | undefined;
}

export function Notes({ room, title, lead, label, notes, mayWrite, formKey, zone, refused }: NotesProps) {
  const id = `${room}-notes`;
  const intent = room === "own" ? "add-own-note" : "add-panel-note";
  // What was typed over a note that is gone becomes a new one.
  const isGone = refused?.intent === "change-note" && refused.room === room && !notes.some((note) => note.id === refused.id);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">{lead}</p>
      <ul>
        {notes.map((note) => (
          <Note key={note.id} room={room} note={note} mayChange={mayWrite} zone={zone} refused={refused} />
        ))}
      </ul>
      {mayWrite && (
        <WriteForm
          intent={intent}
          label={label}
          button={<Trans>Add the note</Trans>}
          icon="plus"
          formKey={formKey}
          refused={isGone ? { ...refused, intent } : refused}
        />
      )}
    </section>
  );
}

interface NoteProps extends Pick<NotesProps, "room" | "zone" | "refused"> {
  note: TribunalPost;
  mayChange: boolean;
}

function Note({ room, note, mayChange, zone, refused }: NoteProps) {
  const { i18n } = useLingui();
  const mine = refused?.id === note.id ? refused : undefined;
  return (
    <li className="border-b border-hairline py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        {room === "panel" && <span className="font-semibold text-ink">{note.author}</span>}
        <time dateTime={note.createdAt} className="tabular">
          {formatMoment(i18n.locale, note.createdAt, zone)}
        </time>
        {note.changed && (
          <Changed changed={note.changed} at={formatMoment(i18n.locale, note.changed.at, zone)} isPanel={room === "panel"} />
        )}
        {note.unread && (
          <Badge tone="accent">
            <Trans>New</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{note.content}</p>
      {mayChange && (
        <details className="no-print" open={mine !== undefined || undefined}>
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-accent hover:underline">
            <Trans>Change the note</Trans>
          </summary>
          <ChangeForm room={room} note={note} mine={mine?.intent === "change-note" ? mine : undefined} />
          {note.mine && <RemoveForm room={room} note={note} />}
        </details>
      )}
    </li>
  );
}

function Changed({ changed: { by }, at, isPanel }: { changed: NonNullable<TribunalPost["changed"]>; at: string; isPanel: boolean }) {
  return (
    <span>
      {isPanel ? (
        <Trans>
          Changed by {by}: {at}
        </Trans>
      ) : (
        <Trans>Changed: {at}</Trans>
      )}
    </span>
  );
}

function RemoveForm({ room, note }: Pick<NoteProps, "room" | "note">) {
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value="remove-note" />
      <input type="hidden" name="id" value={note.id} />
      <input type="hidden" name="room" value={room} />
      <input type="hidden" name="version" value={note.version} />
      <Button type="submit" size="sm" variant="quiet">
        <Trans>Remove the note</Trans>
      </Button>
    </Form>
  );
}
