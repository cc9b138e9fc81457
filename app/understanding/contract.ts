/**
 * What is read in a message, by every reader (detectors, the tagger, a language model): readers propose hypotheses,
 * one decoder disposes, and its `Understanding` is all that the policy of the conversation sees. Offsets are UTF-16 units of
 * the message as it was typed, `end` exclusive.
 */
import type { Part } from "./draft/part.ts";
import type { Fact, Locale, Reading } from "./time/types.ts";

export type { Locale, Part };

export interface Span {
  start: number;
  end: number;
}

/** Who proposes. `form` is a value typed into a card of the talk: it is taken unchanged. */
export type Source = "detector" | "tagger" | "model" | "form";

/**
 * What a statement does with its value: `states` it, `corrects` what was noted ("not the 12th, the 14th"), `prefers` it
 * without insisting, gives it as a `backup` (second choice), rules it out (`not`), asks to be `call`ed then, names a `deadline`,
 * or only `mentions` it (a day of the story, somebody else's city).
 */
export const ROLES = ["states", "corrects", "prefers", "backup", "not", "call", "deadline", "mentions"] as const;
export type Role = (typeof ROLES)[number];

/** The parts of the booking's registry (`booking/registry/entries.ts`), which the understanding doesn't read. */
export const PERSON_PARTS = [
  "claimant",
  "respondent",
  "representative",
  "counsel",
  "assistant",
  "witness",
  "expert",
  "neutral",
  "secretary",
  "interpreter",
  "insurer",
  "support",
  "observer",
  "technician",
  "other",
] as const;
/** Somebody who is not the visitor. What the text does not say is absent. */
export interface PersonSaid {
  name?: string;
  firm?: string;
  part: (typeof PERSON_PARTS)[number];
  /** What they are besides, in the text's words: "president", "beneficiary", "VP HR". */
  title?: string;
  /** Whose side: of a witness or a lawyer. */
  side?: "claimant" | "respondent";
  /** Where that person is, in the text's words, and the IANA zone of it where it is known. */
  place?: string;
  zone?: string;
  /** `remote` is by video. */
  attends?: "remote" | "telephone" | "in_person";
  /** Of who attends by video or telephone on some days and is in the room on the others: those days. */
  remoteOn?: readonly string[];
  /** Which days they come on, where that is said. */
  days?: readonly string[];
  /** Within which hours of a day they come: "13:00-17:00", "13:00-", "-12:00". */
  hours?: string;
  /** What they need to take part. */
  access?: string;
  /** Their own, and what else is said of them alone. */
  email?: string;
  phone?: string;
  note?: string;
  /** How many such people, where they are counted and not named ("three remote witnesses"). */
  count?: number;
}

/** One mention of somebody, or of several, and how it counts with those who are noted. */
export interface PersonMention extends PersonSaid {
  /**
   * `more`: so many besides those who are noted; `others`: those who are named are not among them ("two other witnesses"); `among`: some of
   * those who are noted ("one of the witnesses"); `all`: all of that part ("both witnesses", "the tribunal of three"); `rest`: those of a group who
   * are left without the ones that its words name ("five, led by Ms. Tan": four).
   */
  how?: "more" | "others" | "among" | "all" | "rest";
  /** On which days they come: as it was said, or by their place among the hearing's (-1 is the last). */
  on?: { nth: number } | { reading: Reading; only?: true };
  /** On which days they are elsewhere, being in the room on the others; `not`: on all others than these, on which they are in the room. */
  afarOn?: { days: readonly NonNullable<PersonMention["on"]>[]; not?: true };
  /** Whose people they are: those of a party or a firm that is named, or the visitor's or the other side, whichever that is. */
  of?: { name: string; side?: never } | { side: "own" | "theirs"; name?: never };
  /** `self`: it is the visitor; `title`: the name is what they are called by ("my brother", "the CFO"). */
  by?: "self" | "title";
}

