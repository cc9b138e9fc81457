import { notesOf } from "#app/db/bookings/booking-attachments.repo.server.ts";
import { mailsOf, messagesOf, talkOf } from "#app/db/bookings/booking-thread.repo.server.ts";
import { historyOf } from "#app/db/bookings/bookings.repo.server.ts";
import { inOrderOfTime, type MailState, type ThreadEntry, talkEntries } from "#app/domain/booking/office/thread.ts";
import { OUTBOX_REASONS, type OutboxReason } from "#app/domain/mail/outbox.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toNote } from "../booking-notes.server.ts";

/** Everything that was said about a booking, in order of time. For administrators; `not_found` for everybody else. */
export async function readThread(context: ServiceContext, bookingId: string): Promise<ThreadEntry[]> {
  await administratorOf(context);
  const { db } = context;
  const [messages, mails, talk, notes, history] = await db.batch([
    messagesOf(db, bookingId),
    mailsOf(db, bookingId),
    talkOf(db, bookingId),
    notesOf(db, bookingId),
    historyOf(db, bookingId),
  ]);
  const mailOf = new Map(mails.map((mail) => [mail.id, stateOf(mail)]));
  const lines = talk
    .toReversed()
    .map(({ seq, role, content, authorName, createdAt }) => ({ seq, role, content, by: authorName, at: iso(createdAt) }));
  return inOrderOfTime([
    ...talkEntries(lines),
    ...mails
      // A message is shown as itself, with what became of its mail.
      .filter(({ kind }) => kind !== "booking_message" && kind !== "booking_message_staff")
      .toReversed()
      .map((mail) => ({ kind: "mail", key: mail.id, at: iso(mail.createdAt), mailKind: mail.kind, mail: stateOf(mail) }) as const),
    ...messages.toReversed().map(
      ({ id, sender, text, createdAt, waiting, by }) =>
        // The outbox keeps no mail for good: what it does not know any more has left it.
        ({
          kind: "message",
          key: id,
          at: iso(createdAt),
          sender,
          by,
          text,
          waiting,
          mail: sender === "staff" ? (mailOf.get(id) ?? null) : null,
        }) as const,
    ),
    ...history
      .filter(({ action }) => action === "change_requested" || action === "cancel_requested")
      .map(({ at, action, changes: { reason } }) => {
        const text = typeof reason === "string" ? reason : "";
        return { kind: "wish", key: `${action} ${at}`, at: iso(at), cancels: action === "cancel_requested", text } as const;
      }),
    ...notes.map((row) => ({ kind: "note", key: row.id, at: iso(row.createdAt), note: toNote(row) }) as const),
  ]);
}

const iso = (at: number) => new Date(at).toISOString();

function stateOf({ state, lastError }: { state: MailState["state"]; lastError: string | null }): MailState {
  const known = (OUTBOX_REASONS as readonly unknown[]).includes(lastError);
  return { state, reason: known && state !== "delivered" ? (lastError as OutboxReason) : null };
}
