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

/** A telling of which a word or two is missing is kept in its whole sentence. */
export function readableOf(desk: Desk, at: Span, quote: string): string {
  const isEnded = /[.!?]$/.test(quote);
  const sentence = sentenceOf(
    desk,
    isEnded ? { start: at.start, end: at.start + quote.length - 1 } : at,
    isEnded ? quote.slice(0, -1) : quote,
  );
  return sentence.includes(quote) && sentence.length <= quote.length * 2 ? sentence : quote;
}
