/** One turn in the making: the values as they become, and everything that is going to be said and done. */

import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { fieldsOpenedBy } from "#app/domain/booking/rules/visibility.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import type { Subject } from "#app/domain/talk/remarks/subject.ts";
import type { Span, Understanding } from "#app/understanding/contract.ts";
import type { NotedLine, Utterance } from "./answer/says.ts";
import { dropEntries, LONGEST_REMARK, withRemark } from "./plan/entries.ts";
import { type About, entriesOf, type Held, type Remark, type TalkField, type TalkValues, writeEntries } from "./plan/fields.ts";
import { fieldsOf, PLAN_FIELDS, planOf, type ShortEnd, shortEndsOf, wishOf } from "./plan/plan.ts";
import { ruledOutEntries } from "./plan/ruled-out.ts";
import { remarkText } from "./remarks/remark-words.ts";
import { subjectOf } from "./remarks/subjects.ts";
import { type Asked, CALLING, type Command, NOTE_OPEN, type Point, type TalkState } from "./state.ts";
import type { Lookup, World } from "./world.ts";

/** Why a value was written: said, put right, answered, put there by hand, or following from another one that was. */
export type Reason = "stated" | "corrected" | "answered" | "by_hand" | "follows";
export interface Change {
  field: TalkField;
  value: string | null;
  evidence: string;
  reason: Reason;
}

/** Mutable, and only within one call of `decide`. */
export interface Desk {
  readonly before: TalkState;
  readonly said: Understanding;
  readonly world: World;
  form: DraftForm;
  values: TalkValues;
  loose: Plan;
  points: Point[];
  changes: Change[];
  remarks: Remark[];
  lines: NotedLine[];
  says: Utterance[];
  lookups: Lookup[];
  commands: Command[];
  asked: Asked | null;
  put: Record<string, number>;
  told: string[];
  booking: TalkState["booking"];
  undo: readonly TalkState["undo"][number][];
  subjects: Record<string, Subject>;
  /** Begun again, or taken back: the turn's own changes are no further entry for the undo. */
  rewound: boolean;
  /** The question that was asked has its answer, or its time is over. */
  answered: boolean;
  /** Stretches of the message that were carried out on what is noted. */
  mended: Span[];
  /** Ends that were written in this turn and that the shortest booking moves. */
  shortEnds: ShortEnd[];
  /** Nothing more is asked in this turn. */
  quiet: boolean;
  /** What was asked is still asked, without being said again. */
  keepsAsked: boolean;
}

export function openDesk(before: TalkState, said: Understanding, world: World): Desk {
  return {
    before,
    said,
    world,
    form: before.form,
    values: { ...before.values },
    loose: before.loose,
    points: [...before.points],
    changes: [],
    remarks: [],
    lines: [],
    says: [],
    lookups: [],
    commands: [],
    asked: null,
    put: { ...before.put },
    told: before.told.filter((key) => key !== CALLING && key !== NOTE_OPEN),
    booking: before.booking,
    undo: before.undo,
    subjects: { ...before.subjects },
    rewound: false,
    answered: false,
    mended: [],
    shortEnds: [],
    quiet: false,
    keepsAsked: false,
  };
}

/** A key of what was said once: the field was not said but follows from what was, and gives way to anything that is said. */
export const assumed = (field: TalkField): string => `assumed:${field}`;

/** A key of what was said once: the value was put there by hand. */
export const byHand = (field: TalkField): string => `by_hand:${field}`;

/** The same with what was typed: after an undo another value is there, which was not. */
export const typedByHand = (field: TalkField, value: string): string => `${byHand(field)}=${value}`;

/** True of what the visitor has typed, on a card of the talk or into the form next to it: it follows from nothing. */
export function isByHand({ told, values }: Pick<Desk, "told" | "values">, field: TalkField): boolean {
  const held = values[field];
  return held?.origin === "visitor" || (held !== undefined && told.includes(typedByHand(field, held.value)));
}

/** A key of what was said once: the visitor has taken it out, and is not asked for it again. */
export const dropped = (field: TalkField): string => `dropped:${field}`;

/** A key of what was said once: this value was taken out of this field, because it is something else. */
export const droppedValue = (field: TalkField, value: string): string => `dropped:${field}=${value}`;

export const hasAct = (desk: Desk, ...acts: Understanding["acts"][number]["act"][]): boolean =>
  desk.said.acts.some(({ act }) => acts.includes(act));

/** Writes one value and notes the change; null empties the field. */
export function write(desk: Desk, field: TalkField, value: string | null, evidence: string, reason: Reason) {
  const held = desk.values[field];
  if ((held?.value ?? null) === value) {
    // Said in so many words, what a rule had put there is the visitor's own from now on.
    if (held && value !== null) desk.values[field] = { value, origin: "assistant", evidence };
    return;
  }
  if (value === null) delete desk.values[field];
  else desk.values[field] = { value, origin: "assistant", evidence } satisfies Held;
  desk.changes.push({ field, value, evidence, reason });
  if (value === "false") closeWith(desk, field, evidence);
  const later = entriesOf(desk.values, "toFollow");
  if (value !== null && later.includes(field)) desk.values = dropEntries(desk.values, "toFollow", (name) => name === field);
}

/** "No interpreter": of which languages is no question any more. What was typed stays, and counts again with the next yes. */
function closeWith(desk: Desk, question: TalkField, evidence: string) {
  const opened = fieldsOpenedBy(question).filter((one) => desk.values[one] && !isByHand(desk, one));
  for (const one of opened) write(desk, one, null, evidence, "follows");
  if (opened.length > 0) say(desk, { kind: "cleared", fields: opened });
}

