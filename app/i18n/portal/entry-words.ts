/** The words in which an entry of a case's record says what it holds. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { LOCATIONS } from "#app/domain/booking/vocabulary.ts";
import { BY_LINK } from "#app/domain/case/chain/chain.ts";
import type { CodeSet, EntryLineName, EntryWords } from "#app/domain/case/chain/entry-words.ts";
import { ENTRY_TYPES } from "#app/domain/case/vocabulary.ts";
import { locationLabel, STATUS_LABELS } from "../booking-labels.ts";
import { CLIENT_BY_LINK, ENTRY_LABELS } from "./activity-texts.ts";
import { CASE_STATUS_LABELS } from "./case-labels.ts";
import { CONNECTION_LABELS, SPEAKER_LABELS, WHAT_LABELS } from "./conflict-labels.ts";
import { FOLDER_LABELS } from "./exhibits/exhibit-labels.ts";
import { MADE_BY_LABELS, SEAT_LABELS } from "./seat-labels.ts";
import { OWED_BY_LABELS } from "./timetable-texts.ts";

const LINES: Readonly<Record<EntryLineName, MessageDescriptor>> = {
  audience: msg`Seen by`,
  caseNumber: msg`Case number`,
  title: msg`Title`,
  description: msg`Description`,
  exhibit: msg`Exhibit`,
  name: msg`Name`,
  folder: msg`Folder`,
  placedBefore: msg`Placed before`,
  documentDate: msg`Date of the document`,
  reliedOn: msg`Relied on by`,
  version: msg`Version`,
  account: msg`Name of the account`,
  as: msg`Accepted as`,
  position: msg`Position`,
  place: msg`Role in the case`,
  earlier: msg`Notices of what came before, given on joining`,
  earlierForEveryone: msg`Earlier entries that everyone sees (counted up to 200)`,
  email: msg`Invited at`,
  person: msg`Name`,
  arbitrators: msg`Number of arbitrators`,
  arbitrator: msg`Arbitrator`,
  seat: msg`Seat`,
  before: msg`Before`,
  left: msg`Left the tribunal`,
  bookingNumber: msg`Booking`,
  bookingStatus: msg`Status of the booking`,
  when: msg`Day and hours`,
  where: msg`Venue`,
  rooms: msg`Rooms`,
  by: msg`Done by`,
  owedBy: msg`Due from`,
  due: msg`Due`,
  askedBy: msg`Asked for by`,
  wanted: msg`Extension until`,
  closedDay: msg`Closed day`,
  closed: msg`Closed since it was set`,
  nextOpen: msg`Next open day`,
  decision: msg`Decision`,
  movedTo: msg`Now due`,
  movesFor: msg`Moves for`,
  readdressed: msg`E-mail address`,
  overdue: msg`Done`,
  answer: msg`Answer`,
  finding: msg`Found`,
  disclosure: msg`Also disclosed`,
  remarksUntil: msg`Comments and challenges until`,
  status: msg`Status`,
  outcome: msg`Outcome`,
  award: msg`Award`,
  madeBy: msg`Made by`,
  signature: msg`Signature`,
  noMajority: msg`Why there is no majority`,
  outcomeThen: msg`Outcome then`,
  awardThen: msg`Award then`,
  side: msg`Side`,
  senderAs: msg`Written as`,
  content: msg`Message`,
  documents: msg`Document`,
  remark: msg`Said`,
  reason: msg`Reason`,
  mailSays: msg`What messages say of this case`,
  of: msg`Notice of`,
};

const CODES: Readonly<Record<Exclude<CodeSet, "venue">, Readonly<Record<string, MessageDescriptor>>>> = {
  place: { ...SPEAKER_LABELS, ...OWED_BY_LABELS },
  audience: { side_a: OWED_BY_LABELS.side_a, side_b: OWED_BY_LABELS.side_b, arbitrator: msg`its author alone`, office: msg`the office` },
  decision: {
    granted: msg`extension granted`,
    refused: msg`refused`,
    moved: msg`moved to the next open day`,
    kept: msg`the day is kept`,
    cleared: msg`cleared`,
    upheld: msg`upheld`,
    dismissed: msg`dismissed`,
  },
  answer: { disclosed: msg`disclosed`, declined: msg`declined` },
  as: { self: msg`the person invited`, for: msg`a person acting on behalf of the invitee` },
  status: CASE_STATUS_LABELS,
  bookingStatus: STATUS_LABELS,
  mailSays: { nothing: msg`Nothing`, kind: msg`The kind`, outcome: msg`The outcome` },
  source: {
    interest: msg`a declared interest`,
    past_case: msg`a name like this in another case of the arbitrator’s`,
    own_firm: msg`the arbitrator’s own firm`,
    self: msg`the arbitrator’s own name`,
    address: msg`the arbitrator’s own e-mail address`,
  },
  what: WHAT_LABELS,
  connection: CONNECTION_LABELS,
  folder: FOLDER_LABELS,
  seat: SEAT_LABELS,
  madeBy: MADE_BY_LABELS,
  signature: { signed: msg`signed`, unsigned: msg`did not sign` },
  by: { [BY_LINK]: CLIENT_BY_LINK },
  flag: {
    readdressed: msg`Another one was given`,
    overdue: msg`after its deadline`,
    kept: msg`a venue or the seat is closed on this day; it was kept`,
  },
};

/** Where a hearing takes place: venues by their cities. */
const placesIn = (i18n: I18n): Record<string, string> => ({
  ...Object.fromEntries(LOCATIONS.map((location) => [location, locationLabel(i18n, location)])),
  virtual: i18n._(msg`By video conference only`),
});

/** All of them in the language of `i18n`. */
export function entryWords(i18n: I18n): EntryWords {
  const said = <Name extends string>(labels: Readonly<Record<Name, MessageDescriptor>>) =>
    Object.fromEntries(Object.entries<MessageDescriptor>(labels).map(([name, label]) => [name, i18n._(label)])) as Record<Name, string>;
  const worded = Object.fromEntries(Object.entries(CODES).map(([set, labels]) => [set, said(labels)]));
  const codes = { ...worded, venue: placesIn(i18n) } as Record<CodeSet, Record<string, string>>;
  // What everyone sees needs no word.
  codes.audience.everyone = "";
  return { lines: said(LINES), codes, types: Object.fromEntries(ENTRY_TYPES.map((type) => [type, i18n._(ENTRY_LABELS[type])])) };
}
