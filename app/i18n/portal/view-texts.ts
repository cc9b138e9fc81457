/** What is wrong with a saved view, in words. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ViewMessageCode } from "#app/domain/message-codes.ts";
import { validationText } from "../validation-messages.ts";

const MESSAGES: Readonly<Record<ViewMessageCode, MessageDescriptor>> = {
  view_name_required: msg`Enter a name`,
  view_name_taken: msg`You have a view of this name already. Choose another name`,
  view_of_everything: msg`Choose a filter first: this is the whole list`,
  views_too_many: msg`The maximum number of views is reached. Remove one first`,
};

/** The text of a code in the reader's language; an unknown one reads "Invalid input". */
export const viewText = (i18n: I18n, code: string): string =>
  code in MESSAGES ? i18n._(MESSAGES[code as ViewMessageCode]) : validationText(i18n, code);
