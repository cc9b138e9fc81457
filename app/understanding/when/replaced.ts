/** "17h au lieu de 16h30", "5 instead of 4:30": one hour in the place of another. Which end of the day it is, the noted hours say. */
import type { Doubt, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import type { WhenSaid } from "./scene.ts";

interface Said {
  statements: readonly Statement[];
  doubts: readonly Doubt[];
}

const HOUR = String.raw`(?:\d{1,2}(?:\s?[:h.]\s?\d{2}|\s?h\b)?(?:\s?[ap]\.?\s?m\b\.?)?|noon|midi|mediod[ií]a)`;
const INSTEAD = `(?:instead of|rather than|not|au lieu (?:de|du|d['’])|plut[oô]t qu(?:e|['’])|et non(?: pas)?|en vez de|en lugar de|y no)`;
const SMALL = String.raw`(?:(?:at|by|until|till|à|a|las?|de)\s){0,2}`;
const PAIR = new RegExp(`(${HOUR})\\s*,?\\s${INSTEAD}\\s?${SMALL}(${HOUR})(?![\\d/-]|\\s?\\p{L})`, "giu");

/** The same message with such hours as one statement each. */
export function withReplaced(said: Said, text: Text, time: TimeContext): Said {
  let now = said;
  for (const match of text.message.matchAll(PAIR)) {
    const [quote, first = "", second = ""] = match;
    const [hour, old] = [hourOf(first, time), hourOf(second, time)];
    if (hour && old && (/[:h.]|m$/i.test(first + second) || /[:h]/.test(quote))) now = withPair(now, match.index, quote, hour, old);
  }
  return now;
}

function hourOf(words: string, time: TimeContext): string | undefined {
  const [reading] = read(words, { ...time, asked: "time" });
  const [fact] = reading?.options[0] ?? [];
  return fact?.clock?.at ?? fact?.clock?.from ?? fact?.clock?.to;
}

function withPair(said: Said, start: number, quote: string, hour: string, insteadOf: string): Said {
  const at = { start, end: start + quote.length };
  const fact = { clock: { at: hour }, insteadOf };
  const one: WhenSaid = {
    slot: "when",
    value: { kind: "time", options: [[fact]], value: [fact], doubts: [], residue: [], start, end: at.end, quote, score: 1 },
    quote,
    at,
    role: "corrects",
    score: 0.95,
    sources: ["detector"],
  };
  const isOther = (other: Statement) => !(other.slot === "when" && overlap(other.at, at));
  return { statements: [...said.statements.filter(isOther), one], doubts: said.doubts.filter(({ options }) => options.every(isOther)) };
}
