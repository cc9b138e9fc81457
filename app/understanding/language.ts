/** The language of a message: one of ours, or another. A name, an address or a quoted word is in none. */
import type { Locale, Span, Statement, Understanding } from "./contract.ts";
import { phraseLanguage } from "./detectors/acts.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { insideOf, isCapital, overlap, type Text } from "./detectors/finding.ts";
import type { Tagged, TaggerModel } from "./tagger/tagger.ts";
import { listId } from "./tagger/word-classes.ts";
import { fold } from "./text/fold.ts";
import { sentenceStarts, type Token } from "./text/tokens.ts";

/** A message of so many small words of which hardly any is known is in none of our languages. */
const ENOUGH_WORDS = 4;
const KNOWN_SHARE = 0.4;
/** A talk goes on in another language after so many words of it, read as sure as this. */
const SWITCHING_WORDS = 3;
const SURE = 0.8;

/** With what was read in it; `locale` is the language of the talk so far. */
export function languageOf(
  text: Text,
  tagged: Tagged | null,
  locale: Locale,
  model: TaggerModel | null,
  { statements, acts, mends = [] }: Pick<Understanding, "statements" | "acts" | "mends">,
): Understanding["language"] {
  const letters = text.message.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 3 && latin * 2 < letters) return "other";
  // An order that names a part of the request was understood.
  const isOrder = mends.some(({ does, of }) => does === "drops" && of.length > 0);
  if (model && !isOrder && !(locale === "en" && isPlainEnglish(text)) && isUnknown(text, model, understood(statements))) return "other";
  const wished = acts.some(({ act }) => act === "language") ? wishedIn(text) : null;
  if (wished) return wished;
  if (/[¿¡]/.test(text.message)) return "es";
  if (plainWords(text, statements).length < SWITCHING_WORDS) return phraseLanguage(text) ?? locale;
  const [best] = tagged?.languages ?? [];
  const isOurs = best?.locale === "en" || best?.locale === "fr" || best?.locale === "es";
  return isOurs && best.score >= SURE ? (best.locale as Locale) : locale;
}

/** "A fence and a ditch. my neighbour": rare words, joined by English ones that no other language has. */
function isPlainEnglish({ pieces }: Text): boolean {
  const joining = pieces.filter(({ key }) => JOINING.test(key));
  return new Set(joining.map(({ key }) => key)).size > 1 && joining.length * FEW > pieces.length;
}
const JOINING = /^(?:and|the|my|our|with|from|about|for|you|your|his|her|their|this|that|of|an)$/;
const FEW = 6;

const WISHED = cueBook({
  en: "english|anglais|inglés",
  fr: "french|français|francés",
  es: "spanish|espagnol|español",
});

/** "Can we go on in English?": the one language of ours that is named. */
function wishedIn({ pieces }: Text): Locale | null {
  const named = [...new Set(cuesIn(WISHED, pieces).map(({ means }) => means as Locale))];
  return named.length === 1 ? (named[0] ?? null) : null;
}

const OF_NO_LANGUAGE: readonly Statement["slot"][] = ["name", "firm", "email", "phone", "person", "styleOfCause", "reference", "venue"];

/** Words that are no name, no address and no quotation. */
function plainWords({ message, tokens }: Text, statements: readonly Statement[]): Token[] {
  const starts = new Set(sentenceStarts(tokens));
  const named: Span[] = statements.filter(({ slot }) => OF_NO_LANGUAGE.includes(slot)).map(({ at }) => at);
  const quoted = [...message.matchAll(/["“«][^"”»]*["”»]|\S*@\S*/g)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const isOfOthers = insideOf([...named, ...quoted]);
  return tokens.filter((token, at) => token.kind === "word" && (!isCapital(token) || starts.has(at)) && !isOfOthers(token));
}

/** What a detector understood is understood in any language. */
const understood = (statements: readonly Statement[]) =>
  statements.filter(({ sources }) => sources.includes("detector")).map(({ at }) => at);

/** Words that were understood ("12 pers", "arb") say nothing against a language. */
function isUnknown({ tokens }: Text, { lists }: TaggerModel, explained: readonly Span[]): boolean {
  const left = tokens.filter((token) => !explained.some((span) => overlap(span, token)));
  const words = left.filter((token) => token.kind === "word" && !isCapital(token)).map(({ text }) => listId(fold(text)));
  const known = words.filter((id) => lists.common.has(id) || lists.frequent.has(id)).length;
  return words.length >= ENOUGH_WORDS && known < words.length * KNOWN_SHARE;
}