/** As `write`, with its line in what is read back. */
export function note(desk: Desk, field: TalkField, value: string, evidence: string, reason: Reason) {
  const isSame = desk.values[field]?.value === value;
  write(desk, field, value, evidence, reason);
  if (isSame) return;
  desk.lines = desk.lines.filter((line) => line.line !== "field" || line.field !== field);
  desk.lines.push({ line: "field", field, value });
}

/** Keeps words for staff, once, with what they are about. `field`: a later value of it settles them. */
export function remark(desk: Desk, quote: string, about?: About, field?: TalkField) {
  const words = quote.trim().replace(/[\s,;:]+$/u, "");
  if (words === "") return;
  const { language } = desk.said;
  const text = remarkText(language === "other" ? desk.before.locale : language, words, about);
  desk.subjects[text] ??= subjectOf(desk, words, about, field);
  if (isRemarked(desk, text)) return;
  desk.values = withRemark(desk.values, text);
  desk.remarks.push({ text });
  desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence: words, reason: "stated" });
}

/** Whether these words are kept already: as a remark, as a line of one, or as a long one in its pieces. */
function isRemarked({ values }: Desk, text: string): boolean {
  const kept = entriesOf(values, "remarks").map((one) => one.text);
  const isPiece = text.length > LONGEST_REMARK && kept.join("").includes(text);
  return isPiece || kept.some((one) => one === text || one.split("\n").includes(text));
}

/** Takes back what this turn has kept of some words: they are said in another way. */
export function withdrawRemarks(desk: Desk, words: string) {
  const isOf = (text: string) => words.includes(text) || text.includes(words.trim()) || words.includes(text.replace(/^[^:]*:\s/u, ""));
  const gone = desk.remarks.filter(({ text }) => isOf(text)).map(({ text }) => text);
  desk.values = dropEntries(desk.values, "remarks", ({ text }) => gone.includes(text));
  desk.remarks = desk.remarks.filter(({ text }) => !gone.includes(text));
  desk.changes = desk.changes.filter(({ field, evidence }) => field !== "remarks" || !isOf(evidence));
}

/** So many letters of a sentence are a remark that can be read; of a longer one the clause is kept. */
const LONGEST_SENTENCE = 160;

/** The sentence of the message around these words, for a remark that can be read by itself; of a long one the words alone. */
export function sentenceOf({ world }: Desk, { start, end }: Span, quote: string): string {
  const message = world.message ?? "";
  if (message.slice(start, end) !== quote && !message.slice(start, end).includes(quote)) return quote;
  const before = message.slice(0, start).search(/(?:^|(?<=[.!?;]\s)|(?<=\n))[^.!?;\n]*(?:\p{Lu}\.[^.!?;\n]*)*$/u);
  // Words that end with their stop end their sentence.
  const last = /[.!?;]$/.test(message.slice(start, end)) ? end - 1 : end;
  const after = message.slice(last).search(/[.!?;](?:\s|$)|\n/u);
  const sentence = message.slice(Math.max(before, 0), after < 0 ? message.length : last + after + 1).trim();
  if (sentence.length <= LONGEST_SENTENCE) return sentence;
  // Of a long one its clause, and never a scrap of it.
  const from = message.slice(0, start).search(/[^,;:()\n]*$/u);
  const to = message.slice(end).search(/[,;:()\n.!?]/u);
  const clause = message.slice(from, to < 0 ? message.length : end + to).trim();
  return clause.length <= LONGEST_SENTENCE ? clause : quote;
}

export const currentPlan = (desk: Desk): Plan => planOf(desk.values, desk.loose);

/** Writes the days and hours of the hearing. */
export function writePlan(desk: Desk, plan: Plan, evidence: string, reason: Reason) {
  const was = currentPlan(desk);
  desk.shortEnds.push(...shortEndsOf(plan));
  const { fields, loose } = fieldsOf(plan);
  for (const field of PLAN_FIELDS) if (fields[field] !== null || desk.values[field]) write(desk, field, fields[field], evidence, reason);
  const out = ruledOutEntries(plan);
  write(desk, "ruledOutDays", out.length > 0 ? writeEntries("ruledOutDays", out) : null, evidence, reason);
  // The wish comes back with the day that is taken off.
  desk.loose = plan.days.length > 0 ? { ...wishOf(desk.loose), ...loose } : loose;
  if (JSON.stringify(was) === JSON.stringify(currentPlan(desk))) return;
  desk.lines = desk.lines.filter(({ line }) => line !== "plan");
  desk.lines.push({
    line: "plan",
    plan: currentPlan(desk),
    was: planOf(desk.before.values, desk.before.loose),
    corrected: reason !== "stated",
  });
}

/** Puts a point on the list of what has to be asked; the same question is there once. */
export function raise(desk: Desk, point: Point) {
  if (desk.points.some(({ id }) => id === point.id)) return;
  if ((desk.put[point.id] ?? 0) >= 2) remark(desk, point.quote, "not_used", point.field);
  else desk.points.push(point);
}

export function say(desk: Desk, ...says: Utterance[]) {
  desk.says.push(...says);
}

/** Says something that is worth saying once in a talk. */
export function sayOnce(desk: Desk, key: string, utterance: Utterance) {
  if (desk.told.includes(key)) return;
  desk.told.push(key);
  desk.says.push(utterance);
}

export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** What the visitor has just asked for is put before older points. */
export function raiseFirst(desk: Desk, point: Point) {
  if (desk.points.some(({ id }) => id === point.id)) return;
  desk.points = [point, ...desk.points];
}
