/** What the assistant says, in sentences: a file for each language, held to the same list by the compiler. */

import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { OptionWord, PointKind } from "#app/domain/talk/state.ts";

/** A question as it is put first, and as it is put again. */
export type Question = readonly [first: string, again: string];
export type AskedTopic =
  | "kind"
  | "place"
  | "format"
  | "city"
  | "date"
  | "time"
  | "length"
  | "contact"
  | "story"
  | "phone"
  | "reference"
  | "booking_change"
  | "change"
  | "kind_place_day"
  | "place_day"
  | "city_day"
  | "contact_story";

/** What a point is asked with: texts, "" where there is none. */
export interface PointWords {
  quote: string;
  days: string;
  time: string;
  label: string;
  /** What is noted now. */
  held: string;
  /** What one thing would be. */
  now: string;
  /** Of a long value only what goes (`held`) and what comes (`now`) is shown: of whom or of what. */
  of: string;
  ours: string;
  theirs: string;
  reference: string;
  /** The options that are values, joined by "or". */
  options: string;
  /** Several days, for the agreement. */
  several: boolean;
  /** The quoted words are of an earlier message. */
  earlier: boolean;
}

export interface Words {
  greeting: string;
  hello: string;
  noVenue: (quote: string) => string;
  thanks: string;
  bye: string;
  /** With the goodbye, where a draft is left. */
  draftKept: string;
  unclear: string;
  unclearPerson: (phone: string) => string;
  upset: (phone: string) => string;
  self: (phone: string) => string;
  heard: string;
  noteWhat: string;
  attack: string;
  notOurs: string;
  language: string;
  noted: (lines: string) => string;
  /** Names what has become another value, where chips show the values. */
  changed: (labels: string) => string;
  /** Of a list: an entry that is in it no more. */
  noLonger: (text: string) => string;
  /** Of what was wanted on some days and is on every day now. */
  wholeHearing: string;
  /** The essentials of a long message in one sentence; `thanked` is the name that it gave, "" for none. */
  lead: (thanked: string, what: string) => string;
  /** How long, and within which days, as the sentence has it. */
  inLead: { length: (text: string) => string; window: (text: string) => string };
  /** What the message said besides. */
  besides: (lines: string) => string;
  /** Each proceeding as a sentence names it, with its article; `hearing` where none was said. */
  proceedings: Readonly<Record<ProceedingType | "hearing", string>>;
  /** Where: in a city, in a city with some online, online. */
  where: { city: (city: string) => string; both: (city: string) => string; online: string };
  was: (before: string) => string;
  cleared: { values: (labels: string) => string; remarks: (quotes: string) => string };
  /** What was typed is kept, though the list of people says another value. */
  listed: { room: (kept: string, listed: string) => string; format: (kept: string) => string };
  remarked: (remarks: string) => string;
  toFollow: (labels: string) => string;
  leftOpen: (labels: string) => string;
  invalid: {
    email: (quote: string) => string;
    phone: (quote: string) => string;
    name: (quote: string) => string;
    other: (label: string, quote: string) => string;
  };
  ruled: (label: string, value: string) => string;
  undone: string;
  nothingToUndo: string;
  restarted: string;
  kept: string;
  forStaff: string;
  settledAlready: string;
  changedSince: string;
  again: string;
  /** Two lines: about how much, and what is in it for so many days; `open`: what is not, "" for nothing. */
  estimate: (total: string, holds: string, open: string, days: number, assumesFullDays: boolean) => string;
  /** The same in one sentence, where the rest is a press away; `open`: what is not in it, "" for nothing. */
  estimateAlone: (total: string, open: string, assumesFullDays: boolean) => string;
  /** Asks for the rest: read like any question for the price. */
  estimateMore: string;
  estimateNeeds: (needs: string) => string;
  /** What an estimate needs, by the field that holds it. */
  /** How many the room is for: as it is called in a sentence, where it was counted, or counts some who are elsewhere. */
  heads: { name: string; counted: string; afar(people: number): string };
  needs: Readonly<Record<"preferredDate" | "location" | "mainRoomCapacity", string>>;
  resolved: (remarks: string) => string;
  /** `quotes`: the questions that have no answer here, each in its quotation marks. */
  unanswered: (quotes: string, several: boolean) => string;
  closed: (city: string, days: string, several: boolean) => string;
  /** `hours`: the opening hours of these days. */
  outsideHours: (city: string, days: string, hours: string) => string;
  full: (city: string, days: string) => string;
  near: (days: string) => string;
  tooMany: (city: string, people: number, most: number, larger: string) => string;
  tooManyAnywhere: (city: string, people: number, most: number) => string;
  shortest: (quote: string) => string;
  longest: (quote: string, most: number) => string;
  free: (city: string, days: string) => string;
  booked: (reference: string, by: string) => string;
  moved: (reference: string, day: string) => string;
  cancelled: (reference: string) => string;
  passedOn: (reference: string, by: string) => string;
  copied: (reference: string) => string;
  linked: (reference: string) => string;
  /** `first`: the day is the first of several. */
  status: (reference: string, status: string, day: string, held: string, first: boolean) => string;
  /** The state of a booking, after its number. */
  statusOf: Readonly<Record<BookingStatus | "pendingAsAsked", string>>;
  call: (phone: string, by: string) => string;
  forgotten: string;
  notFound: (reference: string, phone: string) => string;
  failed: (phone: string) => string;
  /** So many requests wait that no further one is taken. */
  requestsFull: (office: { phone: string; email: string }) => string;
  /** `why`: whole sentences. */
  refused: (why: string, phone: string) => string;
  allTaken: (days: string, several: boolean) => string;
  /** `why`: whole sentences. */
  notMoved: (reference: string, why: string) => string;
  notSent: string;
  /** What it waits for: fields, the answer to a question, a yes to what has changed, or the yes alone. */
  notSentYet: { open: (labels: string) => string; question: string; changed: string; yes: string };
  /** Held by the rules of the request: chosen by nobody. */
  included: string;
  /** After why a rule holds it. */
  keptForStaff: string;
  proof: (reference: string) => string;
  person: (phone: string) => string;
  personNoCall: (phone: string) => string;
  waiting: (labels: string, phone: string) => string;
  /** The second time: why nothing is sent without it, and another way. `number`: of a telephone number that is missing, whether we write or call. */
  waitingAgain: (labels: string, phone: string, number: "written" | "called" | null) => string;
  summaryTitle: string;
  /** `more`: nothing of what may be added was said. */
  summaryAsk: (more: boolean) => string;
  ready: string;
  /** After a change that was just said. */
  readyChanged: string;
  /** An answer among several of one message, under the words that asked for it. */
  answered: (quote: string, answer: string) => string;
  failedPass: (phone: string) => string;
  offers: (days: string) => string;
  ask: Readonly<Record<AskedTopic, Question>>;
  /** What is still missing to reach them; `matter`: and what it is about, in the same breath. */
  askReach: (missing: string, matter: boolean) => string;
  askReachAgain: (missing: string, matter: boolean) => string;
  reach: Readonly<Record<"contactFirm" | "contactEmail" | "contactPhone", string>>;
  askFields: (labels: string, reason: string) => string;
  askFieldsAgain: (labels: string) => string;
  point: Readonly<Record<PointKind, (about: PointWords) => string>>;
  pointAgain: string;
  option: Readonly<Record<OptionWord, string>>;
  /** Options with the value that they keep, note or add. */
  named: Readonly<Record<"keep" | "change" | "move" | "both" | "second" | "add", (value: string) => string>>;
  send: string;
  /** Short names of what is read back most; others have the form's. */
  labels: Readonly<Record<"days" | "daysSeveral" | "hours" | "length" | "alternative" | "reserve" | "person" | "window", string>>;
  fields: Readonly<Record<string, string>>;
  fromHour: (hour: string) => string;
  fromTo: (from: string, to: string) => string;
  until: (hour: string) => string;
  lengths: { half: string; full: string; hours: (hours: string) => string; days: (days: number) => string };
  parts: Readonly<Record<"morning" | "midday" | "afternoon" | "evening", string>>;
  people: (count: number) => string;
}
