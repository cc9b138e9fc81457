/** Bounds, recurrences, and what is taken out or ruled out. */
import { monday, size, weekday } from "../calendar.ts";
import { made, mapFacts, sure, when } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made } from "../items.ts";

/** A bound that leaves its own day out: an hour after it belongs to that day. */
export const BEFORE = 9;
/** An hour said before its day. */
export const HOUR_FIRST = 10;
const DAY = 1;
const EVERY_DAY = 7;
const WEEK = 2;
const MONTH = 3;
const YEAR = 4;
const WEEKEND = 7;
const QUARTER = 8;
const ANY_DAYS = "D|DS|AL|WN";

/** Days as the bound of something: `start` and `end` of each option of a day or window. */
function bound(m: Match, at: number, kind: "by" | "from", edge: "start" | "end", by = 0, bonus = 2): Made | null {
  const options = mapFacts(m.get(at).options, ({ when: said, clock, part }) => {
    const [first, last] = [said?.spans[0], said?.spans[said.spans.length - 1]];
    if (!said || !first || !last || said.kind === "every" || (clock?.from !== undefined && clock.to !== undefined)) return null;
    const day = (edge === "start" ? first[0] : last[1]) + by;
    return { ...when(kind, [[day, day]]), clock, part };
  });
  return made(options, { type: "BD", bonus, n: by < 0 ? BEFORE : 0, date: m.get(at).date });
}

/** "By March": before it begins, or before it is over. */
function byWindow(m: Match, at: number): Made | null {
  if (![WEEK, MONTH, YEAR, QUARTER].includes(m.get(at).n)) return bound(m, at, "by", "end");
  const [start, end] = [bound(m, at, "by", "start", -1), bound(m, at, "by", "end")];
  return start?.options && end?.options ? { type: "BD", options: [...start.options, ...end.options], bonus: 2 } : null;
}

/** "Before the weekend" is by Friday; "by the weekend" may count it in. */
function byWeekend(m: Match): Made | null {
  if (m.n(2) !== WEEKEND) return null;
  const friday = monday(m.env.today) + 4 + (weekday(m.env.today) > 5 ? 7 : 0);
  const days = m.get(0).type === "by" ? [friday, friday + 2] : [friday];
  return { options: days.map((day) => [when("by", [[day, day]])]), bonus: 3 };
}

/** Words that say when the hearing itself begins; "from" may only bound it. */
const BEGINS = /start|begin|commenc|kick|debut|demarr|comien|comenz|empez|empiez|empiec|inici|arranc/;

/** A first day, by the word before it. */
function first(m: Match, at: number, bonus?: number): Made | null {
  const found = bound(m, at, "from", "start", 0, bonus);
  if (m.get(0).type !== "start") return found;
  const starts: "surely" | "perhaps" = BEGINS.test(m.words(0)) ? "surely" : "perhaps";
  const options = mapFacts(found?.options, (fact) => (fact.when ? { ...fact, when: { ...fact.when, starts } } : fact));
  return found && options ? { ...found, options } : found;
}

/** "From 12 to 16 April at 9:30" are those days, and no first one. */
const isRange = (m: Match): boolean =>
  m.get(0).type === "start" &&
  (m.get(1).options?.some((option) => option.some(({ when: said }) => said?.kind === "days" && size(said.spans) > 1)) ?? false);

const isOver = (m: Match, at: number): boolean =>
  m.get(at).options?.some((option) => option.some((fact) => fact.when?.kind === "past")) ?? false;

export function rangeOfWeek(first = 0, last = first): number[] {
  const found: number[] = [];
  for (let wd = first; found.length < 7; wd = (wd % 7) + 1) {
    found.push(wd);
    if (wd === last) break;
  }
  return found;
}

const every = (weekdays: readonly number[]): Made => ({
  type: "EV",
  options: sure({ when: { kind: "every", spans: [], weekdays: [...new Set(weekdays)].sort() } }),
  bonus: 3,
});

/** "Every Tuesday in May", "Mondays from March 3 to April 2". */
function everyWithin(m: Match, at: number, span: number): Made | null {
  const bounds = m.get(span).options?.[0]?.[0]?.when;
  if (
    !bounds ||
    (m.get(span).options?.length ?? 0) > 1 ||
    (bounds.kind !== "window" && bounds.kind !== "days") ||
    bounds.spans.length !== 1
  )
    return null;
  if (bounds.kind === "days" && m.get(at).options?.[0]?.[0]?.when?.weekdays?.length === EVERY_DAY)
    return { type: "DS", options: m.get(span).options, bonus: 3 };
  return made(
    mapFacts(m.get(at).options, (fact) =>
      fact.when?.kind === "every" && fact.when.spans.length === 0 ? { ...fact, when: { ...fact.when, spans: bounds.spans } } : null,
    ),
    { type: m.get(at).type, bonus: 3 },
  );
}

const same = (m: Match, a: number, b: number): boolean => JSON.stringify(m.get(a).options) === JSON.stringify(m.get(b).options);

