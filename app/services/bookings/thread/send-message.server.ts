import { addingMessage, answeringMessages, messageOfOrigin } from "#app/db/bookings/booking-thread.repo.server.ts";
import { findForChange } from "#app/db/bookings/bookings.repo.server.ts";
import { isMessageSentBefore } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { hasPlaceholder } from "#app/domain/booking/office/message-template.ts";
import { MESSAGE_MAX } from "#app/domain/booking/office/thread.ts";
import { AppError } from "#app/domain/errors.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { clientMessage } from "../booking-messages.ts";
import { toFullRecord } from "../booking-records.ts";
import { formOrigin, messageText } from "./message-text.ts";
import type { ThreadContext } from "./thread-context.ts";

export interface TypedMessage {
  text: string;
  /** The form's own: pressing twice sends once. */
  formKey: string;
  /** The booking as its writer saw it. */
  version: number;
}

/**
 * Writes to the client of a booking, by mail in the booking's language. Throws `invalid_input` on `message`, `stale_version` with the booking
 * as it is when somebody has changed it since, and `not_found` for who is not staff.
 */
export async function sendMessage(context: ThreadContext, bookingId: string, typed: TypedMessage): Promise<void> {
  const { db, clock } = context;
  const who = await administratorOf(context);
  const text = messageText(typed.text, MESSAGE_MAX);
  if (hasPlaceholder(text)) throw new AppError("invalid_input", { issues: [{ field: "message", code: "placeholder_left" }] });
  const originKey = await formOrigin(who.id, bookingId, typed.formKey, text);
  const [found, [before]] = await Promise.all([findForChange(db, bookingId), messageOfOrigin(db, originKey)]);
  if (before) return;
  if (!found) throw new AppError("not_found");
  const { row } = found;
  if (row.version !== typed.version) throw new AppError("stale_version", { detail: { booking: toFullRecord(row) } });
  const now = clock().getTime();
  const id = newId();
  const mail = { ...clientMessage("booking_message", row, now, { messageId: id }), id };
  try {
    await db.batch([
      addingMessage(db, {
        id,
        bookingId,
        sender: "staff",
        authorId: who.id,
        text,
        originKey,
        createdAt: now,
        contactKey: row.contactEmailKey,
      }),
      answeringMessages(db, bookingId),
      writingMail(db, mail),
    ]);
  } catch (error) {
    // Pressed twice at once: the first press is the answer to both.
    if (!isMessageSentBefore(error)) throw error;
  }
}
