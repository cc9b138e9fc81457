/**
 * Evidence: no value is stored without the visitor's own words (issue; design, "The draft"). This is what
 * stands between a model and the draft, so it holds whatever the model is.
 */
import type { FastField } from "../booking/fast.ts";

/**
 * True when `evidence` stands in one of the visitor's messages and the value can be read in it: free text,
 * names, e-mail addresses and telephone numbers must appear themselves; choices and dates are the model's
 * reading of words that were really said.
 */
export function isSpoken(write: { field: FastField; value: string; evidence: string }, messages: readonly string[]): boolean {
  const evidence = fold(write.evidence);
  if (evidence === "" || !messages.some((message) => fold(message).includes(evidence))) return false;
  switch (write.field) {
    case "contactEmail":
    case "contactName":
    case "contactFirm":
    case "caseDescription":
    case "specialRequirements":
      return letters(write.evidence).includes(letters(write.value));
    case "contactPhone":
      return samePhone(write.value, write.evidence);
    default:
      return true;
  }
}

/** Case, accents' composition, quotation marks and runs of space do not matter to what was said. */
function fold(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Letters, digits and the marks of an address alone: a name may be capitalised or lose a title, nothing more. */
function letters(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, "");
}

/** The digits that were said end the number that is stored: a country code may be added, an extension kept. */
function samePhone(value: string, evidence: string): boolean {
  const said = evidence.replace(/\D/g, "");
  const stored = value.replace(/\D/g, "");
  if (said.length < 7) return false;
  return stored === said || stored.endsWith(said) || said.endsWith(stored) || said.includes(stored.replace(/^1/, ""));
}
