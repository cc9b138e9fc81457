/** Texts of a booking's thread: what is wrong with a message, a template or an address, and what became of a mail. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Placeholder } from "#app/domain/booking/office/message-template.ts";
import type { MailState } from "#app/domain/booking/office/thread.ts";
import { isHeld } from "#app/domain/mail/outbox.ts";
import type { ThreadMessageCode } from "#app/domain/message-codes.ts";
import { validationText } from "../validation-messages.ts";

const MESSAGES: Readonly<Record<ThreadMessageCode, MessageDescriptor>> = {
  message_empty: msg`Write the message first`,
  placeholder_left: msg`Replace what is still in double braces: the booking says nothing of it`,
  placeholder_unknown: msg`Use only the placeholders listed below, each in double braces`,
  template_name_required: msg`Enter a name`,
  template_text_required: msg`Enter the text in one language at least`,
  templates_too_many: msg`The maximum number of templates is reached. Remove one first`,
  video_link_invalid: msg`Enter the whole address of the room, beginning with https://`,
};

/** The text of a code in the reader's language; an unknown one reads "Invalid input". */
export function threadText(i18n: I18n, code: string): string {
  return code in MESSAGES ? i18n._(MESSAGES[code as ThreadMessageCode]) : validationText(i18n, code);
}

/** What became of a mail, in a word. */
export function mailStateText(i18n: I18n, { state, reason }: MailState): string {
  if (state === "waiting") return isHeld(reason) ? i18n._(msg`Held back for now`) : i18n._(msg`On its way`);
  if (state === "delivered") return i18n._(msg`Sent`);
  if (state === "dead") return i18n._(msg`Could not be delivered`);
  return reason === "collected" ? i18n._(msg`In a collected mail`) : i18n._(msg`Not sent`);
}

export const PLACEHOLDER_LABELS: Readonly<Record<Placeholder, MessageDescriptor>> = {
  name: msg`Name of the contact`,
  firm: msg`Firm of the contact`,
  number: msg`Booking number`,
  proceeding: msg`Type of proceeding`,
  when: msg`Days and hours`,
  venue: msg`Venue`,
  address: msg`Address`,
  room: msg`Room`,
  videoLink: msg`Link of the video room`,
  phone: msg`Phone of the office`,
};
