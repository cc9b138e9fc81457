/** Who is elsewhere on some days and in the room on the others: "by video on the Friday, the other two days she's there", « sur place le 4, sinon par vidéo ». */
import type { Hypothesis, PersonMention, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import { NTH_DAYS } from "../detectors/words/attending.ts";
import { clausesOf, sentencesIn } from "../text/clauses.ts";
import { placesIn } from "../when/places.ts";
import { dayOf } from "./days.ts";
import { DAYS_UNNAMED, HERE_WORDS } from "./presence-words.ts";
import { ATTENDS, isDeniedWay, waysIn } from "./ways.ts";

type Person = Extract<Hypothesis, { slot: "person" }>;
type On = NonNullable<PersonMention["on"]>;
type Way = "afar" | "here";
interface Mark extends Span {
  way: Way;
}
interface Day extends Span {
  on: On;
}

const HERE = cueBook(HERE_WORDS);
const UNNAMED = cueBook(DAYS_UNNAMED);
const NTH = cueBook(NTH_DAYS);

/** The people, each with the days on which the words around them have them elsewhere; these days are none of the hearing's. */
export function withRemoteDays(text: Text, finds: readonly Finding[], people: readonly Hypothesis[]): Hypothesis[] {
  const afar = waysIn(text).filter((way) => way.kind !== "format:in_person" && !isDeniedWay(text, way));
  if (afar.length === 0) return [...people];
  const others = othersIn(text, { start: 0, end: text.message.length });
  // "The other two days" are nobody.
  const somebody = people.filter(
    (one) => one.slot !== "person" || !others.some((other) => (one.value.name ? inside(one.at, other) : overlap(one.at, other))),
  );
  const own = somebody.filter((one): one is Person => one.slot === "person" && one.role !== "not");
  return somebody.map((one) => (one.slot === "person" && own.includes(one) ? withOwn(text, finds, one, own) : one));
}

function withOwn(text: Text, finds: readonly Finding[], person: Person, people: readonly Person[]): Hypothesis {
  const around = wordsBehind(text, person, people);
  if (!around) return person;
  const marks = marksIn(text, around);
  const others = othersIn(text, around);
  const days = daysIn(text, finds, around).filter((day) => !others.some((one) => overlap(one, day)));
  const [first] = marks.filter(({ way }) => way === "afar");
  const wayOf = (at: Span) => nearest(text, at, marks);
  // "By video on the 4th, everybody else in the room" says nothing of their other days.
  const isBoth = others.length > 0 || days.some((day) => wayOf(day) === "here");
  if (!first || !isBoth || days.length === 0) return person;
  const areOthersAfar = others.some((one) => wayOf(one) === "afar" && marks.some(({ way }) => way === "here"));
  const meant = days.filter((day) => wayOf(day) === (areOthersAfar ? "here" : "afar"));
  if (meant.length === 0) return person;
  const { on: _on, ...value } = person.value;
  const attends = ATTENDS[waysIn(text).find(({ start }) => start === first.start)?.kind ?? ""] ?? "remote";
  const also = [...marks, ...others, ...days].map(({ start, end }) => ({ start, end }));
  return {
    ...person,
    value: { ...value, attends, afarOn: { days: meant.map(({ on }) => on), ...(areOthersAfar ? { not: true } : {}) } },
    also: [...(person.also ?? []), ...also],
  };
}

/** From a person to the next one, or to the end of their sentence. */
function wordsBehind({ tokens }: Text, { at }: Person, people: readonly Person[]): Span | null {
  const sentence = sentencesIn(tokens).find((one) => overlap(one, at));
  if (!sentence) return null;
  const next = people.map((other) => other.at.start).filter((start) => start >= at.end && start < sentence.end);
  return { start: at.start, end: Math.min(sentence.end, ...next) };
}

/** Words of a way of attending, in their order; "there" is one next to the days alone. */
function marksIn(text: Text, around: Span): Mark[] {
  const ways = waysIn(text).filter((way) => inside(way, around) && !isDeniedWay(text, way));
  const afar = ways.flatMap(({ kind, start, end }) => (kind === "format:in_person" ? [] : [{ way: "afar" as const, start, end }]));
  const here = [...ways.filter(({ kind }) => kind === "format:in_person"), ...cuesIn(HERE, text.pieces)]
    .filter((one) => inside(one, around) && !afar.some((other) => overlap(other, one)))
    .map(({ start, end }): Mark => ({ way: "here", start, end }));
  return [...afar, ...here].sort((one, other) => one.start - other.start);
}

/** "The other two days", "otherwise". */
const othersIn = (text: Text, around: Span): Span[] =>
  [...placesIn(text).filter(({ on }) => on === "others"), ...cuesIn(UNNAMED, text.pieces).filter(({ means }) => means === "others")].filter(
    (one) => inside(one, around),
  );

const daysIn = (text: Text, finds: readonly Finding[], around: Span): Day[] =>
  [
    ...cuesIn(NTH, text.pieces).map(({ means, start, end }): Day => ({ on: { nth: Number(means) }, start, end })),
    ...finds.flatMap((find): Day[] => {
      const day = dayOf(find);
      return day ? [{ on: day.on, ...day.at }] : [];
    }),
  ].filter((one) => inside(one, around));

/** The way of a stretch: that of its clause where it has one alone, else the one next to it. */
function nearest({ tokens }: Text, at: Span, marks: readonly Mark[]): Way | undefined {
  const clause = clausesOf(tokens).find((one) => overlap(one, at));
  const own = marks.filter((mark) => clause && overlap(clause, mark));
  const near = own.length > 0 ? own : marks;
  const gap = ({ start, end }: Span) => Math.max(start - at.end, at.start - end);
  return near.toSorted((one, other) => gap(one) - gap(other))[0]?.way;
}
