/** What the one search finds, as the palette shows it. */
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";

/** Longest text that is searched for; more is cut. */
export const SEARCH_LENGTH = 500;

export type Found =
  | {
      kind: "booking";
      id: string;
      number: string;
      name: string;
      firm: string | null;
      title: string | null;
      /** A day in the venue; null for none. */
      date: string | null;
      status: BookingStatus;
      proceedingType: ProceedingType;
    }
  | { kind: "case"; id: string; number: string; title: string; status: CaseStatus }
  | { kind: "person"; id: string; name: string; email: string; role: string }
  | { kind: "document"; id: string; caseId: string; name: string; caseNumber: string }
  | { kind: "room"; id: string; name: string; venue: string; capacity: number };

export interface SearchAnswer {
  found: Found[];
  /** Words that were searched for in place of those that were typed and found nothing; empty where nothing was guessed. */
  guessed: string[];
}
