/** Marks of a name in the message: at its end, in somebody's address, in quotation marks, after a mistyped "my name is". */

import { sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import type { Scene } from "./scene.ts";
import { NAME_WORDS } from "./words.ts";

/** Whether the last « or “ before a place is not closed there. */
export function isQuoted(message: string, at: number): boolean {
  const last = (sign: string) => (at > 0 ? message.lastIndexOf(sign, at - 1) : -1);
  return Math.max(last("«"), last("“")) > Math.max(last("»"), last("”"));
}
const SHORTEST = 3;
const REACH = /^(?:email|phone|sign:[12])$/;
/** A line of a card: "Directora jurídica". */
const LAST_WORDS = /^\s*\p{Lu}[\p{L}\s]{0,40}$/u;
const CLOSERS = /^[\s.!,)]*$/;
const POSSESSIVE = /(?:^|\s)(?:my|mi|mon)\s(\p{L}{3,6})\s(?:is|es|est)\s$/iu;
const FORMS = /^(?:llp|llc|inc|ltd|ltee|and|the|sas|law|avocats|notaires|abogados|advogados|attorneys|associes|associates)$/;

const wordsOf = (quote: string): string[] => fold(quote).match(/[\p{L}\d]+/gu) ?? [];
const lettersOf = (word: string): string => [...word].sort().join("");

/** Two words at least. */
const fullNames = (quote: string): boolean => /\S\s+\S/.test(quote);

/** "h.vasseur@delcourt-vasseur.example" bears the surname before its sign and the firm behind it. */
export function isOfAddress(quote: string, address: string, part: "name" | "firm"): boolean {
  const [own = "", domain = ""] = fold(address).split("@");
  const words = wordsOf(quote).filter((word) => word.length > SHORTEST && !FORMS.test(word));
  if (part === "firm") {
    const site = domain.replace(/\.[^.]+$/, "").replace(/[^\p{L}\d]/gu, "");
    const held = words.filter((word) => site.includes(word));
    return held.length > 0 && held.length * 2 >= words.length && held.join("").length * 2 > site.length;
  }
  const surnames = fullNames(quote) ? words.slice(-2) : [];
  return surnames.some((word) => own.includes(word));
}

/** Whether the name is the last thing that is said, in a sentence or a line of its own, with nothing but a title or how to reach it behind. */
export function isClosing({ text, finds }: Scene, { start, end, quote }: { start: number; end: number; quote: string }): boolean {
  const sentence = sentencesIn(text.tokens).find((one) => one.start <= start && one.end > start);
  const opener = text.message.slice(sentence?.start ?? 0, start);
  if (!sentence || start === 0 || !/(?:^|[.!?\n]\s)[\s–—-]*$/.test(opener) || !/\p{Lu}/u.test(quote[0] ?? "")) return false;
  const left = withoutReach(text.message, finds, end);
  return CLOSERS.test(left) || LAST_WORDS.test(left);
}

/** What is said behind a place, without how to reach somebody. */
function withoutReach(message: string, finds: Scene["finds"], from: number): string {
  const reach = finds.filter(({ kind, start }) => start >= from && REACH.test(kind)).sort((a, b) => a.start - b.start);
  let [words, at] = ["", from];
  for (const { start, end } of reach) {
    if (start < at) continue;
    words += `${message.slice(at, start)} `;
    at = end;
  }
  return words + message.slice(at);
}

/** "my nmae is": the letters of "name" in another order. */
export function isSlipOfName(before: string): boolean {
  const word = fold(POSSESSIVE.exec(before)?.[1] ?? "");
  return word !== "" && NAME_WORDS.some((name) => name !== word && lettersOf(name) === lettersOf(word));
}
