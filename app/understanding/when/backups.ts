/** Second choices that the grammar reads otherwise: "B is the backup if A isn't free", and bare days: "les 27-28 c'est le 2e choix". */
import type { Span, Statement } from "../contract.ts";
import { type Cue, cueBook, cuesIn } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { clauseAt } from "../text/clauses.ts";
import { read } from "../time/read.ts";
import type { TimeContext } from "../time/types.ts";
import { inOrder } from "./in-turn.ts";
import { namedDates } from "./named.ts";
import { factsIn, hasDays, isWhen, type Said, swapped } from "./said.ts";
import { sentenceOf, type WhenSaid } from "./scene.ts";
import { BACKUP_WORDS } from "./stretches/role-words.ts";

const CUES = cueBook({ backup: BACKUP_WORDS });
const CONDITION = /^\s*(?:\p{L}+\s){0,2}(?:if|should|in case|si|en caso|au cas)\b/iu;

export function withBackups(said: Said, text: Text, time: TimeContext): Said {
  let now = inOrder(said, text);
  for (const cue of cuesIn(CUES, text.pieces)) now = named(bare(told(now, cue, text, time), cue, text, time), cue, text);
  return now;
}

/** The words are part of what the second choice says. */
function named(said: Said, cue: Cue, text: Text): Said {
  const sentence = sentenceOf(text, cue);
  const near = ({ at }: Statement) => Math.min(Math.abs(at.end - cue.start), Math.abs(at.start - cue.end));
  const [one] = said.statements
    .filter((each) => isWhen(each) && each.role === "backup" && overlap(each.at, sentence))
    .sort((a, b) => near(a) - near(b));
  return {
    ...said,
    statements: said.statements.map((each) =>
      each === one ? { ...each, also: [...(each.also ?? []), { start: cue.start, end: cue.end }] } : each,
    ),
  };
}

const VERBS = "is|are|be|est|sont|serait|es|son|sería|serían|as|comme|como|n['’]est";
const ONLY = "only|just|merely|seulement|solo|sólo";
const ARTICLES = "the|our|a|an|le|la|notre|en|el|de|un|nuestra|qu['’]";
/** "… is only the", right before the words. */
const IS = new RegExp(`(?:(?:^|[\\s,])(?:${VERBS})|qu['’])\\s*(?:(?:${ONLY})\\s*)?(?:(?:${ARTICLES})\\s*)?$`, "iu");
/** Nothing between a day and the words but what joins them. */
const BETWEEN = new RegExp(`^\\s*(?:,\\s*)?(?:(?:${VERBS}|${ONLY})\\s+){0,3}(?:(?:${ARTICLES})\\s*)?$`, "iu");
const SEPARATORS = /\s?;\s|,?\s(?:and|et|y|&|plus)\s|,\s/giu;

/** What the words make of the days around them: a doubtful day that they name, days that swallow them, lists whose last they are of. */
function told(said: Said, cue: Cue, text: Text, time: TimeContext): Said {
  const { message } = text;
  const sentence = sentenceOf(text, cue);
  const whens = said.statements.filter((one): one is WhenSaid => isWhen(one) && overlap(one.at, sentence));
  const into = whens.find(({ at }) => at.start < cue.start && at.end > cue.start);
  if (into) return into.at.end < cue.end ? cut(said, into, cue, text, time) : turned(said, into, cue, text);
  if (whens.length === 0) return promoted(said, cue, sentence);
  const [list, ...others] = whens;
  // "The 9th and 10th as a second choice" is all of it, where other days are named or noted.
  const isOnly =
    others.length === 0 && time.near === undefined && said.statements.filter((one) => isWhen(one) && hasDays(one)).length === 1;
  const isNext = list !== undefined && list.at.end <= cue.start && BETWEEN.test(message.slice(list.at.end, cue.start));
  if (isNext && time.near !== undefined && others.length === 0) return exchanged(said, list, time);
  return isNext && (isOnly || list.quote.includes(";")) ? split(said, list, time, isOnly) : said;
}

