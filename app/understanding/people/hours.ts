/** Within which hours of a day somebody comes: "joins by video only in the afternoon", « le témoin jusqu'à midi ». */
import type { Hypothesis, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { ATTENDING, LEAVING } from "../detectors/words/attending.ts";
import { type Clause, sentencesIn } from "../text/clauses.ts";
import type { Fact, Part } from "../time/types.ts";
import { waysIn } from "./ways.ts";

type Person = Extract<Hypothesis, { slot: "person" }>;

const ATTEND = cueBook(ATTENDING);
const LEAVE = cueBook(LEAVING);
/** So far may hours stand from the person whose they are. */
const REACH = 80;
/** What the parts of a day are on a clock. */
export const HOURS_OF_PART: Readonly<Partial<Record<Part, string>>> = { morning: "-12:00", afternoon: "13:00-", evening: "17:00-" };

interface Hours extends Span {
  hours: string;
  /** From one hour to another: said of a hearing, too. */
  isWhole: boolean;
}

/** The people, each with the hours that the words around them make theirs; these hours are none of the hearing's. */
export function withHours(text: Text, finds: readonly Finding[], people: readonly Hypothesis[]): Hypothesis[] {
  const said = hoursIn(text, finds);
  if (said.length === 0) return [...people];
  const sentences = sentencesIn(text.tokens);
  const own = said.flatMap((hours) => {
    const sentence = sentences.find((one) => overlap(one, hours));
    const owner = sentence && ownerOf(text, sentence, hours, people);
    return owner ? [{ owner, hours }] : [];
  });
  return people.map((one) => {
    const hours = own.find(({ owner }) => owner === one)?.hours;
    if (one.slot !== "person" || !hours) return one;
    return { ...one, value: { ...one.value, hours: hours.hours }, also: [...(one.also ?? []), { start: hours.start, end: hours.end }] };
  });
}

/** All hours of a message, read once. */
function hoursIn(text: Text, finds: readonly Finding[]): readonly Hours[] {
  const hours = known.get(finds) ?? finds.flatMap((find) => hoursOf(text, find) ?? []);
  known.set(finds, hours);
  return hours;
}
const known = new WeakMap<readonly Finding[], readonly Hours[]>();

/** Hours by themselves, of no day and no length; a part of a day may be of one ("Monday morning"). */
function hoursOf(text: Text, { kind, said, start, end }: Finding): Hours | null {
  if (!kind.startsWith("t:") || said?.slot !== "when") return null;
  const [fact, ...others] = said.value.value ?? (said.value.weekdaysOnly ? said.value.options[0] : undefined) ?? [];
  const isPart = fact?.part !== undefined && !fact.clock && fact.when?.kind === "days";
  const isOther = !fact || others.length > 0 || (fact.when && !isPart) || fact.length || fact.ruledOut || fact.insteadOf || fact.on;
  const hours = isOther ? null : onClock(fact, isLeaving(text, start));
  return hours === null ? null : { hours, start, end, isWhole: !/^-|-$/.test(hours) };
}

function onClock({ clock, part }: Fact, leaves: boolean): string | null {
  if (!clock) return part ? (HOURS_OF_PART[part] ?? null) : null;
  const { at, from = leaves ? undefined : at, to = leaves ? at : undefined } = clock;
  return from || to ? `${from ?? ""}-${to ?? ""}` : null;
}

/** "Has to leave at 3", « part à 15 h ». */
const isLeaving = (text: Text, start: number): boolean =>
  cuesIn(LEAVE, text.pieces).some((cue) => cue.start <= start && start - cue.end <= NEAR);
const NEAR = 12;

/** Who was named last before the hours in their sentence, where it is said that only so long, or by what way, they come. */
function ownerOf(text: Text, sentence: Clause, hours: Hours, people: readonly Hypothesis[]): Person | undefined {
  const before = people.filter(
    (one): one is Person => one.slot === "person" && one.at.start >= sentence.start && one.at.start < hours.start && one.role !== "not",
  );
  const owner = before.toSorted((a, b) => a.at.start - b.at.start).at(-1);
  if (!owner || hours.start - Math.min(owner.at.end, hours.start) > REACH) return undefined;
  const near = { start: owner.at.start, end: hours.end + NEAR };
  const cues = cuesIn(ATTEND, text.pieces).filter((cue) => overlap(cue, near));
  if (cues.some(({ means }) => means === "only")) return owner;
  const isAway = waysIn(text).some((way) => way.kind !== "format:in_person" && overlap(way, near));
  const isComing = isAway || cues.some(({ means }) => means === "comes") || isLeaving(text, hours.start);
  return isComing && !hours.isWhole && owner.value.by !== "self" && !isEverybody(owner) ? owner : undefined;
}

/** The hours, coming or going, are said behind somebody whom nothing else makes one who takes part. */
export function isBounded(text: Text, finds: readonly Finding[], at: Span): boolean {
  const next = hoursIn(text, finds).find(({ start }) => start >= at.end && start - at.end <= REACH);
  if (!next || /[.!?;]\s/.test(text.message.slice(at.end, next.start))) return false;
  return [...cuesIn(ATTEND, text.pieces), ...cuesIn(LEAVE, text.pieces)].some(({ start }) => start >= at.end && start <= next.start);
}

/** Several of no part are as good as all: "ten people come at 9". */
const isEverybody = ({ value: { name, part, count } }: Person): boolean => !name && part === "other" && (count ?? 1) > 1;
