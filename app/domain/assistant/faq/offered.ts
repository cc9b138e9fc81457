/** "Do you have interpreters' booths?": the thing that is asked for, which an answer has to speak of; that it speaks of interpreters is not enough. */
import type { Locale } from "#app/domain/locale.ts";
import type { FaqIndex, IndexedFaq } from "./index-faqs.ts";
import { type Mention, mentionsIn } from "./lexicon.ts";
import { meantWord } from "./slips.ts";
import { SETTINGS } from "./terms/terms.ts";

/** Asks whether there is something. */
const OFFERS =
  /(?<!\p{L})(?:do you (?:have|offer|provide|serve|keep|lend)|have you got|(?:is|are|will) there(?: be)?(?: any)?|can you provide|avez-vous|disposez-vous|offrez-vous|proposez-vous|fournissez-vous|y a(?:ura)?-t-il|est-ce que vous avez|est-ce qu['’]il y a|poss[èe]de-t-(?:elle|il)|a-t-elle|tienen?|hay|habr[áa]|ofrecen?|cuentan? con|disponen? de)(?!\p{L})/giu;
/** What comes behind it says for whom, where or when. */
const BEHIND =
  /(?<!\p{L})(?:for|in|at|on|near|by|close|nearby|around|so|because|since|if|when|which|that|pour|à|au|aux|dans|en|sur|chez|près|parce|si|quand|qui|que|para|al|sobre|cerca|porque|cuando)(?!\p{L})|[?.;:!,()]/iu;
/** A place, or an aside, may come before the thing: "avez-vous à Toronto des cabines". */
const ASIDE = /^\s*(?:,[^,?]*,|(?:in|at|à|en)\s(?:(?:your|votre|vos|su|sus|the|la|le)\s)?\p{Lu}\p{L}+)\s*/u;

/** True where the entry, or the answer that would be given, speaks of the thing whose presence a question asks for; true of a question that asks for none. */
export function speaksOfOffered(entry: IndexedFaq, answer: string, question: string, locale: Locale, index: FaqIndex): boolean {
  const asked = [...question.matchAll(OFFERS)]
    .flatMap((opener) => headsIn(question.slice(opener.index + opener[0].length).replace(ASIDE, " "), locale))
    .filter(({ kind, term }) => kind !== "setting" && !SETTINGS.has(term));
  if (asked.length === 0) return true;
  const said = new Set(mentionsIn(answer, locale).map(({ term }) => term));
  return asked.some((mention) => entry.terms.has(termOf(mention, index)) || said.has(mention.term));
}

/** What the words begin with, up to where they say for whom or where; "access in a wheelchair" is one thing. */
function headsIn(words: string, locale: Locale): Mention[] {
  const cut = BEHIND.exec(words)?.index ?? words.length;
  const [head, tail] = [mentionsIn(words.slice(0, cut), locale), mentionsIn(words.slice(cut), locale)];
  const across = mentionsIn(words, locale).filter(({ term }) => ![...head, ...tail].some((one) => one.term === term));
  return [...head, ...across];
}

/** With a slip of the fingers undone; a plural is none of a singular. */
function termOf({ term, kind, word }: Mention, index: FaqIndex): string {
  if (kind !== "word" || word === null || index.rarity.has(term)) return term;
  const meant = meantWord(word, index.known);
  const isSlip = meant !== null && /[sx]$/u.test(word) === /[sx]$/u.test(meant);
  return (isSlip ? index.surfaces.get(meant) : undefined) ?? term;
}
