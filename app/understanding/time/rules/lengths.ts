/** Quantities, lengths, and counts of people and rooms. */

import { sure } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, RawLength } from "../items.ts";
import type { LengthUnit } from "../types.ts";

const UNITS: readonly (readonly [LengthUnit, number] | null)[] = [
  null,
  ["d", 1],
  ["w", 1],
  ["mo", 1],
  null,
  ["h", 1],
  ["h", 1 / 60],
  null,
  null,
];
const HOUR = 5;
const MINUTE = 6;

const L = (length: RawLength, bonus = 0): Made => ({ type: "L", length, bonus });
const quantity = (min: number, max = min): Made => ({ type: "Q", length: { min, max, unit: 0 } });

function decimal(m: Match): Made | null {
  const fraction = m.env.tokens[m.get(2).start]?.word ?? "";
  return fraction.length > 2 ? null : quantity(m.n(0) + Number(`0.${fraction}`));
}

function between(m: Match, first: number, second: number): Made | null {
  const [low, high] = [m.get(first).length, m.get(second).length];
  if (low?.min === undefined || high?.max === undefined || low.min !== low.max || low.min >= high.max || high.max > 999) return null;
  return quantity(low.min, high.max);
}

/** A quantity of a unit; `more` is the half of "et demie". */
function length(m: Match, q: number, unit: number, more = 0, business = false): Made | null {
  const { length: amount } = m.get(q);
  if (!amount) return null;
  const { min, max } = amount;
  if (max === 0) return null;
  const isLong = m.n(unit) === HOUR && (min ?? 0) >= 8;
  const bonus = isLong && !/^(?:hours?|hrs?)$/.test(m.words(unit)) ? -5 : 0;
  return L(
    { min: min === undefined ? undefined : min + more, max: max === undefined ? undefined : max + more, unit: m.n(unit), business },
    bonus,
  );
}

/** "Two hours and thirty minutes". */
function sum(m: Match): Made | null {
  const [hours, minutes] = [m.get(0).length, m.get(2).length];
  const whole = hours?.unit === HOUR && minutes?.unit === MINUTE && hours.min === hours.max && minutes.min === minutes.max;
  if (!whole || hours.min === undefined || minutes.min === undefined) return null;
  return L({ min: hours.min + minutes.min / 60, max: hours.min + minutes.min / 60, unit: HOUR }, 2);
}

/** « 2 h 30 »; from eight hours on it is rather an hour of the day. */
function hoursAndMinutes(m: Match): Made | null {
  const hours = m.n(0) + m.n(2) / 60;
  return m.n(1) === HOUR ? L({ min: hours, max: hours, unit: HOUR }, hours >= 8 ? -4 : 1) : null;
}

/** "A day or two", "deux jours ou trois". */
function orMore(m: Match, at: number): Made | null {
  const { length: first } = m.get(0);
  const next = m.n(at);
  return first?.min === first?.max && first?.min !== undefined && next > first.min && next < 20 ? L({ ...first, max: next }, 1) : null;
}

/** From one quantity to a larger one; the other way round it has to be asked. */
function upTo(m: Match): Made | null {
  const [low, high] = [m.get(0).length, m.get(5).length];
  if (low?.min === undefined || high?.max === undefined || low.unit !== high.unit || low.min !== low.max) return null;
  if (low.min >= high.max) return null;
  return { length: { ...low, max: high.max }, bonus: 2 };
}

const round = (value: number | undefined, by: number) => (value === undefined ? undefined : Math.round(value * by * 100) / 100);

/** A length of its own: days, weeks, months, hours; `side` where it is the least or the most. */
function final(m: Match, at: number, side: "least" | "most" | null, bonus = 0): Made | null {
  const { length: amount, doubts } = m.get(at);
  const unit = UNITS[amount?.unit ?? 0];
  if (!amount || !unit) return null;
  const [name, by] = unit;
  const max = side === "least" ? undefined : round(amount.max, by);
  const min = side === "most" ? undefined : round(amount.min, by);
  const asked = m.env.asked === "length" ? 3 : 0;
  return { options: sure({ length: { min, max, unit: name } }), length: amount, doubts, bonus: bonus + asked };
}

