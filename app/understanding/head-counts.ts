/** How many sit in the room: the whole of several counts, sides that are counted alike, and counts that only their place explains. */
import type { Hypothesis } from "./contract.ts";
import { type Cue, cueBook, cuesIn, keysOf } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { numberIn } from "./detectors/numbers.ts";
import { partsSaid } from "./detectors/parts.ts";
import { HEAD_WORDS, NO_PEOPLE, OF_A_PART, SECOND_THOUGHTS, TOTALS } from "./detectors/words/heads.ts";
import { TITLE_WORDS } from "./people/roll/words.ts";
import { sentenceAt } from "./text/clauses.ts";
import { forwardedFrom } from "./text/forwarded.ts";
import type { Piece } from "./text/pieces.ts";
import { TAKEN_BACK } from "./text/second-thoughts.ts";

type Count = Extract<Hypothesis, { slot: "headcount" }>;

const HEADS = cueBook(HEAD_WORDS);
const WHOLE = keysOf(TOTALS);
const PART = keysOf(OF_A_PART);
const AGAIN = keysOf(SECOND_THOUGHTS);
const SCORE = 0.8;
/** "8, not 4": what it is not. */
const NOT = /^(?:no|not|non|pa|pas)$/;
const SEVERAL_PARTIES = /^part(?:ies|es)$/i;
const ARTICLES = /^(?:a|an|une?|una|another|both|couple)$/;
const RANGE = /^\s*(?:to|or|à|ou|a|o|[-–])\s*$/i;
const SIGN = /^[,;:.–—-]$/;
const LIGHT = /^(?:au|en|so|thus|donc|asi|entonces)$/;
const PEOPLE = /^(?:seat|people|person|personne|persona|about|environ|de|of|u)$/;
const OTHERS = keysOf(NO_PEOPLE);
const AND = keysOf(["and", "et", "y", "plus", "más", "avec", "with", "con"]);
const WHOSE = keysOf(["my", "our", "mi", "mon", "ma", "notre", "nuestro", "nuestra"]);
const BY_THE_WAY: ReadonlySet<Hypothesis["slot"]> = new Set(["format", "need", "story", "remark"]);
const NEAR = 4;
/** "You're 4" counts their people; "do you have a room for 4" does not. */
const ADDRESSED = 2;
const FAR = 3;

/** "Nine in the room, no hang on, two are remote, so seven": the last count is meant where the sentence takes back what it said. */
function isTakenBack({ pieces, tokens }: Text, counts: readonly Count[], last: Count): boolean {
  const before = counts.filter((one) => one !== last && sentenceAt(tokens, one.at) === sentenceAt(tokens, last.at));
  return before.some(({ at }) => pieces.some(({ key, start, end }) => key === TAKEN_BACK && start >= at.end && end <= last.at.start));
}

/** The proposals with at most one count of those in the room, unless one is a second thought. What counts heads shares no costs. */
export function wholeCount(text: Text, hypotheses: readonly Hypothesis[]): Hypothesis[] {
  const said = counted(text, hypotheses);
  const counts = said.filter(({ slot }) => slot === "headcount");
  const isCount = ({ slot, source, at }: Hypothesis) =>
    slot === "split" && source === "tagger" && counts.some((one) => overlap(one.at, at));
  return said.filter((one) => !isCount(one));
}

