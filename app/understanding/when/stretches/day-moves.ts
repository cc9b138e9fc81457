/**
 * Days that take the place of others, where the words say so: "it has to move to 9–10 March", "the 10th, not the 9th". Whose place they
 * take (the hearing's, a second choice's), the policy knows.
 */
import type { Span } from "#app/understanding/contract.ts";
import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { read } from "#app/understanding/time/read.ts";
import { sureReading } from "#app/understanding/time/sure-reading.ts";
import type { Fact, Reading, TimeContext } from "#app/understanding/time/types.ts";
import type { WhenSaid } from "../scene.ts";
import type { DayRoles } from "./day-roles.ts";
import { hoursBehind } from "./hours-next.ts";
import { BACKUP_WORDS } from "./role-words.ts";

/** A verb, what is moved, and where to; the days follow at once. */
const OBJECT = "[^\\d.;!?,\\n]{0,45}?\\s";
const MOVE_TO = new RegExp(
  `(?<!\\p{L})(?:(?:move[ds]?|moving|shift(?:s|ed)?|push(?:ed)?|change[ds]?|changing|switch(?:ed)?|postponed?|rescheduled?)${OBJECT}?(?:to|for)|(?:d[ée]pla[cç]\\p{L}*|report(?:er|ez|ons|ée?s?)|repouss\\p{L}*|remet\\p{L}*|chang(?:er|ez|eons|ée?s?))${OBJECT}?(?:au|aux|[àa]|pour)|(?:mov\\p{L}+|muev\\p{L}+|pas(?:ar|en|e|a)(?:la|lo|las|los)?|cambi\\p{L}+|aplac\\p{L}+|aplaz\\p{L}+|reprogram\\p{L}+)${OBJECT}?(?:al|a|para))\\s`,
  "giu",
);
const DENIED = /(?:n['’]t|\bnot|\bne|\bno|\bnever|\bjamais|\bnunca)\s(?:\p{L}+\s)?$/iu;
const NOT = /[,\s]\s?(?:and not|et non pas|et non|et pas|y no|not|non pas|pas|no)\s(?=(?:\p{L}{1,9}\s){0,3}\d)/giu;
const BUT = /(?:but|mais|pero|sino)\s*$/iu;
const BACKUPS = cueBook({ backup: BACKUP_WORDS });
const NEXT = 4;
/** So many such words are looked at, each so far. */
const MOST = 12;
const WIDE = 160;

/** Only while days are known: of the first days of a talk nothing takes the place. */
export function dayMovesIn(text: Text, time: TimeContext): DayRoles {
  if (time.near === undefined) return { statements: [], at: [] };
  const backups = cuesIn(BACKUPS, text.pieces);
  const statements = sentencesIn(text.tokens)
    .flatMap((sentence) => [...contrastsIn(sentence, text, time), ...movesIn(sentence, text, time, backups)])
    .filter((one, at, all) => all.slice(0, at).every((other) => other.at.end <= one.at.start || one.at.end <= other.at.start));
  return { statements, at: statements.map(({ at }) => at) };
}

/** Days, and hours that come with them, right at the beginning of these words. */
function daysFirst(words: string, time: TimeContext): Reading | null {
  const [first] = read(words, { ...time, asked: "date" });
  const [fact] = first?.value ?? first?.options[0] ?? [];
  return first && fact && first.start <= NEXT && first.kind !== "not" && fact.when?.kind === "days" && /\d/u.test(first.quote)
    ? first
    : null;
}

function movesIn(sentence: Span, { message }: Text, time: TimeContext, backups: readonly Cue[]): WhenSaid[] {
  return [...message.slice(sentence.start, sentence.end).matchAll(MOVE_TO)].slice(0, MOST).flatMap((match): WhenSaid[] => {
    const start = sentence.start + match.index;
    const from = start + match[0].length;
    const reading = daysFirst(message.slice(from, Math.min(sentence.end, from + WIDE)), time);
    if (!reading || DENIED.test(message.slice(sentence.start, start))) return [];
    const same = hoursBehind(message.slice(from + reading.end, Math.min(sentence.end, from + reading.end + WIDE)), time);
    const end = from + reading.end + (same?.fact.sameHours ? same.at : 0);
    const isSecond = backups.some((cue) => cue.start >= sentence.start && cue.end <= from);
    const facts = factsOf(reading).map((fact): Fact => (isSecond ? { ...fact, only: true } : fact));
    return [saying(facts, { start, end }, message, isSecond ? "backup" : "corrects")];
  });
}

function contrastsIn(sentence: Span, { message }: Text, time: TimeContext): WhenSaid[] {
  const words = message.slice(sentence.start, sentence.end);
  return [...words.matchAll(NOT)].slice(0, MOST).flatMap((match): WhenSaid[] => {
    const start = Math.max(0, match.index - WIDE);
    const before = words.slice(start, match.index);
    // "3, not 2" counts something: the day is said as one.
    const into = read(before, time).at(-1);
    const end = match.index + match[0].length;
    const out = daysFirst(words.slice(end, end + WIDE), time);
    const [fact] = into ? factsOf(into) : [];
    if (!into || !out || fact?.when?.kind !== "days" || into.kind === "not" || !/^[\s,]*$/u.test(before.slice(into.end))) return [];
    if (BUT.test(before) || factsOf(out).some(({ clock }) => clock)) return [];
    const spans = factsOf(out).flatMap(({ when }) => when?.spans ?? []);
    const facts = factsOf(into).map((one): Fact => ({ ...one, inPlaceOf: spans }));
    return [saying(facts, { start: sentence.start + start + into.start, end: sentence.start + end + out.end }, message, "corrects")];
  });
}

const factsOf = ({ value, options }: Reading): readonly Fact[] => value ?? options[0] ?? [];

function saying(facts: readonly Fact[], at: Span, message: string, role: WhenSaid["role"]): WhenSaid {
  const quote = message.slice(at.start, at.end);
  return { slot: "when", value: sureReading("days", facts, quote), role, quote, at, score: 0.95, sources: ["detector"] };
}
