/** "Why do you write that?", "who asked for hybrid?": the value as it is noted, and what it comes from. */
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { assumed, type Desk, isByHand, say } from "#app/domain/talk/desk.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { entriesOf, isListField, isSettled, plainOf, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { PLAN_FIELDS, planOf } from "#app/domain/talk/plan/plan.ts";
import type { ActSaid } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { daysAsked } from "./days-asked.ts";
import { fieldsAsked } from "./part-fields.ts";
import type { Because } from "./says.ts";

/** Says of what a question asks the reason of what it is now, or that nothing of it is noted. */
export function explain(desk: Desk, whys: readonly ActSaid[]) {
  const fields = [...new Set(whys.flatMap((one) => fieldsAsked(one)))];
  const isNow = fields.some((field) => isNoted(desk.values, field));
  // What this very message has changed is explained as it was.
  const isChanged = fields.some((field) => desk.before.values[field] && desk.before.values[field]?.value !== desk.values[field]?.value);
  const isPast = isChanged && fields.some((field) => isNoted(desk.before.values, field));
  const values = isPast ? desk.before.values : desk.values;
  const noted = fields.filter((field) => isNoted(values, field));
  const plan = daysAsked(desk, planOf(values, isPast ? desk.before.loose : desk.loose));
  const moved = noted.some((field) => PLAN.has(field)) ? movedEnds(desk, values, plan) : [];
  const because = distinct([
    ...moved.map(({ text }): Because => ({ from: "half_day", quote: text })),
    ...noted.flatMap((field) => (moved.length > 0 && PLAN.has(field) ? [] : (becauseOf(desk, values, field) ?? []))),
  ]);
  // An answer to the question is not said a second time by itself.
  const notes = because.flatMap((one) => (one.from === "half_day" ? [one.quote] : []));
  desk.says = desk.says.filter((one) => one.kind !== "shortest" || !notes.includes(one.quote));
  const first = noted[0] ?? fields[0];
  say(desk, {
    kind: "explained",
    values,
    plan: moved.some(({ date }) => date !== "")
      ? { ...plan, days: plan.days.filter((one) => moved.some(({ date }) => date === one.date)) }
      : plan,
    fields: noted.length > 0 ? fields : [],
    open: isNow || isPast ? [] : fields.slice(0, 1),
    because,
    past: isPast,
    part: first ? partOf(first) : null,
  });
}

const isNoted = (values: TalkValues, field: TalkField): boolean =>
  isListField(field) ? entriesOf(values, field).length > 0 : Boolean(values[field]?.value) && values[field]?.value !== "[]";

/** Ends of these days that the shortest booking has moved, each with its note; "" is of all of them. */
const movedEnds = ({ subjects }: Desk, values: TalkValues, plan: Plan): { text: string; date: string }[] =>
  entriesOf(values, "remarks").flatMap(({ text }) => {
    const date = subjects[text]?.ends?.date;
    return date === undefined || (date !== "" && plan.days.every((one) => one.date !== date)) ? [] : [{ text, date }];
  });

function becauseOf(desk: Desk, values: TalkValues, field: TalkField): Because | null {
  const held = values[field];
  if (!held) return null;
  if (isByHand({ told: desk.told, values }, field)) return { from: "hand" };
  if (!isSettled(held) && !isListField(field)) return PLAN.has(field) ? null : { from: "rule", code: codeOf(values, field) };
  const quote = held.evidence?.trim() ?? "";
  const follows = desk.told.includes(assumed(field)) || (quote !== "" && FOLLOWS.has(field) && quote === values.people?.evidence);
  // Of a list only the last words are kept, which may be of another entry.
  if (quote === "" || quote === held.value || (isListField(field) && !isOf(quote, held.value))) return null;
  return { from: follows ? "follows" : "words", quote };
}
const PLAN: ReadonlySet<TalkField> = new Set<TalkField>(PLAN_FIELDS);
/** Fields that follow from who comes how. */
const FOLLOWS: ReadonlySet<TalkField> = new Set<TalkField>(["locationType", "mainRoomCapacity"]);

/** By hand the field is noted in some value; of days out of any list there is no telling, so they are. */
function isOf(quote: string, value: string): boolean {
  const kept = new Set(tellingWords(value).map(({ key }) => key));
  const said = tellingWords(quote).map(({ key }) => key);
  return !value.includes('"name"') || said.some((key) => kept.has(key));
}

const codeOf = (values: TalkValues, field: TalkField): EffectCode | null =>
  isListField(field) || field === "catering"
    ? null
    : (evaluate(detailedValuesOf(plainOf(values))).locked.get(detailedFieldOf(field as DraftField)) ?? null);

/** The same words, or the same rule, once. */
const distinct = (all: readonly Because[]): Because[] =>
  all.filter((one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);