function count(m: Match, at: number, unit: "people" | "rooms", side: "least" | "most" | null = null): Made | null {
  const { length: amount } = m.get(at);
  if (amount?.unit !== 0 || (amount.max ?? 0) > 9999 || /^(?:a|an|un|une|una|another)$/.test(m.words(at))) return null;
  return {
    options: sure({ count: { min: side === "most" ? undefined : amount.min, max: side === "least" ? undefined : amount.max, unit } }),
    bonus: 1,
  };
}

const AFTER_COUNT = new Set(
  "or ou o and et y maybe peut quizas tal i total tops in en at a au to de please svp including incluyendo dont mas plus max min".split(
    " ",
  ),
);

/** Whether a word follows that may be what the number counts. */
function isOfSomething(m: Match, at: number): boolean {
  const next = m.env.tokens[m.get(at).end];
  return next?.kind === "word" && !AFTER_COUNT.has(next.word);
}

/** A number alone, as the answer to how many or how long. */
function bare(m: Match, at = 0, side: "least" | "most" | null = null): Made | null {
  const { length: amount } = m.get(at);
  const asked = m.env.asked;
  if (asked === "people" || asked === "rooms") {
    const counted = count(m, at, asked, side);
    // "Two partners and me": somebody counts in another way than by a number.
    return counted && { ...counted, bonus: 0, doubts: isOfSomething(m, at) ? ["residue"] : undefined };
  }
  if (asked !== "length" || amount?.unit !== 0) return null;
  const min = side === "most" ? undefined : amount.min;
  const max = side === "least" ? undefined : amount.max;
  return { type: "LEN", options: [[{ length: { min, max, unit: "d" } }], [{ length: { min, max, unit: "h" } }]] };
}

const ROOM = "roomadj? roomadj? roomish roomadj? roomadj?";

