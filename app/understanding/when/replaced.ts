/** "17h au lieu de 16h30", "5 instead of 4:30": one hour in the place of another. Which end of the day it is, the noted hours say. */
import type { Span, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { read } from "../time/read.ts";
import type { Fact, TimeContext } from "../time/types.ts";
import type { Said } from "./said.ts";
import { clauseOf, type WhenSaid } from "./scene.ts";

const HOUR = String.raw`(?:\d{1,2}(?:\s?[:h.]\s?\d{2}|\s?h\b)?(?:\s?[ap]\.?\s?m\b\.?)?|noon|midi|mediod[ií]a)`;
const INSTEAD = `(?:instead of|rather than|not|au lieu (?:de|du|d['’])|plut[oô]t qu(?:e|['’])|et non(?: pas)?|en vez de|en lugar de|y no)`;
const SMALL = String.raw`(?:(?:at|by|until|till|à|a|las?|de)\s){0,2}`;
const PAIR = new RegExp(`(${HOUR})\\s*,?\\s${INSTEAD}\\s?${SMALL}(${HOUR})(?![\\d/-]|\\s?\\p{L})`, "giu");

/** What a bare number is an hour behind. */
const AT = /(?:^|\s)(?:at|by|until|till|[àa] las?|las|à)\s$/iu;

/** The same message with such hours as one statement each. */
export function withReplaced(said: Said, text: Text, time: TimeContext): Said {
  let now = said;
  for (const match of text.message.matchAll(PAIR)) {
    const [quote, first = "", second = ""] = match;
    const [hour, old] = [hourOf(first, time), hourOf(second, time)];
    const isHour = /\d\s?[:h.]|m\.?$/i.test(`${first} ${second}`) || AT.test(text.message.slice(0, match.index));
    if (hour && old && isHour)
      now = withPair(now, { start: match.index, end: match.index + quote.length }, text, { clock: { at: hour }, insteadOf: old });
  }
  return now;
}

function hourOf(words: string, time: TimeContext): string | undefined {
  const [reading] = read(words, { ...time, asked: "time" });
  const [fact] = reading?.options[0] ?? [];
  return fact?.clock?.at ?? fact?.clock?.from ?? fact?.clock?.to;
}

function withPair(said: Said, at: Span, text: Text, fact: Fact): Said {
  const quote = text.message.slice(at.start, at.end);
  const one: WhenSaid = {
    slot: "when",
    value: { kind: "time", options: [[fact]], value: [fact], doubts: [], residue: [], ...at, quote },
    quote,
    at,
    also: [clauseOf(text, at)],
    role: "corrects",
    score: 0.95,
    sources: ["detector"],
  };
  const isOther = (other: Statement) => !(other.slot === "when" && overlap(other.at, at));
  return { statements: [...said.statements.filter(isOther), one], doubts: said.doubts.filter(({ options }) => options.every(isOther)) };
}
