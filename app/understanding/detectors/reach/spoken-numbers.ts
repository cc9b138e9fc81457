/** Telephone numbers as they are dictated: "eight seven six five five five …", « six cent treize, cinq cent cinquante-cinq … ». */
import type { Span } from "#app/understanding/contract.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { EN_NUMBERS, ES_NUMBERS, FR_NUMBERS } from "#app/understanding/time/words/numerals.ts";

interface Word extends Span {
  key: string;
}

const DIGITS = { ...EN_NUMBERS, ...FR_NUMBERS, ...ES_NUMBERS, un: 1, deux: 2, zero: 0, oh: 0, o: 0, cero: 0 };
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(DIGITS).filter(([key, value]) => value < 100 && !/^(?:a |an |une? )|couple|dozen|douzaine|dizaine|docena/.test(key)),
);
const HUNDRED = /^(?:hundred|cents?|cien|ciento)$/;
const HUNDREDS: Readonly<Record<string, number>> = {
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const TWICE = /^(?:double|doble)$/;
const LONGEST_PHRASE = 4;
const LEAST = 9;
const MOST = 15;
const BETWEEN = /^(?:[\s,.-]{1,3})$/;

/** Each run of numbers in words that has as many digits as a telephone number, with its digits. */
export function spokenNumbers(message: string): (Span & { digits: string })[] {
  const words = [...message.matchAll(/\p{L}+/gu)].map(
    ({ 0: word, index }): Word => ({ key: fold(word), start: index, end: index + word.length }),
  );
  const found: (Span & { digits: string })[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = runAt(message, words, at);
    if (run.digits.length >= LEAST && run.digits.length <= MOST)
      found.push({ digits: run.digits, start: words[at]?.start ?? 0, end: words[run.next - 1]?.end ?? 0 });
    at = Math.max(at, run.next - 1);
  }
  return found;
}

function runAt(message: string, words: readonly Word[], from: number): { digits: string; next: number } {
  let next = from;
  let digits = "";
  for (;;) {
    const isNear = next === from || BETWEEN.test(message.slice(words[next - 1]?.end ?? 0, words[next]?.start ?? 0));
    const group = isNear ? groupAt(words, next) : null;
    if (!group) return { digits, next };
    digits += group.digits;
    next = group.next;
  }
}

/** One number: a digit, tens, hundreds with what follows, or a digit said twice. */
function groupAt(words: readonly Word[], at: number): { digits: string; next: number } | null {
  const key = words[at]?.key ?? "";
  const twice = TWICE.test(key) ? below(words, at + 1) : null;
  if (twice && twice.value < 10) return { digits: `${twice.value}${twice.value}`, next: twice.next };
  const first = below(words, at);
  const isCounted = first !== null && first.value > 0 && first.value < 10 && HUNDRED.test(words[first.next]?.key ?? "");
  const hundred = isCounted ? first.value * 100 : HUNDRED.test(key) ? 100 : (HUNDREDS[key] ?? 0);
  if (hundred === 0) return first && { digits: String(first.value), next: first.next };
  const after = isCounted ? first.next + 1 : at + 1;
  const rest = below(words, /^(?:and|et|y)$/.test(words[after]?.key ?? "") ? after + 1 : after);
  return rest && rest.value > 0 ? { digits: String(hundred + rest.value), next: rest.next } : { digits: String(hundred), next: after };
}

/** The longest number below a hundred that begins at a word. */
function below(words: readonly Word[], at: number): { value: number; next: number } | null {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const key = words
      .slice(at, at + length)
      .map((word) => word.key)
      .join(" ");
    const value = words.length >= at + length && Object.hasOwn(NUMBERS, key) ? NUMBERS[key] : undefined;
    if (value !== undefined) return { value, next: at + length };
  }
  return null;
}
