/** Hours: `C` is an hour by itself, `B` a bare number that may be one, `X` either as the end of a range, `T` what is read. */

import { minutesOf, rangesOf } from "../clocks.ts";
import { either, made, sure } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Item, Made, Option, RawClock } from "../items.ts";
import type { Clock, Part } from "../types.ts";

const HOUR = 5;
const MINUTE = 6;
const PARTS: readonly Part[] = ["morning", "midday", "afternoon", "evening"];
const ENGLISH = 1;
const WEAK = 1;

const half = (n: number): "am" | "pm" => (n === 1 ? "am" : "pm");
const zero = (m: Match, index: number) => m.env.tokens[m.get(index).start]?.word.startsWith("0") ?? false;
const C = (clock: RawClock, bonus = 0): Made | null => (minutesOf(clock).length === 0 ? null : { type: "C", clock, bonus });
const hour = (m: Match, h: number, min = 0, bonus = 0): Made | null => C({ h: m.n(h), m: min, sure: zero(m, h) }, bonus);
const back = (m: Match, h: number, by: number): Made | null =>
  m.n(h) === 0 ? null : C({ h: m.n(h) === 1 ? 12 : m.n(h) - 1, m: 60 - by, sure: m.n(h) > 13 }, 2);
/** « 3 h », but not « 3 heures »: rather a length, without « à ». */
const short = (m: Match): boolean => m.words(0).endsWith(" h") || m.env.asked === "time";
const minute = (m: Match, index: number) => m.n(index);

/** Every hour it may be, as `at`, `from` or `to`. */
function open(clock: RawClock | undefined, key: keyof Clock): Option[] {
  return clock ? minutesOf(clock).map((at): Option => [{ clock: { [key]: at } }]) : [];
}

function time(item: Item, key: keyof Clock, bonus = 0): Made | null {
  const options = open(item.clock, key);
  return options.length === 0 ? null : { type: "T", options, clock: key === "at" ? item.clock : undefined, bonus };
}

/** From–to; two bare numbers are hours only where `bare` says so, or beside a day (`TB`). */
function range(m: Match, first: number, last: number, bare: boolean): Made | null {
  const [from, to] = [m.get(first), m.get(last)];
  if (!from.clock || !to.clock) return null;
  const options = rangesOf(from.clock, to.clock).map(([start, end]): Option => [{ clock: { from: start, to: end } }]);
  if (options.length === 0) return null;
  const office = from.clock.h >= 8 && from.clock.h <= 10 && from.clock.m === 0 && to.clock.h >= 4 && to.clock.h <= 6 && from.type === "X";
  const weak = from.n === WEAK && to.n === WEAK && !bare && m.env.asked !== "time" && !office;
  return { type: weak ? "TB" : "T", options, bonus: from.n === WEAK && to.n === WEAK ? -2 : 2 };
}

const english = (m: Match, index: number) => (m.get(index).langs & ENGLISH) !== 0;

/** "9 h", « 9 heures », «9 horas»: in English only what no length is. */
function hours(m: Match, min: number, bonus: number): Made | null {
  if (m.n(1) !== HOUR) return null;
  const unit = m.get(1);
  const plain = /^(?:hours?)$/.test(m.words(1));
  if (plain) return null;
  const short = m.words(1) === "h";
  const long = m.n(0) >= 8 || m.env.asked === "time";
  const made = C(
    { h: m.n(0), m: min, sure: zero(m, 0) || m.n(0) > 12, loose: !long && !zero(m, 0) },
    bonus + (long || short ? 0 : -4) + (unit.langs === ENGLISH && !long ? -4 : 0),
  );
  return made && !long && min === 0 ? { ...made, type: "CL" } : made;
}

