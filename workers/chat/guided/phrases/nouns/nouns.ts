/** What the detailed request's fields are called when they are asked for; the compiler holds the languages to one list. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** Fields that the rules can make mandatory and that have no question of their own (`phrases.ts`). */
export type FieldNouns = Readonly<
  Record<
    | "claimantName"
    | "claimantFirm"
    | "respondentName"
    | "respondentFirm"
    | "orderingCounselName"
    | "orderingCounselFirm"
    | "orderingCounselEmail"
    | "orderingCounselPhone"
    | "contactFirm"
    | "styleOfCause"
    | "courtFileNumber"
    | "contractNumber"
    | "preferredDate"
    | "startTime"
    | "duration"
    | "endTime"
    | "bookingDates"
    | "consecutiveStartDate"
    | "consecutiveEndDate"
    | "consecutiveStartTime"
    | "consecutiveDuration"
    | "consecutiveEndTime"
    | "arbitrationProceedingType"
    | "examType"
    | "witnessName"
    | "trialType"
    | "trialCourtLocation"
    | "adjudicatingBody"
    | "meetingType"
    | "mainRoomCapacity"
    | "mediaType"
    | "lengthOfMedia"
    | "languageOfAudio"
    | "numberOfSpeakers"
    | "typeOfProceeding"
    | "location"
    | "alternateLocationName"
    | "alternateLocationAddress"
    | "alternateLocationContactName"
    | "alternateLocationContactEmail"
    | "alternateLocationContactPhone"
    | "platformPreference",
    string
  >
>;

const NOUNS: Readonly<Record<Locale, FieldNouns>> = { en, fr, es };

/** The noun of a field in a language, or null where it has none. */
export function nounOf(locale: Locale, field: DraftField): string | null {
  const nouns: Readonly<Partial<Record<DraftField, string>>> = NOUNS[locale];
  return nouns[field] ?? null;
}
