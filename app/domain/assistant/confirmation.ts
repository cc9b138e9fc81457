/** The yes that books: nothing but an unmistakable one counts (rulings, "Chat"). */
import type { DraftPlain } from "../booking/draft-fields.ts";
import { LOCALES, type Locale } from "../locale.ts";
import { fold } from "./fold.ts";
import { phrasesOf } from "./lexicon/lexicons.ts";
import { wholly } from "./phrases.ts";
import { restates } from "./restatement.ts";

// French "si" is "if" or "but yes"; everything else means the same wherever it is said.
const yesIn = (locale: Locale) => phrasesOf((lexicon) => lexicon.yes).filter((phrase) => locale !== "fr" || phrase !== "si");
const YES = new Map(LOCALES.map((locale) => [locale, wholly(yesIn(locale))]));
const FILLER = wholly(phrasesOf((lexicon) => lexicon.yesFillers));
const LONGEST_PHRASE = 8;

/**
 * True only when the whole message says yes to "is this right, shall I submit?": words of assent and
 * courtesy and nothing else. A question mark, a "but", a digit or any unknown word makes it false. With
 * `summary`, the values that were shown, a clause may also repeat one of them ("yes, Montreal, all
 * correct"); a new or another value never counts.
 */
export function isUnmistakableYes(text: string, locale: Locale, summary: DraftPlain = {}): boolean {
  const yes = YES.get(locale);
  const source = text.normalize("NFC");
  if (!yes || source.length > 160 || /[?¿]|\.\.|…|\d/.test(source)) return false;
  let assents = 0;
  for (const clause of source.split(/[,;.!\n]+(?=\s|$)/)) {
    const tokens = tokensOf(clause);
    const found = tokens.length > 14 ? null : assentsIn(tokens, yes);
    if (found === null && (assents === 0 || !restates(tokens.join(" "), summary))) return false;
    assents += found ?? 0;
  }
  return assents > 0;
}

function tokensOf(text: string): string[] {
  return fold(text)
    .replace(/[\u{1F44D}\u2705\u2714\u{1F44C}\u{1F197}]/gu, " ok ")
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}]/gu, " ")
    .replace(/[^\p{L}'.-]+/gu, " ")
    .replace(/[.-]+(?=\s|$)|(?<=\s|^)[.-]+/g, " ")
    .trim()
    .split(/\s+/)
    .filter(Boolean);
}

/** How many words of assent `tokens` consist of, beside courtesies; null where there is any other word. */
function assentsIn(tokens: readonly string[], yes: RegExp): number | null {
  let assents = 0;
  for (let at = 0; at < tokens.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0 && taken === 0; length--) {
      const phrase = tokens.slice(at, at + length).join(" ");
      if (yes.test(phrase)) {
        assents++;
        taken = length;
      } else if (FILLER.test(phrase)) taken = length;
    }
    if (taken === 0) return null;
    at += taken;
  }
  return assents;
}

/** True when the message begins with a word of assent, whatever follows. */
export function beginsWithYes(folded: string): boolean {
  return /^[\s¡!.,]*(?:yes|yep|yeah|yup|sure|ok|okay|correct|right|perfect|absolutely|of course|oui|ouais|d'accord|exact|exactement|parfait|bien sur|c'est (?:exact|bon|correct|ca)|si|claro|correcto|vale|de acuerdo|perfecto|por supuesto|asi es|exacto|agreed|confirmed|confirmo|je confirme|i confirm|tout a fait|absolument|dale|listo|sounds good|looks good)(?![a-z0-9'])/.test(
    folded,
  );
}
