/** Dates: `P` is a day named at least in part, `D` one day, resolved. */
import { type Day, weekday } from "../calendar.ts";
import { daysFact } from "../facts.ts";
import { type Match, rule } from "../grammar.ts";
import type { DatePart, Made, Option } from "../items.ts";
import { OF_MONTH } from "../leaves.ts";
import { resolve } from "../resolve.ts";
import { HOLIDAYS } from "../words/holidays.ts";

export const P = (date: DatePart, bonus = 0): Made => ({ type: "P", date, bonus });

/** One day of each candidate; impossible where there is none. */
export function dayItem(days: readonly Day[], today: Day): Made {
  const options = days.map((day): Option => [daysFact([[day, day]], today)]);
  return options.length === 0 ? { options: [], doubts: ["impossible"] } : { options };
}

/** So few words of an answer are a number and its politeness; among more of them a number in words counts something. */
const SHORT = 3;
const isCounting = (m: Match): boolean =>
  m.env.tokens[m.get(0).start]?.kind === "word" && m.env.tokens.filter(({ kind }) => kind === "word").length > SHORT;

/** `P` as a day by itself: bare numbers only where a day was asked for. */
function alone(m: Match): Made | null {
  const { date } = m.get(0);
  if (!date || (date.weak && (m.env.asked !== "date" || isCounting(m)))) return null;
  const days = resolve(date, m.env);
  if (days.length === 0 && date.d === undefined) return null;
  return { ...dayItem(days, m.env.today), date, bonus: date.shaky ? -12 : days.length === 1 ? 1 : 0 };
}

const twoDigits = (n: number): number => (n < 100 ? 2000 + n : n);

/** 03/04/2027: both orders, where both are possible and no weekday decides. */
function numeric(first: number, second: number, y: number | undefined, m: Match): Made | null {
  const { env } = m;
  const orders = [
    { m: first, d: second, y },
    { m: second, d: first, y },
  ];
  const readings = orders.flatMap((order) => (order.m <= 12 && order.d <= 31 ? [resolve(order, env)] : []));
  const days = [...new Set(readings.flat())].sort((a, b) => a - b);
  if (readings.length === 0) return null;
  return days.length === 0 ? { type: "D", options: [], doubts: ["impossible"] } : P({ days }, 3);
}

function iso([y, month, d]: readonly [number, number, number]): Made | null {
  return month > 12 || d > 31 ? null : P({ y, m: month, d }, 4);
}

/** A holiday: the next of each that bears the name. */
function holiday(m: Match, y?: number): Made | null {
  const days = (HOLIDAYS[m.get(0).key ?? ""] ?? []).flatMap((ofYear) => {
    if (y !== undefined) return ofYear(y) ?? [];
    const thisYear = new Date(m.env.today * 86_400_000).getUTCFullYear();
    return [ofYear(thisYear), ofYear(thisYear + 1)].find((day) => day !== null && day >= m.env.today) ?? [];
  });
  return days.length === 0 ? null : { ...P({ days: days.sort((a, b) => a - b) }, 2), key: "holiday" };
}

const merge = (m: Match, part: number, more: DatePart, bonus = 1): Made | null => {
  const { date } = m.get(part);
  return date && !date.days ? P({ ...date, ...more, weak: undefined, shaky: undefined }, bonus) : null;
};

/** A weekday before or after a date without one. */
function withWeekday(m: Match, wd: number, part: number): Made | null {
  const { date } = m.get(part);
  if (!date || date.wd !== undefined || (date.d === undefined && !date.days)) return null;
  if (!date.days) return P({ ...date, wd, weak: undefined, shaky: isShaky(m, { ...date, wd }) }, 2);
  const fitting = date.days.filter((day) => weekday(day) === wd);
  if (fitting.length > 0) return P({ ...date, wd, days: fitting }, 2);
  const [first] = date.days;
  if (first === undefined) return null;
  return P({ wd, days: [first, first - 3 + ((wd - weekday(first - 3) + 7) % 7)].sort((a, b) => a - b) }, -3);
}

/** "Monday 9" is no date where the 9th is no Monday: rather an hour. */
const isShaky = (m: Match, date: DatePart): boolean | undefined =>
  (date.m === undefined && date.weak && (date.d ?? 0) <= 12 && resolve(date, m.env).length !== 1) || undefined;

/** "The second" in words is rather a witness than a day; "the 2nd" and "the fifteenth" are days. */
const isCount = (m: Match): boolean | undefined => (m.n(1) <= 10 && m.env.tokens[m.get(1).start]?.kind === "word") || undefined;

/** "The 27th (the Tuesday she is away)" says something of a Tuesday, "the 27th (a Wednesday)" which day it is. */
const isAside = (m: Match): boolean => m.has(2) && !m.has(5);

