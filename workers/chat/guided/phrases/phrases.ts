/** What the embedded assistant says, a file per language; the compiler holds the three to the same list. */

import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { DayState } from "#app/domain/venue/availability.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** A question as first put, and as put again after an answer that could not be used. */
export type Question = readonly [first: string, again: string];

export interface Phrases {
  greeting: string;
  whoAmI: string;
  thanks: string;
  farewell: string;
  hostile: string;
  nonsense: string;
  legalAdvice: string;
  noted: (what: string) => string;
  changed: (what: string) => string;
  undone: string;
  nothingToUndo: string;
  startedOver: string;
  skipped: string;
  /** What stands, for whoever asks where things are or comes back. */
  soFar: (what: string) => string;
  nothingYet: string;
  unknownQuestion: string;
  callbackPromised: (phone: string, by: string) => string;
  /** Asked for again: staff have their task already. */
  callbackAlready: string;
  callbackRefused: string;
  callbackNeedsPhone: (providerPhone: string) => string;
  booked: (number: string, by: string | null) => string;
  alreadyBooked: (number: string) => string;
  cannotSendYet: string;
  sendFailed: string;
  whatToChange: string;
  changeTo: (field: string) => string;
  dateWhich: (words: string, options: string) => string;
  dateNarrow: (words: string) => string;
  or: string;
  invalid: {
    contactEmail: (words: string) => string;
    contactPhone: (words: string) => string;
    dateInPast: (words: string) => string;
    dateInvalid: (words: string) => string;
    timeInvalid: (words: string) => string;
    description: string;
    courtTrialInPerson: string;
    notOffered: string;
    other: (field: string) => string;
  };
  ask: Record<
    | "proceedingType"
    | "locationType"
    | "place"
    | "location"
    | "contactName"
    | "nameAndFirm"
    | "contactEmail"
    | "contactPhone"
    | "emailAndPhone"
    | "caseDescription",
    Question
  >;
  /** Optional things asked together: "… You may skip this." */
  optional: (things: readonly string[]) => string;
  optionalThing: Partial<Record<DraftField, string>>;
  /** Asks for what the whole request needs, by the fields' nouns; `again` after an answer that could not be used. */
  tell: (things: readonly string[], again: boolean) => string;
  /** Services that are offered once, together. */
  services: (things: readonly string[]) => string;
  serviceThing: Partial<Record<DraftField, string>>;
  expressOffer: string;
  expressChosen: string;
  detailedChosen: string;
  /** What is told of a day: with people where they were named, and `hours` where hours were. */
  availability: Record<DayState, (city: string, day: string, people: number | null, hours: boolean) => string> & {
    nearest: (days: readonly string[]) => string;
    noneNear: string;
    nothingHeld: string;
    whichCity: string;
    whichDay: string;
  };
  /** "Why do you need that?" of something that no rule asks for. */
  whyNot: string;
}

const PHRASES: Readonly<Record<Locale, Phrases>> = { en, fr, es };

export function phrasesOf(locale: Locale): Phrases {
  return PHRASES[locale];
}
