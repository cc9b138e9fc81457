/** Hours: `C` is an hour by itself, `B` a bare number that may be one, `X` either as the end of a range, `T` what is read. */

import { minutesOf, rangesOf } from "../clocks.ts";
import { either, made, sure } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Item, Made, Option, RawClock } from "../items.ts";
import type { Clock, Part } from "../types.ts";
import { CLOCK_FORMS, ENGLISH, english, half, WEAK } from "./hours.ts";

const PARTS: readonly Part[] = ["morning", "midday", "afternoon", "evening"];

/** Every hour it may be, as `at`, `from` or `to`. */
function open(clock: RawClock | undefined, key: keyof Clock): Option[] {
  return clock ? minutesOf(clock).map((at): Option => [{ clock: { [key]: at } }]) : [];
}

function time(item: Item, key: keyof Clock, bonus = 0): Made | null {
  const options = open(item.clock, key);
  return options.length === 0 ? null : { type: "T", options, clock: key === "at" ? item.clock : undefined, bonus };
}

/** From–to; two bare numbers are hours only where `bare` says so, or next to a day (`TB`). */
function range(m: Match, first: number, last: number, bare: boolean): Made | null {
  const [from, to] = [m.get(first), m.get(last)];
  if (!from.clock || !to.clock) return null;
  const options = rangesOf(from.clock, to.clock).map(([start, end]): Option => [{ clock: { from: start, to: end } }]);
  // "From 3 p.m. to 9 a.m.": both are hours, and no hearing lasts so.
  if (options.length === 0) return from.n === WEAK || to.n === WEAK ? null : { type: "T", options: [], doubts: ["impossible"], bonus: 2 };
  const office =
    from.clock.h >= 8 && from.clock.h <= 10 && from.clock.m % 15 === 0 && to.clock.h >= 4 && to.clock.h <= 6 && from.type === "X";
  // Of bare numbers in the order of a day "till" says hours: "nine till one".
  const till =
    /^(?:till|until|til)$/.test(m.words(first + 1)) && from.clock.h >= 7 && from.clock.h <= 12 && to.clock.h < 8 && m.env.asked !== "date";
  const weak = from.n === WEAK && to.n === WEAK && !bare && m.env.asked !== "time" && !office && !till;
  return { type: weak ? "TB" : "T", options, bonus: from.n === WEAK && to.n === WEAK ? -2 : 2 };
}

const part = (m: Match, index: number): Made => ({ type: "PT", n: m.n(index), options: sure({ part: PARTS[m.n(index) - 1] }) });

/** An hour whose half of the day a part decides: "Tuesday morning at 9". */
function within(m: Match, partAt: number, clockAt: number): Made | null {
  const { clock } = m.get(clockAt);
  const n = m.n(partAt);
  if (!clock || clock.half || clock.loose) return null;
  return time(
    { ...m.get(clockAt), clock: n === 2 ? clock : { ...clock, half: clock.h > 12 ? undefined : half(n === 1 ? 1 : 2) } },
    "at",
    1,
  );
}

