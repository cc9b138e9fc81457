/** Words around the rules where staff read them (`/admin/booking-rules`), in whichever language they are shown. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

export const RULE_BOOK_TEXTS = {
  mandatory: msg`Mandatory`,
  optional: msg`Optional`,
  decides: msg`All other rules follow from this choice.`,
  offered: msg`Offered`,
  notOffered: msg`Not offered`,
  settled: msg`Settled by a rule`,
  effects: msg`What these choices settle`,
  noEffects: msg`Nothing is settled: every choice is left to the person booking.`,
  sections: msg`Sections, in order`,
  further: msg`With other answers`,
  furtherLead: msg`The sections above show the form as it begins: a single day, a full day, at the expense of the booking party. These answers change it.`,
  oneOrMore: msg`One or more`,
  proceeding: msg`Type of proceeding`,
  overview: msg`All proceedings`,
  overviewLead: msg`The number of mandatory fields as the form begins, the two choices at its top not counted. Each number leads to its rules.`,
  express: msg`Express`,
  formIsShown: msg`The detailed form is shown.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const versionText = (version: number) => msg`Rules, version ${version}`;
export const notOfferedText = (proceeding: string, asked: string, becomes: string) =>
  msg`${proceeding}: “${asked}” is not offered. It becomes “${becomes}”.`;
export const becomesText = (locationType: string) => msg`Becomes “${locationType}”`;
export const expressText = (fields: string) =>
  msg`The Express panel takes the form’s place. Nothing of the form is mandatory; the panel asks how to call back: ${fields}.`;
export const mandatoryCountText = (count: number) =>
  msg`${plural(count, { 0: "Nothing mandatory", one: "# mandatory field", other: "# mandatory fields" })}`;
