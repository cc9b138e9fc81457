/**
 * What is kept of a question that no FAQ answered: its words, folded, without anything that may name somebody. Rather a
 * question too few than a name too many.
 */
import { normalized } from "#app/domain/normalized.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { fold, words } from "../fold.ts";
import { tokens } from "./words.ts";

/** Days that a question is kept after it was last asked, and how many are kept at most. */
export const UNANSWERED_DAYS = 90;
export const MOST_UNANSWERED = 500;

const LONGEST = 160;
/** A question of one word says nothing that an FAQ could be written from. */
const FEWEST_WORDS = 2;

const E_MAIL_OR_ADDRESS = /\S+@\S+|(?:https?:\/\/|www\.)\S+/giu;
/** Numbers that are more than a count or an hour: telephones, files, addresses, amounts. */
const LONG_NUMBER = /\+?\(?\d[\d\s().\-/]{3,}\d|\b[\p{L}\d]*\d[\p{L}\d]*-[\p{L}\d-]+/gu;
/** Behind these words people say who they are or whom they mean. */
const INTRODUCES =
  /\b(?:my name is|i am|i'm|this is|on behalf of|for (?:mr|mrs|ms|dr)|mr|mrs|ms|dr|client|je m'appelle|je suis|au nom de|m\.|mme|me|maitre|client|cliente|me llamo|soy|mi nombre es|en nombre de|sr|sra|dr|dra|lic)\b/;

const COMMON = new Set([
  ...VENUES.flatMap(({ city, country }) =>
    [...Object.values(city), ...Object.values(country ?? {})].flatMap((name) => tokens(String(name))),
  ),
  ..."i zoom teams webex microsoft concord canada ontario quebec florida monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english french spanish adr wifi".split(
    " ",
  ),
]);

/**
 * The question as it is kept, or null where nothing should be: too short, somebody introduces themselves, or a name is left
 * after e-mail addresses, long numbers and `known` (values of the visitor's own draft) are out.
 */
export function keptQuestion(question: string, known: readonly string[]): string | null {
  const bare = normalized(question, "NFC").replace(E_MAIL_OR_ADDRESS, " ").replace(LONG_NUMBER, " ");
  if (INTRODUCES.test(fold(bare)) || hasName(bare)) return null;
  const told = new Set(known.flatMap(tokens));
  const kept = words(fold(bare)).filter((word) => !(told.has(word) && !COMMON.has(word) && word.length > 2));
  const text = kept.join(" ");
  return kept.length >= FEWEST_WORDS && text.length <= LONGEST ? text : null;
}

/** A word with a capital within a sentence that is no city, month or language; a text all in capitals tells nothing of names. */
function hasName(text: string): boolean {
  if (text === text.toUpperCase()) return true;
  return text.split(/[.?!¿¡\n]+/).some((sentence) => {
    const [, ...rest] = sentence.trim().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    return rest.some((word) => /^\p{Lu}/u.test(word) && !/^(?:I'|I’)/.test(word) && !tokens(word).every((part) => COMMON.has(part)));
  });
}