function four(m: Match): Made | null {
  const h = Math.floor(m.n(0) / 100);
  return C({ h, m: m.n(0) % 100, sure: true }, -3);
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

const CLOCK_FORMS = [
  rule("C", "hr ~colon ~mm", (m) => hour(m, 0, minute(m, 2), 2)),
  rule("C", "hr colon mm", (m) => hour(m, 0, minute(m, 2), -1)),
  rule("C", "hr ~dot ~mm mer", (m) => C({ h: m.n(0), m: m.n(2), half: half(m.n(3)) }, 3)),
  rule("C", "hr ~dot ~mm unit", (m) => (m.n(3) === HOUR && !english(m, 3) ? hour(m, 0, minute(m, 2), 2) : null)),
  rule("B", "hr ~dot ~mm", (m) => ({ n: WEAK, clock: { h: m.n(0), m: m.n(2), sure: zero(m, 0) } })),
  rule("C", "hr mer", (m) =>
    C({ h: m.n(0), m: 0, half: half(m.n(1)) }, /^[ap]$/.test(m.words(1)) && !m.env.tokens[m.get(1).start]?.glued ? -30 : 2),
  ),
  rule("C", "C mer", (m) => (m.get(0).clock?.half ? null : C({ h: 0, m: 0, ...m.get(0).clock, half: half(m.n(1)) }, 2))),
  rule("C", "hr unit", (m) => hours(m, 0, 0)),
  rule("C", "hr unit mm", (m) => hours(m, minute(m, 2), 1)),
  rule("C", "hr unit mmw", (m) => (m.words(1) === "hour" ? null : hours(m, minute(m, 2), 1))),
  rule("C", "CL", (m) => (short(m) ? { clock: m.get(0).clock } : null)),
  rule("C", "CL mer", (m) => C({ h: 0, m: 0, ...m.get(0).clock, half: half(m.n(1)) }, 6)),
  rule("C", "hr ~dash? ~sharp", (m) => (m.words(2) === "ish" ? hour(m, 0) : null)),
  rule("C", "hr oclock", (m) => hour(m, 0, 0, 3)),
  rule("C", "hhmm unit|mer", (m) => (/^(?:h|hrs|hours|horas|am|pm)$/.test(m.words(1)) ? four(m) : null)),
  rule("B", "hhmm", (m) => ({ n: zero(m, 0) ? 0 : WEAK, clock: { h: Math.floor(m.n(0) / 100), m: m.n(0) % 100, sure: true } })),
  rule("B", "hr", (m) => (m.n(0) < 1 ? null : { n: WEAK, clock: { h: m.n(0), m: 0, sure: zero(m, 0) || m.n(0) > 12 } })),
  rule("B", "hr media|demie", (m) => (m.n(0) < 1 ? null : { n: WEAK, clock: { h: m.n(0), m: 30 } })),
  rule("B", "hr cuarto|quart", (m) => (m.n(0) < 1 ? null : { n: WEAK, clock: { h: m.n(0), m: 15 } })),
  rule("B", "hmm", (m) => ({ n: WEAK, clock: { h: Math.floor(m.n(0) / 100), m: m.n(0) % 100 } })),
  rule("C", "hmm mer", (m) => C({ h: Math.floor(m.n(0) / 100), m: m.n(0) % 100, half: half(m.n(1)) }, 2)),
  rule("C", "lasT hmm", (m) => C({ h: Math.floor(m.n(1) / 100), m: m.n(1) % 100 })),
  rule("B", "hr dash? mmw", (m) => (m.n(2) >= 10 && m.n(0) > 0 ? { n: WEAK, clock: { h: m.n(0), m: m.n(2) } } : null)),
  rule("C", "hr dash? mmw mer", (m) => (m.n(2) >= 10 ? C({ h: m.n(0), m: m.n(2), half: half(m.n(3)) }, 2) : null)),
  rule("C", "hr mm mer", (m) => C({ h: m.n(0), m: m.n(1), half: half(m.n(2)) }, 1)),
  rule("C", "halfpast dash? hr", (m) => hour(m, 2, 30, 2)),
  rule("C", "qpast hr", (m) => hour(m, 1, 15, 2)),
  rule("C", "qto hr", (m) => back(m, 1, 15)),
  rule("C", "mmw to|past|after|before hr", (m) => minutesRound(m, 1)),
  rule("C", "num unit to|past|after|before hr", (m) => (m.n(1) === MINUTE ? minutesRound(m, 2) : null)),
  rule("C", "hr unit demie", (m) => (m.n(1) === HOUR ? hours(m, 30, 4) : null)),
  rule("C", "hr ~colon ~mm unit", (m) => (m.n(3) === HOUR ? hour(m, 0, m.n(2), 3) : null)),
  rule("C", "hr unit quart", (m) => (m.n(1) === HOUR ? hours(m, 15, 6) : null)),
  rule("C", "hr unit threequarters", (m) => (m.n(1) === HOUR ? hours(m, 45, 6) : null)),
  rule("C", "hr unit moinsquart", (m) => (m.n(1) === HOUR ? back(m, 0, 15) : null)),
  rule("C", "hr unit moins mmw", (m) => (m.n(1) === HOUR ? back(m, 0, m.n(3)) : null)),
  rule("C", "noon", () => C({ h: 12, m: 0, sure: true }, 1)),
  rule("C", "noon demie|media", () => C({ h: 12, m: 30, sure: true }, 2)),
  rule("C", "noon quart", () => C({ h: 12, m: 15, sure: true }, 2)),
  rule("C", "lasT hr ~dot ~mm", (m) => hour(m, 1, minute(m, 3), 3)),
  rule("S", "lasT hr", (m) => (m.n(1) === 0 ? null : { clock: { h: m.n(1), m: 0, sure: m.n(1) > 12 } })),
  rule("C", "S", (m) => (m.env.asked === "time" ? C({ h: 0, m: 0, ...m.get(0).clock }) : null)),
  rule("C", "S mer|sharp", (m) => C({ h: 0, m: 0, ...m.get(0).clock, half: m.get(1).type === "mer" ? half(m.n(1)) : undefined }, 2)),
  rule("C", "lasT hr media", (m) => hour(m, 1, 30, 3)),
  rule("C", "lasT hr cuarto", (m) => hour(m, 1, 15, 3)),
  rule("C", "lasT hr menoscuarto", (m) => back(m, 1, 15)),
  rule("C", "lasT hr menos mmw", (m) => back(m, 1, m.n(3))),
  rule("C", "lasT hr yT mmw", (m) => hour(m, 1, minute(m, 3), 3)),
  rule("C", "lasT C", (m) => ({ clock: m.get(1).clock })),
  rule("C", "cuartopara hr", (m) => back(m, 1, 15)),
  rule("C", "hr media mer", (m) => C({ h: m.n(0), m: 30, half: half(m.n(2)) }, 2)),
  rule("C", "approx C", (m) => ({ clock: m.get(1).clock })),
  rule("C", "C sharp|oclock", (m) => ({ clock: m.get(0).clock })),
];

/** "Ten past nine", "twenty to three". */
function minutesRound(m: Match, word: number): Made | null {
  const before = /^(?:to|before)$/.test(m.words(word));
  if (!english(m, word) || !/^(?:to|before|past|after)$/.test(m.words(word)) || m.n(0) % 5 !== 0 || m.n(0) > 29 || m.n(0) === 0 || m.n(word + 1) > 12) return null;
  return before ? back(m, word + 1, m.n(0)) : hour(m, word + 1, m.n(0), 1);
}

const RANGES = [
  rule("X", "C", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("X", "CL", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("X", "B", (m) => ({ n: m.n(0), clock: m.get(0).clock })),
  rule("X", "S", (m) => ({ n: 0, clock: m.get(0).clock })),
  rule("T", "X to|until|dash at? X", (m) => range(m, 0, 3, false)),
  rule("T", "from at? X to|until|dash at? X", (m) => range(m, 2, 5, true)),
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
  rule("T", "at approx? CL", (m) => time(m.get(2), "at", 5)),
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
  rule("T", "PT comma? at approx? S", (m) => within(m, 0, 4)),
  rule("T", "PT comma? at approx? B", (m) => (english(m, 2) ? within(m, 0, 4) : null)),
  rule("T", "T or at? C|B|S", (m) => orTime(m)),
  rule("TB", "T|TB or T|TB", (m) => made(m.get(0).options && m.get(2).options ? either(m.get(0).options ?? [], m.get(2).options ?? []) : null)),
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