/** "The 8th to the 12th of March, Monday and Tuesday 9 to 5": weekdays of which more follow say nothing of the date before them. */
const goesOn = (m: Match): boolean => !m.has(5) && JOINS.test(m.env.tokens[m.get(4).end]?.word ?? "") && isWeekdayNext(m);
const JOINS = /^(?:and|&|to|through|thru|till|until|-|et|a|au|y|al|hasta)$/;
const isWeekdayNext = (m: Match): boolean => {
  const at = m.get(4).end;
  return m.env.tokens
    .slice(at + 1, at + 3)
    .some(({ word }) => /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom)/.test(word));
};

export const DATE_RULES = [
  rule("P", "wd", (m) => P({ wd: m.n(0) })),
  rule("P", "dom", (m) => (m.get(0).key === OF_MONTH ? null : P({ d: m.n(0), weak: true }))),
  rule("P", "domo", (m) => P({ d: m.n(0), weak: true })),
  rule("P", "the domo", (m) => P({ d: m.n(1), weak: isCount(m) })),
  rule("P", "wdx ~dot?", (m) => P({ wd: m.n(0), weak: true })),
  rule("P", "the dom", (m) =>
    m.get(1).key === OF_MONTH ? null : m.words(0) === "the" || /^(?:la|las|l '|los|les|ce)$/.test(m.words(0)) ? null : P({ d: m.n(1) }),
  ),
  rule("P", "the? domo|dom of? comma? mon dot?", (m) => P({ d: m.n(1), m: m.n(4) }, 2)),
  rule("P", "dom|domo ~dash|~slash mon", (m) => P({ d: m.n(0), m: m.n(2) }, 2)),
  rule("P", "mon dot? the? domo|dom", (m) => P({ m: m.n(0), d: m.n(3) }, 2)),
  rule("P", "mon ~dash dom", (m) => P({ m: m.n(0), d: m.n(2) }, 2)),
  rule("P", "P comma? of? open? yr close?", (m) =>
    m.get(0).date?.m === undefined || m.get(0).date?.y !== undefined ? null : merge(m, 0, { y: m.n(4) }, 2),
  ),
  rule("P", "P ~dash|~slash yr", (m) => (m.get(0).date?.m === undefined ? null : merge(m, 0, { y: m.n(2) }, 2))),
  // "14-Mar-27", but "Feb 21-25" is a range.
  rule("P", "P ~dash ~yy", (m) =>
    !/ - /.test(m.words(0)) || m.get(0).date?.m === undefined || m.n(2) < 20 ? null : merge(m, 0, { y: 2000 + m.n(2) }, 1),
  ),
  rule("P", "P yy", (m) =>
    m.get(0).date?.m === undefined || m.get(0).date?.y !== undefined || m.n(1) < 24 || m.n(1) > 60
      ? null
      : merge(m, 0, { y: 2000 + m.n(1) }, -2),
  ),
  rule("P", "wd|wdx dot? comma? on? the? P", (m) => withWeekday(m, m.n(0), 5)),
  rule("P", "P comma? open? the? wd|wdx close?", (m) =>
    (m.get(0).date?.m === undefined && !m.get(0).date?.days && !m.has(3)) || m.get(0).date?.weak || isAside(m) || goesOn(m)
      ? null
      : withWeekday(m, m.n(4), 0),
  ),
  rule("P", "yr ~dash ~mo ~dash ~dom", (m) => iso([m.n(0), m.n(2), m.n(4)])),
  rule("P", "yr ~slash ~mo ~slash ~dom", (m) => iso([m.n(0), m.n(2), m.n(4)])),
  rule("P", "yr ~dot ~mo ~dot ~dom", (m) => iso([m.n(0), m.n(2), m.n(4)])),
  rule("P", "dom ~slash ~dom ~slash ~yr|yy", (m) => numeric(m.n(0), m.n(2), twoDigits(m.n(4)), m)),
  rule("P", "dom ~dash ~dom ~dash ~yr|yy", (m) => numeric(m.n(0), m.n(2), twoDigits(m.n(4)), m)),
  rule("P", "dom ~dot ~dom ~dot ~yr|yy", (m) => numeric(m.n(0), m.n(2), twoDigits(m.n(4)), m)),
  rule("P", "dom ~dash ~dom", (m) =>
    m.env.asked === "date" && /^0/.test(m.words(0) + m.words(2)) ? numeric(m.n(0), m.n(2), undefined, m) : null,
  ),
  rule("P", "dom ~slash ~dom", (m) => numeric(m.n(0), m.n(2), undefined, m)),
  rule("P", "holiday", (m) => holiday(m)),
  rule("P", "holiday comma? of? yr", (m) => holiday(m, m.n(3))),
  // « Le 10 mars prochain ».
  rule("P", "P nextpost|comingpost", (m) => (m.get(0).date?.m === undefined ? null : merge(m, 0, {}, 1))),
  rule("D", "P", alone),
  rule("D", "on P", (m) =>
    m.get(1).date?.weak ? null : { ...dayItem(resolve(m.get(1).date ?? {}, m.env), m.env.today), date: m.get(1).date },
  ),
];
