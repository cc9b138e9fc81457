/**
 * Evidence: no value is stored without the visitor's own words (issue; design, "The draft"). This is what
 * stands between a model and the draft, so it holds whatever the model is.
 */
import type { FastField } from "../booking/fast.ts";

/**
 * True when `evidence` stands in one of the visitor's messages and the value can be read in it: free text,
 * names, e-mail addresses and telephone numbers must appear themselves; choices and dates are the model's
 * reading of words that were really said. `known` is the field's value so far: a name may keep words of
 * it ("it's spelled Smyth"), and special requirements may go on after it.
 */
export function isSpoken(
  write: { field: FastField; value: string; evidence: string },
  messages: readonly string[],
  known: string | undefined = undefined,
): boolean {
  const evidence = fold(write.evidence);
  if (evidence === "" || !messages.some((message) => fold(message).includes(evidence))) return false;
  switch (write.field) {
    case "contactEmail":
      return appears(write.value, write.evidence) || isSpelledOut(write.value, evidence);
    case "contactName":
      return appears(write.value, write.evidence) || isRespelled(write.value, write.evidence, known);
    case "specialRequirements":
      return appears(
        known && known !== write.value && write.value.startsWith(known) ? write.value.slice(known.length) : write.value,
        write.evidence,
      );
    case "contactFirm":
    case "caseDescription":
      return appears(write.value, write.evidence);
    case "contactPhone":
      return samePhone(write.value, write.evidence);
    default:
      return true;
  }
}

function appears(value: string, evidence: string): boolean {
  return letters(value) !== "" && letters(evidence).includes(letters(value));
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map(letters)
    .filter(Boolean);

/** A name of which some words are corrected: each is in the evidence or in the name so far, and one is new. */
function isRespelled(value: string, evidence: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  const said = wordsOf(evidence);
  const held = wordsOf(known);
  const parts = wordsOf(value);
  return parts.every((part) => said.includes(part) || held.includes(part)) && parts.some((part) => said.includes(part));
}

/** An address said aloud, "jane dot roe at example dot com": its signs may stand as words, and nothing else. */
function isSpelledOut(value: string, evidence: string): boolean {
  const written = evidence
    .replace(/\s*(?:\s(?:at|arobase|arroba|chez)\s|[([{]\s?(?:at|arobase|arroba)\s?[)\]}])\s*/g, "@")
    .replace(/\s*(?:\s(?:dot|point|punto)\s|[([{]\s?(?:dot|point|punto)\s?[)\]}])\s*/g, ".")
    .replace(/\s*@\s*/g, "@");
  return written.split(" ").some((word) => word.replace(/^[("'<]+|[)"'>,.;:!]+$/g, "") === value.toLowerCase());
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
