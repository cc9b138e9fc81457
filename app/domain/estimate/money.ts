/** Amounts as people type them, in whole cents. Pure. */

/** Nothing that a venue charges for one unit is more. */
const MOST_CENTS = 100_000_000;

const PLAIN = /^\d{1,7}(?:[.,]\d{1,2})?$/;
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const EUROPEAN = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;

/**
 * Cents of an amount as it was typed: "1,250", "1 250,00" and "1.250,50" are the same kind of thing. Null of an empty text, and
 * undefined of what is no amount up to a million.
 */
export function centsOf(text: string): number | null | undefined {
  const typed = text.replace(/[\s\u00a0\u202f$]/g, "");
  if (typed === "") return null;
  const plain = PLAIN.test(typed)
    ? typed.replace(",", ".")
    : ENGLISH.test(typed)
      ? typed.replaceAll(",", "")
      : EUROPEAN.test(typed)
        ? typed.replaceAll(".", "").replace(",", ".")
        : null;
  if (plain === null) return undefined;
  const [whole = "0", part = ""] = plain.split(".");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents <= MOST_CENTS ? cents : undefined;
}

/** Cents as a form shows them for editing: "1250.00"; "" of null. */
export function typedAmount(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? "" : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
