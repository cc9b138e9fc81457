/** Hours that a model gives to some of the days: read again, and put together with their days, where the words name both. */
import type { Doubt, HeldThing, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { sentencesAt } from "../text/clauses.ts";
import type { Fact } from "../time/types.ts";
import type { Claims, DayHoursClaim } from "./claims.ts";
import { saysHour } from "./edits/edit-values.ts";
import { factsIn, isNamed } from "./naming.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { whenStatement } from "./when-statement.ts";

const MOST = 40;
/** A run of days that is longer is no hearing's. */
const MOST_DAYS = 60;
const DAY_MS = 86_400_000;

interface Read {
  statements: Statement[];
  doubts: Doubt[];
}

/** The statements, with the hours of single days in the place of what was read of the same words; doubts about those words are settled. */
export function withDayHours(said: Read, told: Claims, message: ReadAgain, done: readonly Span[]): Read {
  const days = daysKnown(message);
  const found = told.dayHours.slice(0, MOST).flatMap((claim) => hoursBy(claim, days, message) ?? []);
  const fresh = found.filter(({ at }) => !done.some((one) => overlap(one, at)));
  const isOf = (at: Span) => fresh.some((one) => overlap(one.at, at));
  const isHours = ({ clock, among, when }: Fact) => clock !== undefined || among !== undefined || when?.kind === "days";
  const isRival = (one: Statement) =>
    one.slot === "when" && isOf(one.at) && !isRun(one) && (one.value.value ?? one.value.options.flat()).some(isHours);
  return {
    statements: [...said.statements.filter((one) => !isRival(one)), ...fresh],
    doubts: said.doubts.filter(({ at, options }) => !isOf(at) || options.some(({ slot }) => slot !== "when")),
  };
}

/** Several days: they are the hearing's, whatever hours one of them has. */
const isRun = ({ value }: Extract<Statement, { slot: "when" }>): boolean =>
  (value.value ?? []).some(({ when }) => when?.kind === "days" && when.spans.some(([from, to]) => from !== to));

/** The days of the message and those that are noted, each once and in order. */
function daysKnown(message: ReadAgain): HeldThing[] {
  const all = factsIn([{ start: 0, end: message.text.message.length }], message);
  const said = all.flatMap(({ when }) => (when?.kind === "days" ? when.spans.flatMap(daysOf) : []));
  const held = (message.context.held ?? []).filter(({ kind, field }) => kind === "day" && field === "preferredDate");
  const dates = [...new Set([...held.map(({ value }) => value.slice(0, 10)), ...said])].sort();
  return dates.map((value) => ({ handle: value, kind: "day", field: "preferredDate", parts: ["days"], value }));
}

function daysOf([from, to]: readonly [string, string]): string[] {
  const first = Date.parse(from);
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(to) - first) / DAY_MS) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

/** Each day is named by the words, and an hour is said in them. */
function hoursBy({ days, start, end, quote }: DayHoursClaim, known: readonly HeldThing[], message: ReadAgain): Statement | null {
  const [at] = placesOf(message.text.tokens, quote);
  if (!at || days.length === 0) return null;
  const sentences = sentencesAt(message.text.tokens, at);
  const scene = { text: message.text, finds: message.finds, held: known };
  const meant = days.flatMap((day) => known.find(({ value }) => value === day) ?? []);
  const areNamed = meant.length === days.length && meant.every((day) => isNamed(day, sentences, scene));
  const facts = factsIn([at], message);
  const hours = [start, end].filter((hour) => hour !== undefined);
  const areSaid = hours.some((hour) => facts.some((fact) => saysHour(fact, hour)));
  if (!areNamed || !areSaid) return null;
  const spans = days.map((day) => [day, day] as const);
  return whenStatement(
    [{ when: { kind: "days", spans }, clock: { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) } }],
    at,
    message,
  );
}