/** The values of each slot. Words of a vocabulary are those of the booking's fields. */
export interface SlotValues {
  /** One of the booking's proceeding types. */
  proceeding: { type: string };
  format: { type: "in_person" | "virtual" | "hybrid" };
  /** One of our cities, wanted; `alternate` is the visitor's own place, with its name or address. */
  venue: { location: string; name?: string };
  /** Days, hours, lengths, counts and zones, as the grammar reads them: one statement for each of its readings. */
  when: Reading;
  /** The visitor's own. */
  name: { name: string };
  firm: { firm: string };
  email: { address: string };
  /** E.164 where the number is complete. */
  phone: { number: string; extension?: string };
  side: { side: "claimant" | "respondent" };
  person: PersonMention;
  /** How many attend. */
  headcount: { least: number; most: number };
  /** `words`: what is said of one that the list does not name. */
  setup: { setup: string; words?: string };
  /** Besides the main one; `total`: that one was counted among them. */
  /**
   * `more`: so many of them come on top of those that are noted; `owners`: whom they are for, in the visitor's words; `all`: there are no
   * others, as the sentence says with their number.
   */
  breakouts: { rooms: number; total?: true; more?: number; owners?: readonly string[]; all?: true };
  /** `kind` is the name of the booking's field that asks for it, for instance `courtReportingRequired`. */
  service: { kind: string; language?: string; detail?: string };
  /** Something needed that has no field of its own. */
  need: { text: string };
  urgency: { level: string };
  /** `payer`: of "other", a company that is named as one; it may be the visitor's own. */
  /** `words`: what no choice says, of other shares and of the invoice; without a choice nothing is said of who pays. */
  split: { responsibility?: string; payer?: string; words?: string };
  /** What the dispute is about. */
  story: { text: string };
  styleOfCause: { text: string };
  /** `own`: the file or matter number of the visitor's own firm. */
  reference: { kind: "court_file" | "contract" | "booking" | "own"; number: string };
  /** Anything said that nothing else explains: kept word for word. */
  remark: { text: string };
}
export type Slot = keyof SlotValues;

type Of<S extends Slot, More> = S extends Slot ? { slot: S; value: SlotValues[S] } & More : never;

export interface Evidence {
  /** The visitor's words. */
  quote: string;
  at: Span;
  role: Role;
  /** 0 to 1: how sure. */
  score: number;
  /** Further stretches that the value explains: "by video" of a witness. */
  also?: readonly Span[];
  /** Its part of the request is named for it ("Matter: …", "the firm should read …"): it takes the place of what is noted there. */
  named?: true;
  /** Its part is named to be added to ("add to the matter: …"). */
  added?: true;
}
/** One reader's proposal. */
export type Hypothesis = Of<Slot, Evidence & { source: Source }>;
/** What the decoder takes; `sources` are those that agree. */
export type Statement = Of<Slot, Evidence & { sources: readonly Source[] }>;

export const ACTS = [
  "inform",
  "greeting",
  "thanks",
  "bye",
  "confirm",
  "deny",
  "correct",
  "skip",
  "unknown",
  "none",
  "question",
  "undo",
  "restart",
  "person",
  "nocall",
  "repeat",
  "stop",
  "change",
  "cancel",
  "status",
  "copy",
  "again",
  "upset",
  "offtopic",
  "attack",
  "language",
  "self",
  "unclear",
] as const;
export type Act = (typeof ACTS)[number];

