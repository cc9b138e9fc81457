/** The forms of an hour: `C` is an hour by itself, `B` a bare number that may be one, `CL` rather a length without « à », `S` «las 9». */
import { minutesOf } from "../clocks.ts";
import { type Match, rule } from "../grammar.ts";
import type { Made, RawClock } from "../items.ts";

const HOUR = 5;
const MINUTE = 6;
export const ENGLISH = 1;
export const WEAK = 1;

export const english = (m: Match, index: number) => (m.get(index).langs & ENGLISH) !== 0;

export const half = (n: number): "am" | "pm" => (n === 1 ? "am" : "pm");

const zero = (m: Match, index: number) => m.env.tokens[m.get(index).start]?.word.startsWith("0") ?? false;

const C = (clock: RawClock, bonus = 0): Made | null => (minutesOf(clock).length === 0 ? null : { type: "C", clock, bonus });

const hour = (m: Match, h: number, min = 0, bonus = 0): Made | null => C({ h: m.n(h), m: min, sure: zero(m, h) }, bonus);

const back = (m: Match, h: number, by: number): Made | null =>
  m.n(h) === 0 ? null : C({ h: m.n(h) === 1 ? 12 : m.n(h) - 1, m: 60 - by, sure: m.n(h) > 13 }, 2);

/** « 3 h », but not « 3 heures »: rather a length, without « à ». */
const short = (m: Match): boolean => m.words(0).endsWith(" h") || m.env.asked === "time";

const minute = (m: Match, index: number) => m.n(index);

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

/** "Ten past nine", "twenty to three". */
function minutesRound(m: Match, word: number): Made | null {
  const before = /^(?:to|before)$/.test(m.words(word));
  if (
    !english(m, word) ||
    !/^(?:to|before|past|after)$/.test(m.words(word)) ||
    m.n(0) % 5 !== 0 ||
    m.n(0) > 29 ||
    m.n(0) === 0 ||
    m.n(word + 1) > 12
  )
    return null;
  return before ? back(m, word + 1, m.n(0)) : hour(m, word + 1, m.n(0), 1);
}

export const CLOCK_FORMS = [
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
