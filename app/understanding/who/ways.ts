/** How a hearing is held, by how its people attend: some in the room and some from elsewhere make it hybrid, one day's way changes no other. */
import type { Hypothesis, Span, TalkContext } from "../contract.ts";
import { keysOf } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";
import { isDeniedWay, waysIn } from "../people/ways.ts";
import { sentenceAt } from "../text/clauses.ts";
import type { TimeContext } from "../time/types.ts";
import { onDays } from "./on-days.ts";
import { ofOneDay } from "./one-day.ts";
import { ONE_OF_THEM, OR_WORDS, SOME_PEOPLE } from "./ways-words.ts";

const SCORE = 0.9;
/** So many ways are looked at for the day that they are of. */
const MOST_WAYS = 12;
/** So many words before a way its people are named. */
const NEAR = 8;
const SOME = keysOf(SOME_PEOPLE);
const OR = keysOf(OR_WORDS);
const ARTICLES = /^(?:an?|une?|una)$/;

/** The proposals with the way of the whole hearing, and without what is said of one person or one day. */
export function withWays(
  text: Text,
  hypotheses: readonly Hypothesis[],
  finds: readonly Finding[],
  { days: noted = [], held = [] }: Pick<TalkContext, "days" | "held">,
  time: TimeContext,
): Hypothesis[] {
  const ways = waysIn(text).filter((way) => !isDeniedWay(text, way));
  const days = ways.slice(0, MOST_WAYS).flatMap((way) => ofOneDay(text, way, finds, hypotheses, noted, time) ?? []);
  const isOfDay = (at: Span) => ofOneDay(text, at, finds, hypotheses, noted, time);
  const { gone, apart, others } = onDays(
    text,
    hypotheses,
    Number(held.find(({ field }) => field === "mainRoomCapacity")?.value ?? 0),
    isOfDay,
  );
  const mixed = mixedWays(text, ways, hypotheses);
  const joining = mixed.length > 0 ? [] : ways.flatMap((way) => joins(text, way, hypotheses) ?? []);
  const taken = [...days.map(({ at }) => at), ...mixed.flatMap(({ also = [] }) => also), ...joining.flatMap(({ also = [] }) => also)];
  return [
    ...hypotheses.filter((one) => !gone.includes(one) && (one.slot !== "format" || !taken.some((span) => overlap(span, one.at)))),
    ...days,
    ...apart,
    ...others,
    ...mixed,
    ...joining,
  ];
}

/** "Nine in person and two by video": in one sentence, each way with people of its own, and no choice between the two. */
function mixedWays(text: Text, ways: readonly Finding[], hypotheses: readonly Hypothesis[]): Hypothesis[] {
  const isOfPerson = (way: Finding) => hypotheses.some(({ slot, also = [] }) => slot === "person" && also.some((one) => overlap(one, way)));
  const room = ways.find((way) => way.kind === "format:in_person" && ways.some((other) => isWithIt(text, way, other)));
  const other = room && ways.find((one) => isWithIt(text, room, one));
  if (!room || !other || (isOfPerson(room) && isOfPerson(other))) return [];
  const at = { start: room.start, end: room.end };
  const quote = text.message.slice(at.start, at.end);
  const also = [at, { start: other.start, end: other.end }];
  return [{ slot: "format", value: { type: "hybrid" }, role: "states", source: "detector", score: SCORE, at, quote, also }];
}

function isWithIt(text: Text, room: Finding, other: Finding): boolean {
  if (other.kind === "format:in_person") return false;
  const sentence = sentenceAt(text.tokens, room);
  const from = Math.min(room.end, other.end);
  const to = Math.max(room.start, other.start);
  const between = text.pieces.filter(({ start, end }) => start >= from && end <= to);
  const isChoice = between.some(({ key }) => OR.has(key));
  return sentence !== undefined && overlap(sentence, other) && !isChoice && [room, other].every((way) => hasPeople(text, way));
}

/** A number or somebody right before or after a way. */
function hasPeople({ pieces }: Text, { start, end }: Span): boolean {
  const before = pieces.filter((piece) => piece.end <= start).slice(-NEAR);
  const after = pieces.filter((piece) => piece.start >= end).slice(0, 2);
  return [...before, ...after].some(({ key }) => SOME.has(key) || (numberIn(key) !== null && !ARTICLES.test(key)));
}

/** "A lo mejor él se conecta por video", "one of our engineers will testify by video": one person is elsewhere. */
function joins(text: Text, way: Finding, hypotheses: readonly Hypothesis[]): Hypothesis | null {
  const sentence = sentenceAt(text.tokens, way);
  const isTold = hypotheses.some(({ slot, also = [], at }) => slot === "person" && [...also, at].some((one) => overlap(one, way)));
  if (way.kind === "format:in_person" || !sentence || isTold) return null;
  const words = text.message.slice(sentence.start, way.start);
  const subject = [...words.matchAll(new RegExp(ONE_OF_THEM, "giu"))].at(-1);
  if (!subject || text.message.slice(sentence.start + subject.index, way.start).length > SUBJECT_REACH) return null;
  const lead = subject[0].length - subject[0].trimStart().length;
  const at = { start: sentence.start + subject.index + lead, end: way.end };
  const quote = text.message.slice(at.start, at.end);
  const attends = way.kind === "format:telephone" ? "telephone" : "remote";
  const value = { part: "other", count: 1, attends } as const;
  return { slot: "person", value, role: "states", source: "detector", score: SCORE, at, quote, also: [{ start: way.start, end: way.end }] };
}
const SUBJECT_REACH = 70;