export const LENGTH_RULES = [
  rule("Q", "num", (m) => quantity(m.n(0))),
  rule("Q", "one", () => quantity(1)),
  rule("Q", "num ~dot|comma ~num", decimal),
  rule("Q", "num and? andhalf", (m) => quantity(m.n(0) + 0.5)),
  rule("Q", "vague", () => ({ length: { unit: 0 }, doubts: ["vague"] })),
  rule("Q", "approx Q", (m) => ({ length: m.get(1).length })),
  rule("Q", "Q to|or|dash Q", (m) => between(m, 0, 2)),
  rule("Q", "from|between Q to|and Q", (m) => between(m, 1, 3)),
  rule("L", "Q dash? unit", (m) => length(m, 0, 2)),
  // "3d".
  rule("L", "num ~dayletter", (m) => (m.n(0) > 0 && m.n(0) <= 60 ? L({ min: m.n(0), max: m.n(0), unit: 1 }) : null)),
  rule("L", "Q unit dash? consecutive", (m) => length(m, 0, 1)),
  rule("L", "Q dash? consecutive dash? unit", (m) => length(m, 0, 4)),
  rule("L", "Q dash? biz dash? unit", (m) => length(m, 0, 4, 0, true)),
  rule("L", "Q unit biz", (m) => length(m, 0, 1, 0, true)),
  rule("L", "Q unit andhalf", (m) => length(m, 0, 1, 0.5)),
  rule("L", "Q unit quart|cuarto|aquarter", (m) => (m.n(1) === HOUR ? length(m, 0, 1, 0.25) : null)),
  rule("L", "Q unit threequarters", (m) => (m.n(1) === HOUR ? length(m, 0, 1, 0.75) : null)),
  rule("L", "unit quart|cuarto", (m) => (m.n(0) === HOUR ? L({ min: 1.25, max: 1.25, unit: HOUR }) : null)),
  rule("L", "unit andhalf", (m) => (m.n(0) === 1 || m.n(0) === HOUR ? L({ min: 1.5, max: 1.5, unit: m.n(0) }) : null)),
  rule("L", "halfday", () => L({ min: 0.5, max: 0.5, unit: 1 }, 2)),
  // "Three half days" may be one after the other or not.
  rule("UN", "num|vague halfday", () => ({ options: [], doubts: ["vague"], bonus: 3 })),
  rule("L", "halfhour", () => L({ min: 0.5, max: 0.5, unit: HOUR }, 2)),
  rule("L", "all", () => L({ min: 1, max: 1, unit: 1 }, 1)),
  rule("L", "quarters", () => L({ min: 0.75, max: 0.75, unit: HOUR }, 2)),
  rule("L", "fortnight", () => L({ min: 2, max: 2, unit: 2 }, 2)),
  rule("L", "num unit mm", hoursAndMinutes),
  rule("L", "L and? L", sum),
  rule("L", "L or word|num", (m) => orMore(m, 2)),
  rule("L", "L comma? filler word|num", (m) => orMore(m, 3)),
  // "Half a day, maybe a full day", "12, maybe 14".
  rule("L", "L comma? or|filler comma? or? L", upTo),
  rule("Q", "Q comma? or|filler|approx comma? or? Q", upTo),
  rule("Q", "Q sharp", (m) => ({ length: m.get(0).length })),
  rule("LEN", "approx? L sharp?", (m) => final(m, 1, null)),
  rule("LEN", "for colon? approx? L sharp?", (m) => final(m, 3, null, 4)),
  rule("LEN", "for? atleast L", (m) => final(m, 2, "least", 2)),
  rule("LEN", "for? atmost L", (m) => final(m, 2, "most", 2)),
  rule("LEN", "for? L postleast", (m) => final(m, 1, "least", 2)),
  rule("LEN", "for? L postmost", (m) => final(m, 1, "most", 2)),
  rule("LEN", "LEN per unit", (m) => ({ options: m.get(0).options, doubts: ["residue"] })),
  rule("LEN", "Q", (m) => bare(m)),
  rule("LEN", "atleast Q", (m) => bare(m, 1, "least")),
  rule("LEN", "atmost Q", (m) => bare(m, 1, "most")),
  rule("LEN", "Q postleast", (m) => bare(m, 0, "least")),
  rule("LEN", "Q postmost", (m) => bare(m, 0, "most")),
  rule("LEN", "only", (m) => (m.env.asked === "rooms" ? { options: sure({ count: { min: 1, max: 1, unit: "rooms" } }) } : null)),
  rule("CNT", "Q people", (m) => count(m, 0, "people")),
  rule("CNT", "atleast Q people", (m) => count(m, 1, "people", "least")),
  rule("CNT", "atmost Q people", (m) => count(m, 1, "people", "most")),
  rule("CNT", "Q people? postleast people?", (m) => (m.has(1) || m.has(3) ? count(m, 0, "people", "least") : null)),
  rule("CNT", "Q people? postmost people?", (m) => (m.has(1) || m.has(3) ? count(m, 0, "people", "most") : null)),
  rule("CNT", "people colon approx? Q", (m) => count(m, 3, "people")),
  rule("CNT", "Q ofus", (m) => count(m, 0, "people")),
  rule("CNT", "partyof colon? approx? Q ofus?", (m) => count(m, 3, "people")),
  rule("CNT", "partyof atleast Q people? ofus?", (m) => count(m, 2, "people", "least")),
  rule("CNT", "partyof atmost Q people? ofus?", (m) => count(m, 2, "people", "most")),
  rule("CNT", "partyof colon? approx? Q people", (m) => count(m, 3, "people")),
  rule("CNT", `Q ${ROOM}`, (m) => count(m, 0, "rooms")),
  rule("CNT", `atleast Q ${ROOM}`, (m) => count(m, 1, "rooms", "least")),
  rule("CNT", `atmost Q ${ROOM}`, (m) => count(m, 1, "rooms", "most")),
];