export interface ActSaid {
  act: Act;
  at: Span;
  score: number;
  sources: readonly Source[];
  /** Of a correction: the whole message is one, which explains none of its words. */
  whole?: true;
  /** Of a yes: a clause of its own orders to send ("send it", "go ahead"), whatever else the message says. */
  sends?: true;
  /** Of a yes: a sentence of its own behind others orders to send. */
  sendsLast?: true;
  /** Of `repeat`: what is noted is to be shown, the whole or these parts of it. */
  shows?: true;
  /** Of `unknown`: these parts of the request follow, whatever was asked. */
  of?: readonly Part[];
  /** Of `repeat`: it is asked whether the values in it are noted; `gone`: whether they no longer are; `kept`: they stay. */
  checks?: "noted" | "gone" | "kept";
  /** Of `repeat`: fields of the request that it asks about, by their names. */
  fields?: readonly string[];
  /** Of `repeat`: the days that it names, `YYYY-MM-DD`. */
  days?: readonly string[];
  /** Of `repeat`: weekdays that it names without a date, 1 for Monday to 7 for Sunday. */
  weekdays?: readonly number[];
  /** Of `repeat`: days that it names by their number alone ("the 9th"). */
  monthDays?: readonly number[];
  /** Of `repeat`: it asks why what is noted is so, or who said it. */
  why?: true;
  /** Of `repeat`: the noted things that it means, by their handles, and what it says of them, as readers of ours find it in its words. */
  things?: readonly string[];
  claims?: readonly Statement[];
  /** Of `repeat`: the hours that it names. */
  clocks?: readonly NonNullable<Fact["clock"]>[];
  /** Of `repeat`: it asks what is not filled in yet. */
  missing?: true;
  /** Of a goodbye: the visitor goes on by themselves, on the phone or another time. */
  later?: true;
  /** It opens the message, in the visitor's own words, and nothing in the message makes it depend on something or takes it back. */
  free?: true;
}

/** Something that has to be asked: one stretch with several meanings, or one that is below its margin. */
export interface Doubt {
  at: Span;
  quote: string;
  /** Likeliest first. */
  options: readonly Statement[];
}

/** A question put to us, whole. */
export interface QuestionSaid {
  at: Span;
  quote: string;
  /** A word or two with which its sentence comes to it ("one quick thing, …"). */
  lead?: Span;
  /** It asks politely for something ("could we have …"): the stretch that names it is wanted. */
  wishes?: Span;
  /** What only the venue's calendar and rooms answer. */
  asks?: VenueAsk;
  /** Of `until`: the hour, `HH:MM`. */
  until?: string;
  /** It scolds, and asks nothing. */
  reproach?: true;
  /** It asks for the hour at some places, now or compared with each other. */
  clocks?: { places: readonly PlaceClock[]; asks: "now" | "difference" };
  /** By a language model: the id of the answer of ours that answers it, `NO_ANSWER` where none does, `MERE_WISH` where it asks for what is said next to it. */
  about?: string;
  /** By a language model, of `OWN_REQUEST`: the fields that it asks about, and whether it asks why they are so. */
  own?: { fields: readonly string[]; things?: readonly string[]; why?: true };
  /** It asks for a price: nothing in it is wanted by that. */
  price?: PriceSaid;
}

/** What a price may be asked of, by the names of an estimate; `furtherHours`: beyond a full day; `other`: something that no rate is kept of. */
export const PRICED_THINGS = [
  "room",
  "breakout",
  "furtherHours",
  "remoteAccess",
  "needsConferencingUnit",
  "courtReportingRequired",
  "needsLegalVideography",
  "needsInterpretation",
  "needsSignLanguage",
  "caseManagementSupport",
  "streamingRequired",
  "evidencePresentationSpecialist",
  "needsDocumentPlatform",
  "catering",
  "other",
] as const;
export type PricedThing = (typeof PRICED_THINGS)[number];

/** How long a day is that a price is asked for. */
export const PRICED_LENGTHS = ["half_day", "full_day"] as const;
export type PricedLength = (typeof PRICED_LENGTHS)[number];

