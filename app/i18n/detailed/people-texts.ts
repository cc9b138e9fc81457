/** Words of the people of a hearing where they are entered, on every form. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Participant } from "#app/domain/booking/registry/entries.ts";

export const PEOPLE_TEXTS = {
  none: msg`Nobody is listed yet.`,
  newPerson: msg`One more person`,
  hint: msg`Say where those who take part by video are: we show the hours on their clocks.`,
  name: msg`Person’s name`,
  count: msg`How many`,
  countHint: msg`For several people without names, such as 3 witnesses.`,
  part: msg`Takes part as`,
  title: msg`Title or relation`,
  titleHint: msg`For example president of the tribunal, beneficiary, daughter.`,
  side: msg`Side`,
  neitherSide: msg`Neither side, or both`,
  firm: msg`Person’s firm or organization`,
  attends: msg`Takes part`,
  remoteOn: msg`By video or telephone on`,
  remoteOnHint: msg`For a person who is in the room on the other days. Leave all unchecked for every day on which they come.`,
  notKnown: msg`Not known`,
  place: msg`City`,
  zone: msg`Time zone`,
  ofTheCity: msg`Same as the city`,
  access: msg`Access needs`,
  accessHint: msg`For example a hearing loop, step-free access, breaks.`,
  email: msg`Person’s e-mail`,
  phone: msg`Person’s phone`,
  note: msg`What else we should know of them`,
  noteHint: msg`For example a flight that lands at nine, a weak line.`,
  days: msg`Comes on`,
  daysHint: msg`Leave all unchecked for every day of the hearing.`,
  hours: msg`Only at these hours (such as 13:00-17:00, 13:00- or -12:00)`,
  add: msg`Add to the list`,
  first: msg`Add a participant`,
  another: msg`Add another participant`,
  save: msg`Save`,
  cancel: msg`Cancel`,
  edit: msg`Edit`,
  zoneUnknown: msg`Choose a time zone, and their hours are shown here.`,
  whoOrWhere: msg`Enter a name, a number of people or a city`,
  countWrong: msg`Enter a number from 1 to 500`,
  tooMany: msg`The list is full`,
  tooLong: msg`This is too long`,
  hoursWrong: msg`Give hours as 13:00-17:00, 13:00- (from then on) or -12:00 (until then)`,
} as const;

export const ATTENDS_LABELS: Readonly<Record<NonNullable<Participant["attends"]>, MessageDescriptor>> = {
  remote: msg`By video`,
  telephone: msg`By telephone`,
  in_person: msg`In the room`,
};
export const SIDE_LABELS: Readonly<Record<NonNullable<Participant["side"]>, MessageDescriptor>> = {
  claimant: msg`For the claimant`,
  respondent: msg`For the respondent`,
};

/** Which row of the list an entry is. */
export const rowText = (row: number) => msg`Person ${row}`;
export const rowErrorText = (row: number, error: string) => msg`Person ${row}: ${error}`;
export const editPersonText = (person: string) => msg`Edit: ${person}`;
