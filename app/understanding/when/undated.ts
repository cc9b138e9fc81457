/** Whether a reading of weekdays says which days they are. */
import { dayOfIso, isoOf } from "../time/calendar.ts";
import { size } from "../time/spans.ts";
import type { Fact, TimeContext } from "../time/types.ts";
import { factsIn } from "./said.ts";
import type { WhenSaid } from "./scene.ts";
import type { Weekdays } from "./weekdays.ts";

/** Nobody names so many days to choose the first. */
export const MANY = 3;
/** So many days ahead is the nearest of each weekday. */
const NEAREST = 13;
/** "Next Tuesday", "this week": which day it is, is said. */
const RELATIVE = /next|this|coming|prochain|cette|semaine|week|pr[oó]xim|semana|est[ae]\s|tomorrow|demain|ma[ñn]ana/i;

/** Weekdays and no date: by the grammar, or by its reading of no other words as the nearest such days. */
export function isUndated(one: WhenSaid, cluster: Weekdays, message: string, { today }: TimeContext): boolean {
  const { value } = one;
  const facts = factsIn(one);
  if (value.weekdaysOnly) return true;
  if (facts.some(({ when }) => when?.kind === "every")) return true;
  const head = message.slice(one.at.start, cluster.end);
  if (/\d/.test(head) || !facts.every(({ when }) => when?.kind === "days")) return false;
  if (facts.length >= MANY && cluster.days.length >= MANY) return true;
  const tail = message.slice(cluster.end, one.at.end);
  const last = isoOf(dayOfIso(today) + NEAREST);
  const isNearest = facts.every(({ when }) => when?.spans.every(([, to]) => to <= last) === true);
  return isNearest && cluster.days.length > 1 && !RELATIVE.test(one.quote) && (!/\d/.test(tail) || facts.some(({ clock }) => clock));
}

/** "Three days, Tuesday to Thursday": how many. */
export function lengthOf(base: WhenSaid, cluster: Weekdays): Fact["length"] {
  const spans = factsIn(base)[0]?.when?.spans ?? [];
  const many = size(spans);
  return cluster.start - base.at.start > 3 && many > 1 && many === cluster.days.length ? { min: many, max: many, unit: "d" } : undefined;
}