/** "The 13th and 14th, and the 6th and 7th as a fallback", while the 6th is noted: the others take its place. */
function exchanged(said: Said, list: WhenSaid, time: TimeContext): Said {
  const { quote, at } = list;
  for (const match of [...quote.matchAll(SEPARATORS)].reverse()) {
    const end = match.index + match[0].length;
    const [[first], [second]] = [read(quote.slice(0, match.index), time), read(quote.slice(end), time)];
    if (!first?.value || !second?.value || !time.near) continue;
    const left: WhenSaid = {
      ...list,
      role: "corrects",
      value: first,
      quote: quote.slice(0, match.index),
      at: { start: at.start, end: at.start + match.index },
    };
    const right: WhenSaid = { ...list, role: "backup", value: second, quote: quote.slice(end), at: { start: at.start + end, end: at.end } };
    if (namedDates([right])[0] === time.near && !namedDates([left]).includes(time.near)) return swapped(said, list, left, right);
  }
  return said;
}

/** "May 4-5, 2nd choice June 8": the 2nd is no day. */
function cut(said: Said, one: WhenSaid, cue: Cue, { message }: Text, time: TimeContext): Said {
  const quote = message.slice(one.at.start, cue.start).replace(/[\s,;:(–-]+$/u, "");
  const [value] = read(quote, time);
  if (!value?.value) return said;
  return swapped(said, one, { ...one, quote, at: { start: one.at.start, end: one.at.start + quote.length }, value });
}

/** "B is only the backup, A is the hearing": the words are of the day before them. */
function turned(said: Said, one: WhenSaid, cue: Cue, { message }: Text): Said {
  const facts = factsIn(one);
  if (facts.length !== 2 || !IS.test(message.slice(one.at.start, cue.start)) || CONDITION.test(message.slice(cue.end, cue.end + 30)))
    return said;
  const back = [...facts].reverse();
  return swapped(said, one, { ...one, value: { ...one.value, options: [back], value: back } });
}

/** A day below its margin that the words are of. */
function promoted(said: Said, cue: Cue, sentence: Span): Said {
  const doubt = said.doubts.find(
    ({ at, options }) => overlap(at, sentence) && !overlap(at, cue) && options.length === 1 && options.every(isWhen),
  );
  const [one] = doubt?.options ?? [];
  if (!doubt || !one || !isWhen(one) || !hasDays(one) || one.value.kind === "not") return said;
  const value = { ...one.value, value: factsIn(one), doubts: [] };
  return { statements: [...said.statements, { ...one, role: "backup", value }], doubts: said.doubts.filter((other) => other !== doubt) };
}

/** "May 12 and June 12 as a backup": of the only days of a message the last are the second choice. */
function split(said: Said, list: WhenSaid, time: TimeContext, isOnly: boolean): Said {
  const { quote, at } = list;
  const all = namedDates([list]).join();
  for (const match of [...quote.matchAll(SEPARATORS)].reverse()) {
    if (!isOnly && !match[0].includes(";")) continue;
    const end = match.index + match[0].length;
    const [[first], [second]] = [read(quote.slice(0, match.index), time), read(quote.slice(end), time)];
    if (!first?.value || !second?.value) continue;
    const [one, other] = [first, second].map((value): WhenSaid => ({ ...list, value }));
    if (!one || !other || namedDates([one, other]).join() !== all) continue;
    const left: WhenSaid = {
      ...list,
      role: "states",
      value: first,
      quote: quote.slice(0, match.index),
      at: { start: at.start, end: at.start + match.index },
    };
    const right: WhenSaid = { ...list, role: "backup", value: second, quote: quote.slice(end), at: { start: at.start + end, end: at.end } };
    return swapped(said, list, left, right);
  }
  return said;
}

/** Days without a month next to the words, which the days that are noted give. */
function bare(said: Said, cue: Cue, text: Text, time: TimeContext): Said {
  const sentence = sentenceOf(text, cue);
  const isNamed = [...said.statements, ...said.doubts.flatMap(({ options }) => options)].some(
    (one) => isWhen(one) && overlap(one.at, sentence),
  );
  const clause: Span = clauseAt(text.tokens, cue) ?? sentence;
  const words = text.message.slice(clause.start, clause.end);
  if (isNamed || !time.near || !/\d/.test(words)) return said;
  const found = read(words, { ...time, asked: "date" }).find(({ value }) => value?.every(({ when }) => when?.kind === "days"));
  if (!found) return said;
  const at = { start: clause.start + found.start, end: clause.start + found.end };
  if (overlap(at, cue)) return said;
  const one: WhenSaid = { slot: "when", value: found, quote: found.quote, at, role: "backup", score: 0.9, sources: ["detector"] };
  return { ...said, statements: [...said.statements, one] };
}
