/** Texts of what is wrong with a note or a document. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ATTACHMENT_MESSAGE_CODES } from "#app/domain/message-codes.ts";
import { validationText } from "../validation-messages.ts";

type AttachmentCode = (typeof ATTACHMENT_MESSAGE_CODES)[number];

const MESSAGES: Readonly<Record<AttachmentCode, MessageDescriptor>> = {
  note_empty: msg`Write the note first`,
  document_empty: msg`Choose a file that is not empty`,
  document_too_large: msg`The file is larger than 10 MB. Please send a smaller one, or several parts`,
  document_type: msg`Choose a PDF, a Word document (.doc, .docx) or a picture (.jpg, .png)`,
  document_content: msg`The content of this file is not what its name says. Save it again as PDF and choose that`,
  form_boundary: msg`The boundary of this form has more than 70 characters, or one that a boundary may not have`,
  form_fields: msg`This form has more fields than any of ours`,
  try_later: msg`That was a lot at once. Please wait a little and try again`,
  kept_by_legal_hold: msg`This booking is under a legal hold: nothing of it is removed until the hold has ended`,
  document_too_many: msg`This booking has as many documents as it can hold. Remove one first`,
};

/** The text of a code in the reader's language; an unknown one reads "Invalid input". */
export function documentText(i18n: I18n, code: string): string {
  return code in MESSAGES ? i18n._(MESSAGES[code as AttachmentCode]) : validationText(i18n, code);
}
