/** What the one search finds, as the palette shows it. */
import type { BookingStatus, ProceedingType } from "#app/domain/booking/vocabulary.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import type { Sought } from "./sought.ts";
import { folded } from "./spelling.ts";

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
  | { kind: "document"; id: string; caseId: string; name: string; exhibit: string | null; caseNumber: string }
  | { kind: "room"; id: string; name: string; venue: string; capacity: number };

export interface SearchAnswer {
  found: Found[];
  /** Words of what was found in place of those that were typed and found nothing; empty where nothing was guessed. */
  guessed: string[];
}

/** For each word that was typed, the spelling that what was found has; the word as it was typed where that says none. Empty for nothing guessed. */
export function wordsFound(typed: Sought, guess: Sought, found: readonly Found[]): string[] {
  const shown = new Set(found.flatMap((one) => textsOf(one).flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u))));
  const words = guess.words.map((spellings, at) => spellings.find((word) => shown.has(folded(word))) ?? typed.words[at]?.[0] ?? "");
  return words.every((word, at) => word === typed.words[at]?.[0]) ? [] : words;
}

function textsOf(one: Found): string[] {
  switch (one.kind) {
    case "booking":
      return [one.number, one.name, one.firm ?? "", one.title ?? ""];
    case "case":
      return [one.number, one.title];
    case "person":
      return [one.name, one.email];
    case "document":
      return [one.name, one.exhibit ?? ""];
    default:
      return [one.name];
  }
}