/** What of a price a question asks for. */
export interface PriceSaid {
  /** None: of the whole. */
  of: readonly PricedThing[];
  /** `YYYY-MM-DD`; none: of every day on which it is wanted. */
  days: readonly string[];
  /** Days that it names by a weekday alone: those of the hearing with that weekday are meant, where it has any. */
  weekdays: readonly string[];
  /** Places among the hearing's days, 1 for the first, -1 for the last. */
  places?: readonly number[];
  /** So many rooms or interpreters, and not as many as are noted. */
  count?: number;
  /** They come on top of those that are noted: "one more room". */
  more?: true;
  length?: PricedLength;
  /** The hours that are asked about, `HH:MM`. */
  hours?: { start: string; end: string };
}

/** A place as it is named, and its clock: an IANA zone, or the id of a venue of ours, whose zone is meant. */
export interface PlaceClock {
  place: string;
  clock: string;
}

/** No answer of ours is to this question. */
export const NO_ANSWER = "none";
/** The answer of ours that speaks of prices. */
export const OF_PRICES = "prices";
/** "Can you set that up?": it wishes for what the message says, and asks nothing besides. */
export const MERE_WISH = "wish";
/** It is of what is noted: what it is, whether it is there, why, or who said it. */
export const OWN_REQUEST = "request";

/** Which days are free, which rooms suit, that rooms are held for a while, and whether they are. */
/** `unhold`: that nothing is held ("no need to hold the rooms"); `until`: whether the hearing may go on until an hour. */
export type VenueAsk = "free_days" | "rooms" | "hold" | "unhold" | "held" | "until";

/**
 * Words that are to be kept for staff as they are; `isOrdered`: by an order to put them in a note, and not only "note that …". No words: the message
 * orders a note and says nothing that could be in it, and `at` is the order.
 */
export interface NoteSaid {
  at: Span;
  quote: string;
  isOrdered?: true;
  /** A remark that was taken out is to be there again: which one, its words say. */
  back?: true;
}

/** A stretch that nothing explains. */
export interface Rest {
  at: Span;
  quote: string;
  /** Its words wish for something more ("we will also need parking") and take nothing back. */
  adds?: true;
}

/** Something that is noted, as a reader may point to it. */
export interface HeldThing {
  /** Short and of this talk's plan alone: `person2`, `day1`, `breakoutRoomCount`. */
  handle: string;
  /** What its values are taken for. */
  kind: "count" | "person" | "firm" | "place" | "text" | "day" | "hour" | "flag" | "other";
  /** Its field in the booking, and the parts of the request that it belongs to. */
  field: string;
  parts: readonly Part[];
  /** As a reader is shown it; of a day its date, of hours `HH:MM–HH:MM`, and of a day with hours of its own both. */
  value: string;
  /** Of a person: what is noted of them. */
  person?: PersonSaid;
  /** Another handle is shown of the same person. */
  alias?: true;
}

/** What is said of something that is noted: it is taken out, something takes its place, or it is not so. Whether it is noted, the policy knows. */
export interface Mend {
  at: Span;
  quote: string;
  /** `keeps`: it stays as it is, whatever else its words may seem to say. */
  does: "drops" | "changes" | "denies" | "keeps";
  /** Parts of the request that it names. */
  of: readonly Part[];
  /** Words that it takes back ("not 2"), and those that take their place; numbers in figures. */
  out?: string;
  into?: string;
  /** The one thing that is meant, by its handle: a language model has pointed to it, and the words have been read again. */
  thing?: string;
  /** What takes its place, as it is read in the words. */
  by?: Statement;
  /** The words may mean it and do not surely say it: it is asked. */
  open?: true;
}

/** The parts of a request that have a card of their own, which keep apart what is said of each. */
export type Topic = "contact" | "reach" | "place" | "days" | "people" | "rooms" | "services" | "matter" | "costs";
export interface TopicSaid {
  topic: Topic;
  at: Span;
}

/** How the visitor wants to be reached. */
export interface ReachSaid {
  by?: "phone" | "email" | "no_calls";
  /** In their words: a way or an hour that has no name of ours. */
  when?: string;
  at: readonly Span[];
}