/** "Two vegetarians", « deux personnes végétariennes », "one in a wheelchair": how many eat, or need, something is not how many come. */
const isOfDiet = ({ message }: Text, { at }: Hypothesis): boolean => DIET.test(message.slice(at.start, at.end + LINE));
const LINE = 40;
const DIET =
  /^[\p{L}\d'’]+(?:\s(?!and\s|et\s|y\s|for\s|pour\s|para\s)\p{L}+){0,3}\s(?:v[eé]g[eé]tari|vegan|végan|halal|kosher|casher|allerg|al[eé]rg|intol[eé]r|c[eœo]+l[ií]a|diab[eé]ti|wheelchair|fauteuil|silla de ruedas)/iu;

function counted(text: Text, hypotheses: readonly Hypothesis[]): Hypothesis[] {
  const others = hypotheses.filter(({ slot }) => slot !== "headcount");
  const told = hypotheses.filter((one): one is Count => one.slot === "headcount" && !isOfDiet(text, one));
  const found = placedCounts(text, others).filter((one) => !isOfPeople(text, one, others));
  // The same count, only learnt and less surely, yields to the one that is known by its place.
  const read = told.filter((one) => !found.some((other) => isSurer(other, one)));
  const placed = found.filter((one) => !read.some(({ at }) => overlap(at, one.at)));
  const first = [...read, ...placed];
  const all = [...first, ...first.flatMap((one) => rethought(text, one) ?? [])];
  const whole = all.filter((one) => !isOfPart(text, one, all.length > 1));
  const forwarded = forwardedFrom(text.message);
  const own = whole.filter(({ at }) => at.start < forwarded);
  // The visitor's own words are later than the document under them.
  const counts = own.length > 0 ? own : whole;
  if (counts.length === 0) return others;
  if (counts.every(({ value }) => value.most === counts[0]?.value.most)) return [...others, ...counts];
  const last = counts.toSorted((a, b) => a.at.start - b.at.start).at(-1);
  if (last && (has(text, last, AGAIN) || isTakenBack(text, counts, last))) return [...others, last];
  const largest = counts.toSorted((a, b) => b.value.most - a.value.most)[0];
  // "Room for 5 and two small ones, so three in all": fewer than some are not all people.
  const most = counts.find((one) => has(text, one, WHOLE) && one.value.most >= (largest?.value.most ?? 0)) ?? largest;
  return [...others, ...counts.filter(({ value, at }) => value.most === most?.value.most && (most === undefined || overlap(at, most.at)))];
}

/** "Two lawyers", "three brothers", "five for the claimant": so many people who are entries, and no room for so many. */
export function isOfPeople(text: Text, { at }: Pick<Hypothesis, "at">, others: readonly Hypothesis[]): boolean {
  const numbers = text.pieces.filter((piece) => overlap(piece, at) && numberIn(piece.key) !== null && !ARTICLES.test(piece.key));
  const people = others.flatMap((one) => (one.slot === "person" ? [one.at, ...(one.also ?? [])] : []));
  const parts = partsSaid(text).filter(({ count, isKin }) => count !== null || isKin);
  const isCounted = (number: Piece) => [...people, ...parts].some((span) => overlap(span, number)) || isOfTitle(text, number);
  return numbers.length > 0 && numbers.every(isCounted);
}

/** "3 hermanos": the word right behind the number says who they are. */
function isOfTitle({ pieces }: Text, number: Piece): boolean {
  const next = pieces.findIndex(({ start }) => start >= number.end);
  return (
    next >= 0 &&
    CALLED.get(pieces[next]?.key ?? "")?.some(({ keys }) => keys.every((key, step) => pieces[next + step]?.key === key)) === true
  );
}
const CALLED = cueBook(TITLE_WORDS);

const isSurer = (one: Count, other: Count): boolean =>
  other.source === "tagger" && other.score < one.score && overlap(one.at, other.at) && one.value.most === other.value.most;

/** Whether one of `keys` is among the words right before or after a count. */
function has({ pieces }: Text, { at }: Count, keys: ReadonlySet<string>): boolean {
  const before = pieces.filter(({ end }) => end <= at.start).slice(-NEAR);
  const after = pieces.filter(({ start }) => start >= at.end).slice(0, 2);
  // "Six au total", but no « deux personnes au sujet de … ».
  return [...before, ...(keys === WHOLE ? after.filter(({ key }) => !LIGHT.test(key)) : [])].some(({ key }) => keys.has(key));
}

/** Words of one part of the people, in the same phrase where there is one count alone; "two parties" are all of them. */
function isOfPart({ message, pieces }: Text, { at }: Count, isOneOfSeveral: boolean): boolean {
  const before = pieces.filter(({ end }) => end <= at.start).slice(-NEAR);
  const phrase = isOneOfSeveral ? before : before.slice(before.findLastIndex(({ key }) => SIGN.test(key)) + 1);
  const isAddressed = phrase.slice(-ADDRESSED).some(({ key }) => key === "you");
  return isAddressed || phrase.some(({ key, start, end }) => PART.has(key) && !SEVERAL_PARTIES.test(message.slice(start, end)));
}

/** The one count, or the range, that a stretch holds which is known to count heads: "seven men", « 10 à 12 »; null for none or several. */
export function countIn({ message, pieces }: Text, at: { start: number; end: number }): { least: number; most: number } | null {
  const own = pieces.filter(({ start, end }) => start >= at.start && end <= at.end);
  const numbers = own.flatMap((piece) => {
    const value = ARTICLES.test(piece.key) ? null : numberIn(piece.key);
    return value === null ? [] : [{ value, start: piece.start, end: piece.end }];
  });
  const [first, second] = numbers;
  if (!first || numbers.length > 2 || first.value === 0) return null;
  if (!second) return { least: first.value, most: first.value };
  return RANGE.test(message.slice(first.end, second.start)) && second.value > first.value
    ? { least: first.value, most: second.value }
    : null;
}

/** "Sixteen people, no wait, seventeen": the number right after a second thought. */
function rethought(text: Text, { at }: Count): Count | null {
  const after = text.pieces.filter(({ start }) => start >= at.end).slice(0, NEAR + 2);
  const number = after.findIndex(({ key }, place) => place > 0 && numberIn(key) !== null && !ARTICLES.test(key));
  const isNext =
    number > 0 &&
    after.slice(0, number).every(({ key }) => AGAIN.has(key) || SIGN.test(key)) &&
    after.slice(0, number).some(({ key }) => AGAIN.has(key)) &&
    !NOT.test(after[number - 1]?.key ?? "");
  const piece = after[number];
  return isNext && piece ? countOf(text, numberIn(piece.key) ?? 0, { start: piece.start, end: piece.end }) : null;
}

/** "Solo para mí y un asistente": the visitor, and everybody who is listed after. */
function selfCount(text: Text, cue: Cue): Count {
  const after = text.pieces.slice(cue.last + 1);
  const stop = after.findIndex(({ key }) => SIGN.test(key));
  const own = after.slice(0, stop < 0 ? undefined : stop).slice(0, FAR + 2);
  const more = own.flatMap(({ key }, at) =>
    AND.has(key) ? [numberIn(own[at + 1]?.key ?? "") ?? (WHOSE.has(own[at + 1]?.key ?? "") ? 1 : 0)] : [],
  );
  const isMore = more.some((count) => count > 0);
  const end = isMore ? (own.at(-1)?.end ?? cue.end) : cue.end;
  return countOf(
    text,
    more.reduce((sum, count) => sum + count, 1),
    { start: cue.start, end },
  );
}

/** "4 en salle", "twelve seats", "a room that seats 10": a number next to its place. */
function placedCounts(text: Text, others: readonly Hypothesis[]): Count[] {
  return cuesIn(HEADS, text.pieces).flatMap((cue): Count[] => {
    if (cue.means === "side") return [];
    if (cue.means === "self") return [selfCount(text, cue)];
    const found = cue.means === "before" || isSeat(text, cue) ? numberFrom(text, cue.last + 1, 1) : null;
    const isBehind = cue.means === "room" || cue.means === "noun";
    const number = found ?? (isBehind ? numberFrom(text, cue.first - 1, -1) : null);
    if (!number) return [];
    const at = { start: Math.min(number.start, cue.start), end: Math.max(number.end, cue.end) };
    const own = { start: number.start, end: number.end };
    if (others.some((one) => !BY_THE_WAY.has(one.slot) && !(one.slot === "split" && one.source === "tagger") && overlap(one.at, own)))
      return [];
    return [countOf(text, number.value, at)];
  });
}

const isSeat = ({ message }: Text, { start, end }: Cue): boolean => /^seats?$/i.test(message.slice(start, end));

/** The number at most a word away: no count of days, hours or dollars is between. */
function numberFrom({ pieces }: Text, from: number, step: 1 | -1): { value: number; start: number; end: number } | null {
  for (let at = from; Math.abs(at - from) < 2; at += step) {
    const piece = pieces[at];
    const value = piece && !ARTICLES.test(piece.key) ? numberIn(piece.key) : null;
    if (piece && value !== null) return { value, start: piece.start, end: piece.end };
    if (!piece || !(PEOPLE.test(piece.key) || (step < 0 && /^\p{L}{4,}$/u.test(piece.key) && !OTHERS.has(piece.key)))) return null;
  }
  return null;
}

function countOf({ message }: Text, value: number, at: { start: number; end: number }): Count {
  const quote = message.slice(at.start, at.end);
  return { slot: "headcount", value: { least: value, most: value }, role: "states", source: "detector", score: SCORE, at, quote };
}
