import { addingMessage, messageOfOrigin } from "#app/db/bookings/booking-thread.repo.server.ts";
import { isKeyEnded, isMessageSentBefore } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { MESSAGE_MAX } from "#app/domain/booking/office/thread.ts";
import { AppError } from "#app/domain/errors.ts";
import { newId } from "#app/services/platform/ids.ts";
import { staffMessage } from "../booking-messages.ts";
import { byKey } from "../links/acting-key.server.ts";
import { countLinkUse } from "../managed/count-link-use.server.ts";
import { formOrigin, messageText } from "./message-text.ts";
import type { ThreadContext } from "./thread-context.ts";

/**
 * The client writes to our office by the mailed link: the message waits in the booking's thread, and the office is notified. Pressed twice it is
 * sent once. Throws `not_found`, `too_many_requests`, and `invalid_input` on `message`.
 */
export async function writeToOffice(context: ThreadContext, token: string, typed: { text: string; formKey: string }): Promise<void> {
  const { db, clock, links, prove } = context;
  const row = await links.opened("manage", token);
  if (!row) throw new AppError("not_found");
  // Only a mail to the booking's contact holds the link.
  await prove(row.bookingContactEmail);
  const text = messageText(typed.text, MESSAGE_MAX);
  const originKey = await formOrigin("client", row.id, typed.formKey, text);
  const [before] = await messageOfOrigin(db, originKey);
  if (before) return;
  await countLinkUse(context, row.id);
  const now = clock().getTime();
  const id = newId();
  const contactKey = row.contactEmailKey;
  const held = await byKey(context, { purpose: "manage", bookingId: row.id, token })(now);
  try {
    await db.batch([
      addingMessage(db, {
        id,
        bookingId: row.id,
        sender: "client",
        authorId: null,
        text,
        originKey,
        createdAt: now,
        waiting: true,
        contactKey,
      }),
      ...held,
      writingMail(db, staffMessage("booking_message_staff", row, now, { messageId: id })),
    ]);
  } catch (error) {
    if (isKeyEnded(error)) throw new AppError("not_found", { cause: error });
    if (!isMessageSentBefore(error)) throw error;
  }
}
