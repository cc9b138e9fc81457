/** Texts of what is wrong with something said of a case; to the letter where the specification (section 5) quotes one. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CASE_MESSAGE_CODES } from "#app/domain/message-codes.ts";
import { documentText } from "./document-messages.ts";

type CaseCode = (typeof CASE_MESSAGE_CODES)[number];

const MESSAGES: Readonly<Record<CaseCode, MessageDescriptor>> = {
  case_title_required: msg`Title is required`,
  case_title_too_long: msg`Title is too long`,
  case_description_too_short: msg`Description must be at least 10 characters`,
  case_name_required: msg`Write a name`,
  case_email_invalid: msg`Write an e-mail address such as name@example.com, or leave it empty`,
  case_audience_invalid: msg`Choose who will see this`,
  case_documents_full: msg`This case has as many documents as it can hold. Please call us`,
  case_upload_cut: msg`The upload was cut off. Please send the file again`,
  case_document_gone: msg`This document was withdrawn or replaced meanwhile`,
  case_message_empty: msg`Write the message first`,
  case_attachment_unseen: msg`Attach only documents that everybody who reads the message may see`,
};

/** The text of a code in the reader's language; an unknown one reads "Invalid input". */
export function caseMessageText(i18n: I18n, code: string): string {
  return code in MESSAGES ? i18n._(MESSAGES[code as CaseCode]) : documentText(i18n, code);
}