/** What the visitor is in the matter, or whom they act for, in their words: "counsel for the claimant", "the executor". */
export interface OwnPart {
  words: string;
  at: readonly Span[];
  /** It takes the place of what is noted, and is not added to it. */
  replaces?: true;
}

/** An arbitrator or a mediator whom we are to find. */
export interface Wanted {
  part: "arbitrator" | "mediator" | "neutral";
  at: readonly Span[];
  /** What that person has to speak, in the visitor's words. */
  like?: string;
}

/** Everything that a message says. Every clause is in a statement, an act, a question, a doubt, or the rest. */
/** What is wanted on some of the hearing's days alone, by the name of its field; `not`: on the others. */
export interface OnDaysSaid {
  field: string;
  days: readonly string[];
  note?: string;
  not?: true;
  /** Of a service, within which hours of these days: "09:30-12:00"; "" for the whole day. Without days those that it has. */
  hours?: string;
  /** Days that are named by their weekday alone, each by a date of it: those of the hearing are meant. */
  weekdays?: readonly string[];
  /** And those that are named by their place among the hearing's: 1 for the first, -1 for the last. */
  places?: readonly number[];
  /** Of further rooms: so many of them at most are meant, and nothing is said of any others. */
  some?: number;
  quote: string;
}

/** What is noted of meals with other numbers. */
export interface Recount {
  /** The words as they are noted, and the days that have them, where these are not all. */
  from: string;
  into: string;
  days?: readonly string[];
  /** The days that the message names; without them all of those that have the words. */
  on?: Required<Pick<OnDaysSaid, "days" | "weekdays" | "places">>;
  quote: string;
}

export interface Understanding {
  language: Locale | "other";
  statements: readonly Statement[];
  acts: readonly ActSaid[];
  questions: readonly QuestionSaid[];
  doubts: readonly Doubt[];
  /** Stretches that nothing above explains; the policy keeps them as remarks. */
  rest: readonly Rest[];
  /** What it says of what is noted already, besides: its words may be in statements or in the rest too. */
  mends?: readonly Mend[];
  wanted?: Wanted;
  reach?: ReachSaid;
  ownPart?: OwnPart;
  onDays?: readonly OnDaysSaid[];
  recounts?: readonly Recount[];
  notes?: readonly NoteSaid[];
  /** Once there is a booking: stretches whose days are of one person, service, room, number or text of the hearing, and not of the hearing. */
  ofParts?: readonly Span[];
  /** It orders to give its words to our staff. */
  forStaff?: true;
  /** A language model has read it: what nothing explains is none of the matter. */
  isRead?: true;
  /** What its stretches are about, understood or not. */
  topics?: readonly TopicSaid[];
}

/** What the reader has to know of the conversation. */
export interface TalkContext {
  /** Today in the zone of the venue, `YYYY-MM-DD`, or with its hour `YYYY-MM-DDTHH:MM`. */
  today: string;
  /** The page's language. */
  locale: Locale;
  /** What had just been asked, in the words of the sentences' notation (`data/README.md`), `-` for nothing. */
  asked: string;
  /** The day of the hearing that is noted already. */
  near?: string | undefined;
  /** The first day of the period that is noted while no day is: a bare number is in its month. */
  month?: string | undefined;
  /** All of its days. */
  days?: readonly string[] | undefined;
  /** A period, a last day or weekdays are noted: the day itself is open. */
  wished?: boolean | undefined;
  /** Names noted already: they are recognised when they are said again. */
  known?: { name?: string | undefined; firm?: string | undefined } | undefined;
  /** The choices that were offered as buttons, in order. */
  offered?: readonly string[] | undefined;
  /** A booking exists in this conversation. */
  booked?: boolean | undefined;
  /** When we call was said in the last turn: an hour by itself is of the call. */
  calling?: boolean | undefined;
  /** Parts of the request that are noted already. */
  noted?: readonly Part[] | undefined;
  /** Everything that is noted, for who points to it. */
  held?: readonly HeldThing[] | undefined;
}
