/**
 * Evidence: no value is stored without the visitor's own words (issue; design, "The draft"). This is what
 * stands between a model and the draft, so it holds whatever the model is.
 */
import { DETAILED_FIELDS } from "../booking/detailed-fields.ts";
import { type DraftField, detailedFieldOf } from "../booking/draft-fields.ts";
import { readCounsel } from "../booking/lists.ts";

/**
 * True when `evidence` stands in one of the visitor's messages and the value can be read in it: free text,
 * names, firms, e-mail addresses and telephone numbers must appear themselves, those of further counsel too;
 * choices, flags, counts, dates and hours are the model's reading of words that were really said. `known` is
 * the field's value so far: a name may keep words of it ("it's spelled Smyth"), special requirements may go
 * on after it, and counsel listed before stay without being said again.
 */
export function isSpoken(
  write: { field: DraftField; value: string; evidence: string },
  messages: readonly string[],
  known: string | undefined = undefined,
): boolean {
  const { field, value } = write;
  const evidence = fold(write.evidence);
  if (evidence === "" || !messages.some((message) => fold(message).includes(evidence))) return false;
  if (field === "specialRequirements") {
    const added = known && known !== value && value.startsWith(known) ? value.slice(known.length) : value;
    return appears(added, write.evidence) || appearsInOrder(added.split("; "), write.evidence);
  }
  switch (DETAILED_FIELDS[detailedFieldOf(field)].is.kind) {
    case "email":
      return isSaidAddress(value, write.evidence);
    case "name":
      return appears(value, write.evidence) || isRespelled(value, write.evidence, known);
    case "phone":
      return samePhone(value, write.evidence);
    case "firm":
    case "line":
    case "text":
    case "story":
      return appears(value, write.evidence);
    case "counsel":
      return areSaidCounsel(value, write.evidence, known);
    default:
      return true;
  }
}

function isSaidAddress(value: string, evidence: string): boolean {
  return appears(value, evidence) || isSpelledOut(value, fold(evidence));
}

/** Every name, firm, address and number of an entry is said, unless the whole entry was listed before. */
function areSaidCounsel(value: string, evidence: string, known: string | undefined): boolean {
  const entries = readCounsel(value);
  const before = new Set((readCounsel(known ?? "[]") ?? []).map((entry) => JSON.stringify(entry)));
  return (
    entries?.every(
      (entry) =>
        before.has(JSON.stringify(entry)) ||
        ([entry.name, entry.firm, entry.actsFor].every((said) => said === "" || appears(said, evidence)) &&
          (entry.email === "" || isSaidAddress(entry.email, evidence)) &&
          (entry.phone === "" || samePhone(entry.phone, evidence))),
    ) ?? false
  );
}

/** Wishes between which something else was said ("lunch, an interpreter and a projector"): each appears, one after the other. */
function appearsInOrder(pieces: readonly string[], evidence: string): boolean {
  let rest = letters(evidence);
  return pieces.every((piece) => {
    const at = rest.indexOf(letters(piece));
    if (letters(piece) === "" || at < 0) return false;
    rest = rest.slice(at + letters(piece).length);
    return true;
  });
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
