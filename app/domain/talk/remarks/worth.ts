/** What of a message that nothing explains is worth keeping for staff, and in which words. */
import { type Desk, sentenceOf } from "#app/domain/talk/desk.ts";
import type { Span } from "#app/understanding/contract.ts";

/** So few letters by themselves are a label or a word of the talk ("Tél.", "y"). */
const A_WORD = 5;

/** False of a scrap: no figure, and no more than one short word. */
export function isTelling(quote: string): boolean {
  const words = quote.match(/[\p{L}\p{N}\p{Extended_Pictographic}]+/gu) ?? [];
  const [only] = words;
  return only !== undefined && (words.length > 1 || /[^\p{L}]/u.test(only) || only.length >= A_WORD);
}

const JOINS = /^(?:and|but|et|mais|pis|puis|y|e|pero)\s+/i;

const POINTS_BACK = /^(?:that['’]?s|that is|it['’]?s|which|c['’]est|ce sont|eso es|es que|because|parce|porque)(?!\p{L})/iu;

/** A telling that was cut within its words is kept with those before and after it, as far as no comma parts them: "me and Steve will split it". */
export function readableOf(desk: Desk, at: Span, quote: string): string {
  const isEnded = /[.!?]$/.test(quote);
  const words = isEnded ? quote.slice(0, -1) : quote;
  const sentence = sentenceOf(desk, { start: at.start, end: at.start + words.length }, words);
  // "…, that's March break": what points back says nothing without what it points to.
  if (POINTS_BACK.test(words) && sentence !== words) return sentence;
  const place = sentence.indexOf(words);
  if (place < 0 || sentence === words || sentence.length > quote.length * 2) return quote;
  const [before, after] = [sentence.slice(0, place), sentence.slice(place + words.length)];
  const head = /[,;:]\s*$/.test(before) ? "" : before.replace(JOINS, "");
  return head + words + (/^\s*[,;:]/.test(after) ? "" : after);
}