export const BOUND_RULES = [
  rule("BD", `by the? on? ${ANY_DAYS}`, (m) => (m.get(3).type === "WN" ? byWindow(m, 3) : bound(m, 3, "by", "end"))),
  rule("BD", "by|before the? unit", (m) => byWeekend(m)),
  rule("BD", "by SL", (m) => bound(m, 1, "by", "end", 0, 3)),
  rule("BD", "start|notbefore|after SL", (m) => (m.n(1) === HOUR_FIRST || isRange(m) ? null : first(m, 1, 3))),
  rule("BD", `until the? ${ANY_DAYS}`, (m) => bound(m, 2, "by", "end")),
  rule("BD", `before the? ${ANY_DAYS}|MN`, (m) =>
    m.get(2).n === 1 && m.get(2).type === "WN" ? bound(m, 2, "by", "end") : bound(m, 2, "by", "start", -1),
  ),
  rule("BD", `after the? ${ANY_DAYS}|MN`, (m) => (isOver(m, 2) ? null : bound(m, 2, "from", "end", 1))),
  rule("BD", "start|notbefore the? on? D|AL|WN|MN", (m) => (isOver(m, 3) ? null : first(m, 3))),
  rule("BD", "notp before the? D|WN|MN", (m) => bound(m, 3, "from", "start", 0, 4)),
  rule("BD", "notp until the? D|WN|MN", (m) => bound(m, 3, "from", "start", 0, 4)),
  rule("BD", "notp after|by the? D|WN|MN", (m) => bound(m, 3, "by", "end", 0, 4)),
  rule("BD", "from|start? D|WN|MN postonward", (m) => bound(m, 1, "from", "start", 0, 3)),
  rule("BD", "D|WN comma? postlatest", (m) => bound(m, 0, "by", "end", 0, 3)),
  rule("EV", "on? wds", (m) => every([m.n(1)])),
  rule("EV", "every wd|wds", (m) => every([m.n(1)])),
  rule("EV", "every? the? wd|wds and every? the? wd|wds", (m) => (m.has(0) || m.get(2).type === "wds" ? every([m.n(2), m.n(6)]) : null)),
  rule("EV", "wds to|dash|until wds", (m) => every(rangeOfWeek(m.n(0), m.n(2)))),
  rule("EV", "every weekdays", () => every([1, 2, 3, 4, 5])),
  rule("EV", "weekdays", () => every([1, 2, 3, 4, 5])),
  rule("EV", "weekendly", () => every([6, 7])),
  rule("EV", "every unit", (m) => (m.n(1) === DAY ? every([1, 2, 3, 4, 5, 6, 7]) : null)),
  rule("EV", "EV comma? in|of? the? WN|DS|MN", (m) => everyWithin(m, 0, 4)),
  rule("SL", "DS|WN comma? on? SL", (m) => everyWithin(m, 3, 0)),
  // « Les jeudis de 13 h à 16 h, du 1er avril au 30 juin ».
  rule("SL", "SL comma? in|of? the? WN|DS|MN", (m) => everyWithin(m, 0, 4)),
  rule("UN", "the? unit following|after", (m) => (m.n(1) === 2 ? { options: [], doubts: ["residue"], bonus: -2 } : null)),
  rule("UN", "L later", () => ({ options: [], doubts: ["residue"], bonus: 1 })),
  rule("UN", "the? ord biz unit", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "the? ord unit biz", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "Q wds fromnow?", () => ({ options: [], doubts: ["residue"], bonus: 3 })),
  rule("UN", "in holiday", (m) =>
    /^(?:over|during|pendant|durant|durante)$/.test(m.words(0)) ? { options: [], doubts: ["vague"], bonus: 3 } : null,
  ),
  rule("UN", "fuzzy", () => ({ options: [], doubts: ["vague"], bonus: 1 })),
  rule("UN", "everyother wd|unit|wds", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "wd|wds|unit everyother", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "every Q unit", () => ({ options: [], doubts: ["residue"] })),
  rule("UN", "every ord wd|unit", () => ({ options: [], doubts: ["residue"] })),
  rule("OP", "flexible", () => ({ options: sure({ open: "flexible" }) })),
  rule("OP", "some", (m) =>
    /^(?:any (?:day|date)|cualquier (?:dia|fecha)|n ' importe quel(?:le)? (?:jour|date|journee))$/.test(m.words(0))
      ? { options: sure({ open: "flexible" }), bonus: -1 }
      : null,
  ),
  rule("OP", "flexibleasked", (m) => (m.env.asked ? { options: sure({ open: "flexible" }), bonus: -1 } : null)),
  rule("OP", "unknownasked", (m) => (m.env.asked ? { options: sure({ open: "unknown" }), bonus: -1 } : null)),
  rule("OP", "OP comma? OP", (m) => (same(m, 0, 2) ? { options: m.get(0).options } : null)),
  rule("OP", "unknown", () => ({ options: sure({ open: "unknown" }) })),
];
