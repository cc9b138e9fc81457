/** The shape of a language's synonym table. Every phrase is folded: lower case, no accents (`fold.ts`, `phrases.ts`). */
import type { FastField } from "#app/domain/booking/fast.ts";
import type { FastUrgency, LocationType, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { SpeechAct } from "../interpretation.ts";

export interface Lexicon {
  /** Words that name a proceeding wherever they stand. */
  proceedings: Readonly<Record<ProceedingType, readonly string[]>>;
  /** Words that name it only as the answer to that question ("a trial", "the other one"). */
  proceedingAnswers: Readonly<Partial<Record<ProceedingType, readonly string[]>>>;
  /** Longer phrases around a proceeding's name that are no choice of one ("arbitration clause"). */
  proceedingDecoys: readonly string[];
  locationTypes: Readonly<Record<LocationType, readonly string[]>>;
  locationTypeDecoys: readonly string[];
  /** What stands before a city when the hearing is meant, and what makes it someone's home or firm. */
  cityPrepositions: readonly string[];
  cityDecoys: readonly string[];
  urgency: Readonly<Record<FastUrgency, readonly string[]>>;
  urgencyAnswers: Readonly<Record<FastUrgency, readonly string[]>>;
  /** Nouns of what a hearing may need beyond a room. */
  requirements: readonly string[];
  requirementCues: readonly string[];
  /** How a field is called: in "change the date" and as a label in "Date: …". */
  fieldNames: Readonly<Record<FastField, readonly string[]>>;
  changeCues: readonly string[];
  wrongCues: readonly string[];
  correctionCues: readonly string[];
  /** Words that put what follows aside ("not", "instead of"). */
  negations: readonly string[];
  /** Little words that may stand between a negation and what it negates. */
  articles: readonly string[];
  acts: Readonly<Partial<Record<SpeechAct, readonly string[]>>>;
  /** Refusals of whatever was asked. */
  refusals: readonly string[];
  /** Refusals that name their field. */
  refusedFields: Readonly<Partial<Record<FastField, readonly string[]>>>;
  /** Openings of a question; "may I have" ones ask for a booking and are no question. */
  questionOpenings: readonly string[];
  indirectQuestions: readonly string[];
  requestOpenings: readonly string[];
  nameCues: Readonly<{ contact: readonly string[]; own: readonly string[]; weak: readonly string[]; behalf: readonly string[] }>;
  firmCues: readonly string[];
  weakFirmCues: readonly string[];
  /** After one of these the matter is told; the words themselves are left out. */
  descriptionCues: readonly string[];
  /** A sentence that opens with one of these is the description as a whole. */
  descriptionOpenings: readonly string[];
  disputeNouns: readonly string[];
  /** Signs that a date belongs to the story and not to the hearing. */
  narrativeCues: readonly string[];
  yes: readonly string[];
  yesFillers: readonly string[];
  /** Frequent words by which the language is recognised. */
  common: readonly string[];
  /** Words that the other two languages do not have and that weigh double. */
  telling: readonly string[];
}
