/** The best set of proposals that agree: those of one meaning become one statement, those that compete are asked. */
import type { Doubt, Hypothesis, Slot, Source, Statement } from "./contract.ts";
import { inside, overlap } from "./detectors/finding.ts";
import { CHOICES_OF } from "./detectors/hearing/service-choices.ts";
import { fold } from "./text/fold.ts";

/** Below this a statement is asked, below the floor it is dropped. */
const MARGIN = 0.42;
const FLOOR = 0.2;
/** Who somebody is has to be surer. */
const MARGIN_WHO = 0.62;
/** Rivals closer than this are asked. */
const CLOSE = 0.2;
const AGREED = 0.12;
/** A visitor has one of these. */
const SINGLE: ReadonlySet<Slot> = new Set(["name", "firm"]);
/** Slots whose stretches are names: on one stretch there is only one of them. */
const WHO: ReadonlySet<Slot> = new Set(["name", "firm", "person"]);

export interface Decoded {
  statements: Statement[];
  doubts: Doubt[];
}

/** Decides between proposals. What the margin leaves open becomes a doubt with its options, likeliest first. */
export function decide(hypotheses: readonly Hypothesis[]): Decoded {
  const merged = merge(hypotheses).sort((a, b) => b.score - a.score);
  const statements: Statement[] = [];
  const doubts: Doubt[] = [];
  const rivals = new Map<string, Statement[]>();
  for (const candidate of merged) {
    if (candidate.score < FLOOR) continue;
    const field = WHO.has(candidate.slot) ? "who" : candidate.slot;
    const rival = rivals.get(field)?.find((other) => competes(candidate, other));
    if (rival) {
      if (isClose(candidate, rival) && !isWithin(candidate, rival)) doubts.push(doubtOf([rival, candidate]));
    } else if (candidate.score < marginOf(candidate) || isOpen(candidate)) {
      doubts.push(doubtOf(optionsOf(candidate)));
    } else {
      statements.push(candidate);
      if (field !== "when") rivals.set(field, [...(rivals.get(field) ?? []), candidate]);
    }
  }
  const doubted = new Set(doubts.flatMap(({ options }) => (options.length > 1 ? options : [])));
  return {
    statements: statements.filter((one) => !doubted.has(one)).sort(inOrder),
    doubts: doubts.sort((a, b) => a.at.start - b.at.start),
  };
}

const marginOf = ({ slot, sources }: Statement) => (slot === "name" && !sources.includes("detector") ? MARGIN_WHO : MARGIN);
const inOrder = (a: Statement, b: Statement) => a.at.start - b.at.start || a.at.end - b.at.end;

/** A reading that the grammar itself leaves open, where somebody wants it. */
function isOpen(statement: Statement): boolean {
  return statement.slot === "when" && statement.value.value === null && statement.role !== "mentions";
}

function optionsOf(statement: Statement): Statement[] {
  if (statement.slot !== "when" || statement.value.value !== null) return [statement];
  const { value: reading } = statement;
  if (reading.options.length === 0) return [statement];
  return reading.options.map((option) => ({ ...statement, value: { ...reading, value: option } }));
}

function doubtOf(options: readonly Statement[]): Doubt {
  const [first] = options;
  return { at: first?.at ?? { start: 0, end: 0 }, quote: first?.quote ?? "", options };
}

function competes(a: Statement, b: Statement): boolean {
  if (areApart(a, b)) return false;
  if (WHO.has(a.slot) && WHO.has(b.slot) && overlap(a.at, b.at)) return true;
  if (a.slot === b.slot && SINGLE.has(a.slot)) return true;
  return a.slot === b.slot && a.slot !== "when" && overlap(a.at, b.at);
}

/** A reporter and how fast the record is; two groups in one sentence, each an entry of a model's list. */
function areApart(a: Statement, b: Statement): boolean {
  if (a.slot === "service" && b.slot === "service")
    return a.value.kind !== b.value.kind && ((isOfModel(a) && isOfModel(b)) || isChoiceOf(a, b) || isChoiceOf(b, a));
  if (isVisitorWithOwn(a, b) || isVisitorWithOwn(b, a)) return true;
  return a.slot === "person" && b.slot === "person" && !a.value.name && !b.value.name && isOfModel(a) && isOfModel(b);
}
/** The visitor, as one of those who take part, next to their own name and firm. */
const isVisitorWithOwn = (a: Statement, b: Statement): boolean =>
  a.slot === "person" && isOfModel(a) && ((a.value.by === "self" && (b.slot === "name" || b.slot === "firm")) || isOwnParty(a, b));

/** In-house counsel's firm is the party itself, where a model says both. */
const isOwnParty = (a: Statement, b: Statement): boolean =>
  a.slot === "person" && (a.value.part === "claimant" || a.value.part === "respondent") && b.slot === "firm" && isOfModel(b);
type Service = Extract<Statement, { slot: "service" }>;
const isChoiceOf = (a: Service, b: Service): boolean => CHOICES_OF[a.value.kind]?.includes(b.value.kind) ?? false;
const isOfModel = ({ sources }: Statement): boolean => sources.includes("model");

function isClose(a: Statement, b: Statement): boolean {
  return Math.abs(a.score - b.score) < CLOSE;
}

/** The same words, or some of them, or a first name of the full one. */
function isWithin(a: Statement, b: Statement): boolean {
  if (a.slot !== b.slot) return false;
  if (inside(a.at, b.at) || inside(b.at, a.at)) return true;
  return ` ${fold(b.quote)} `.includes(` ${fold(a.quote)} `) || ` ${fold(a.quote)} `.includes(` ${fold(b.quote)} `);
}

/** Proposals of one meaning and overlapping stretches as one statement; the longer stretch of the surer source stays. */
function merge(hypotheses: readonly Hypothesis[]): Statement[] {
  const merged: Statement[] = [];
  const places = new Map<string, number[]>();
  for (const { source, ...hypothesis } of hypotheses) {
    const { slot, role, value } = hypothesis;
    const meaning = JSON.stringify([slot, role, value]);
    const alike = places.get(meaning) ?? [];
    const same = alike.find((place) => isSame(merged[place], hypothesis));
    const other = same === undefined ? undefined : merged[same];
    if (same !== undefined && other) merged[same] = agreed(other, hypothesis, source);
    else places.set(meaning, [...alike, merged.push({ ...hypothesis, sources: [source] }) - 1]);
  }
  return merged;
}

type Said = Statement extends infer S ? (S extends Statement ? Omit<S, "sources"> : never) : never;

/** Slots of which one meaning may be said at several places. */
const REPEATED: ReadonlySet<Slot> = new Set(["when", "need", "remark", "story"]);
/** Whether what has the same meaning is the same. */
const isSame = (a: Statement | undefined, b: Said): boolean => a !== undefined && (!REPEATED.has(a.slot) || overlap(a.at, b.at));

function agreed(a: Statement, b: Said, source: Source): Statement {
  const isOther = !a.sources.includes(source);
  const score = Math.min(0.99, Math.max(a.score, b.score) + (isOther ? AGREED : 0));
  const { at, quote } = overlap(a.at, b.at) && b.at.end - b.at.start > a.at.end - a.at.start ? b : a;
  const also = [...(a.also ?? []), ...(b.also ?? [])];
  return { ...a, score, at, quote, sources: isOther ? [...a.sources, source] : a.sources, ...(also.length > 0 ? { also } : {}) };
}
