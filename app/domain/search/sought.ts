/** What is typed into a search, as the question that the full-text indexes are asked. Pure. */
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { searchWords } from "#app/domain/booking/office/list-query.ts";

/** All of `words` must be there, each in one of its spellings; or `joined`, a number written in pieces, at the beginning of a word. */
export interface Sought {
  words: readonly (readonly string[])[];
  joined: string | null;
  /** The booking that was named by its whole number, as it is stored. */
  bookingNumber?: string;
  /** The case that was, without dashes: as one word of the index of cases. */
  caseNumber?: string;
}

/** Signs that people write numbers with, next to their digits. */
const NUMBER = /^[\d\s+().\-–/]+$/;
/** A phone number in full is no beginning of another. */
const WHOLE_NUMBER = /^\d{10,}$/;
const CASE_NUMBER = /^\s*CA[\s-]?(\d{4})[\s-]?(\d{6})\s*$/i;
/** So many letters of a beginning have lists of their own in the indexes (migration 0318); a longer word is sought by these. */
const BEGINNING = 16;
/** Shorter numbers are found in their pieces. */
const LONG = 5;

/** Null where there is nothing to search for in what was typed. */
export function readSought(search: string): Sought | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const digits = search.replaceAll(/\D/g, "");
  const isNumber = words.length > 1 && NUMBER.test(search.trim()) && digits.length >= LONG;
  const bookingNumber = /^\s*CN/i.test(search) ? parseBookingNumber(search) : null;
  const [, year, count] = CASE_NUMBER.exec(search) ?? [];
  return {
    words: words.map((word) => [word]),
    joined: isNumber ? digits : null,
    ...(bookingNumber !== null && { bookingNumber }),
    ...(year && count && { caseNumber: `ca${year}${count}` }),
  };
}

/**
 * The question of FTS5 over a column. Words are letters and digits alone, so that its quotes cannot be left. `hasWhole`: the column has each phone number
 * in one piece, so that one in full is sought in no other way.
 */
export function matchOf({ words, joined }: Sought, column: string, hasWhole = false): string {
  const beginning = (word: string) =>
    WHOLE_NUMBER.test(word) ? `${column} : "${word}"` : `${column} : "${[...word].slice(0, BEGINNING).join("")}" *`;
  if (hasWhole && joined !== null && WHOLE_NUMBER.test(joined)) return `(${beginning(joined)})`;
  const all = words.map((spellings) => `(${spellings.map(beginning).join(" OR ")})`).join(" AND ");
  return joined === null ? `(${all})` : `(${beginning(joined)} OR (${all}))`;
}