const RANGES = [
  rule("X", "C", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("X", "CL", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("X", "B", (m) => ({ n: m.n(0), clock: m.get(0).clock })),
  rule("X", "S", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("T", "X to|until|dash approx? at? X", (m) => range(m, 0, 4, false)),
  rule("T", "from at? X to|until|dash approx? at? X", (m) => range(m, 2, 6, true)),
  rule("T", "between at? X and at? X", (m) => range(m, 2, 5, true)),
  rule("T", "at X to|until|dash at? X", (m) => (m.get(1).n === WEAK && !english(m, 0) ? null : range(m, 1, 4, true))),
  rule("T", "from|start|notbefore|after approx? at? X", (m) => opened(m, 3, begins(m) ? "at" : "from")),
  rule("T", "until|before|by approx? at? X", (m) => opened(m, 3, "to")),
  rule("T", "ends at|by|on|before|until|to? approx? X|S", (m) => time(m.get(3), "to", 2)),
  rule("T", "X postonward", (m) => (m.get(0).n === WEAK ? null : time(m.get(0), "from", 1))),
  rule("T", "X postlatest", (m) => (m.get(0).n === WEAK ? null : time(m.get(0), "to", 1))),
];

const tight = (item: Item): Item => ({ ...item, clock: item.clock && { ...item.clock, loose: undefined } });

/** "Starting at 9" is when it begins; "from 9" is at the earliest. */
const begins = (m: Match): boolean => /^(?:start|begin|commenc|debut|empez|comenz|inici|arranc)(?!.* (?:from|as|des))/.test(m.words(0));

/** Open on one side; a bare number needs English or an article. */
function opened(m: Match, at: number, key: keyof Clock): Made | null {
  if (m.get(at).n === WEAK && (m.get(0).langs & ENGLISH) === 0) return null;
  return time(m.get(at), key, m.get(at).n === WEAK ? -3 : 1);
}

export const CLOCK_RULES = [
  ...CLOCK_FORMS,
  ...RANGES,
  rule("T", "C", (m) => time(m.get(0), "at")),
  rule("T", "on? at|on C", (m) => time(m.get(1).type === "at" ? tight(m.get(2)) : m.get(2), "at", 1)),
  rule("T", "flexible|some T", (m) => (m.get(1).options?.every(([fact]) => fact?.part) ? { options: m.get(1).options, bonus: 2 } : null)),
  rule("T", "at approx? B sharp?", (m) => (english(m, 0) ? time(m.get(2), "at", 0) : null)),
  rule("T", "at approx? S", (m) => time(m.get(2), "at", 1)),
  rule("T", "from|start|after|notbefore S", (m) => time(m.get(1), begins(m) ? "at" : "from", 1)),
  rule("T", "at approx? CL", (m) => (m.get(2).langs === 4 && !/\blas?$/.test(m.words(0)) ? null : time(m.get(2), "at", 5))),
  rule("T", "until|before|by S", (m) => time(m.get(1), "to", 1)),
  rule("T", "B", (m) => (m.env.asked === "time" ? time(m.get(0), "at") : null)),
  rule("T", "at? midnight", () => ({ options: [[{ clock: { at: 0 } }], [{ clock: { at: 1440 } }]], bonus: 0 })),
  rule("PT", "part", (m) => part(m, 0)),
  rule("PT", "manana", () => ({ n: 1, options: sure({ part: "morning" }) })),
  rule("T", "inpart|ofday part", (m) => ({ ...part(m, 1), type: "T" })),
  rule("T", "manana", () => ({ n: 1, options: sure({ part: "morning" }) })),
  rule("T", "PT", (m) => (m.env.asked === "time" ? { options: m.get(0).options } : null)),
  rule("T", "after lunch", () => ({ options: sure({ part: "afternoon" }), bonus: 2 })),
  rule("T", "before lunch", () => ({ options: sure({ part: "morning" }), bonus: 2 })),
  rule("T", "PT comma? at? approx? C", (m) => within(m, 0, 4)),
  rule("T", "inpart PT comma? approx|filler? at? C", (m) => within(m, 1, 5)),
  rule("T", "inpart? PT comma? T", (m) =>
    m.get(3).options?.every(([fact]) => fact?.clock?.from && fact.clock.to) ? { options: m.get(3).options, bonus: 4 } : null,
  ),
  rule("T", "PT comma? at approx? S", (m) => within(m, 0, 4)),
  rule("T", "PT comma? at approx? B", (m) => (english(m, 2) ? within(m, 0, 4) : null)),
  rule("T", "T or at? C|B|S", (m) => orTime(m)),
  rule("TB", "T|TB or T|TB", (m) =>
    made(m.get(0).options && m.get(2).options ? either(m.get(0).options ?? [], m.get(2).options ?? []) : null),
  ),
  rule("T", "S or S", (m) => orTime(m)),
];

/** "At 9 or 10". */
function orTime(m: Match): Made | null {
  const said = m.get(0).options ?? open(m.get(0).clock, "at");
  const other = m.get(m.has(3) ? 3 : 2).clock;
  const [option] = said;
  if (said.length !== 1 || option?.[0]?.clock?.at === undefined || !other) return null;
  const next = minutesOf(other)[0];
  return next === undefined ? null : { options: [[...option, { clock: { at: next } }]], bonus: 1 };
}
