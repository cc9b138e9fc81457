/**
 * What the guided assistant understands of one message of a visitor: the contract between
 * `interpret.ts` (pure language work) and `workers/chat/guided` (what to say and do).
 */
import type { DraftField, DraftForm, DraftPlain } from "../booking/draft-fields.ts";
import type { LocalDate } from "../booking/local-date.ts";
import type { Locale } from "../locale.ts";
import type { AvailabilityAsk } from "./availability.ts";

/** What one message is read against. */
export interface InterpretationContext {
  /** What the draft is to become; "fast" where it is not said. Only "detailed" reads the fields of the whole request. */
  form?: DraftForm;
  /** The language of the conversation so far. */
  locale: Locale;
  /** Today in the zone of the booking (venue's, else head office's). */
  today: LocalDate;
  /** Fields that the assistant asked for in its last message, in order; empty when it asked nothing. */
  asked: readonly DraftField[];
  /** What is known already. */
  values: DraftPlain;
  /** True when the last message of the assistant was a summary that asked for confirmation. */
  summaryShown: boolean;
  /** Candidate dates that the last message asked to choose between; empty when it did not. */
  dateOptions: readonly LocalDate[];
  /**
   * The visitor's earlier messages, oldest first. Days named before their hours ("16 and 19 March") are no entry of
   * `bookingDates` yet: once the hours are said, they are looked up here. Nothing else is read in them.
   */
  earlier?: readonly string[];
  /** The question about free rooms that the visitor's last message put; null when it put none. */
  wondering?: AvailabilityAsk | null;
}

export interface FoundField {
  field: DraftField;
  /**
   * Canonical value: enum member, `YYYY-MM-DD`, `HH:MM`, e-mail as written, phone in international format; a flag
   * "true" or "false", a count its digits, several choices comma-joined, a list its JSON.
   */
  value: string;
  /** The visitor's own words, an exact substring of the message (after NFC). */
  evidence: string;
  /** True when the words correct something ("make it…", "en fait…", "no, es…"). */
  correction: boolean;
}

export interface InvalidField {
  field: DraftField;
  evidence: string;
  /** `email_required`, `phone_required`, `date_invalid`, `date_in_past`, `location_type_not_offered`, `time_invalid`… */
  code: string;
}

/** A date that reads two ways (03/04/2027) or names no one day ("next month"): to be asked back, never guessed. */
export interface AmbiguousDate {
  evidence: string;
  /** Two or more candidate days, or none when the words only narrow it ("in March"). */
  options: readonly LocalDate[];
}

export const SPEECH_ACTS = [
  "greeting",
  "thanks",
  "farewell",
  "affirm",
  "deny",
  "confirm",
  "question",
  "human",
  "hostile",
  "nonsense",
  "legal_advice",
  "start_over",
  "summary",
  "book",
  "undo",
  "who_are_you",
  "unchanged",
  "why",
  "express",
  "detailed",
] as const;
export type SpeechAct = (typeof SPEECH_ACTS)[number];

export interface Interpretation {
  /** The language the message is in, or null when it is too short or mixed to tell ("ok", an e-mail address). */
  language: Locale | null;
  /** Language that the visitor explicitly asked for ("en français s'il vous plaît"). */
  requestedLanguage: Locale | null;
  acts: readonly SpeechAct[];
  fields: readonly FoundField[];
  /** Optional fields that the visitor will not give ("I'd rather not say", "pas de date précise"). */
  declined: readonly { field: DraftField; evidence: string }[];
  invalid: readonly InvalidField[];
  ambiguousDate: AmbiguousDate | null;
  /** Each question in the message, as asked, to be looked up among the FAQs. */
  questions: readonly string[];
  /** Questions about free rooms, each of one day at one venue; null parts are not known and have to be asked for. */
  availability: readonly AvailabilityAsk[];
  /** Fields that the visitor wants to change without saying to what ("change the date"). */
  toChange: readonly DraftField[];
  /** With the act `why`: the fields whose purpose is asked; empty where "why?" names none, so that the last ones asked are meant. */
  whyOf: readonly DraftField[];
}
