/** Holidays of Canada, Québec, the United States and the Cayman Islands: when each one falls in a year. */
import { type Day, dayOf, monthSpan, nthWeekday, onOrBefore } from "../calendar.ts";

type OfYear = (year: number) => Day | null;

const fixed =
  (month: number, day: number): OfYear =>
  (year) =>
    dayOf(year, month, day);
const nth =
  (month: number, weekday: number, count: number): OfYear =>
  (year) =>
    nthWeekday(monthSpan(year, month), weekday, count);
const fromEaster =
  (days: number): OfYear =>
  (year) =>
    easter(year) + days;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor(century / 4);
  const moon = (19 * golden + century - skipped - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const index = moon + week - 7 * late + 114;
  return Math.round(Date.UTC(year, Math.floor(index / 31) - 1, (index % 31) + 1) / 86_400_000);
}

/** The Monday before 25 May. */
const victoria: OfYear = (year) => onOrBefore(monthSpan(year, 5)[0] + 23, 1);
const canadian = nth(10, 1, 2);
const american = nth(11, 4, 4);

/** Several days under one name are a doubt. */
export const HOLIDAYS: Readonly<Record<string, readonly OfYear[]>> = {
  newyear: [fixed(1, 1)],
  newyeareve: [fixed(12, 31)],
  epiphany: [fixed(1, 6)],
  nationalheroes: [nth(1, 1, 4)],
  mlk: [nth(1, 1, 3)],
  valentine: [fixed(2, 14)],
  family: [nth(2, 1, 3)],
  presidents: [nth(2, 1, 3)],
  stpatrick: [fixed(3, 17)],
  ashwednesday: [fromEaster(-46)],
  maundythursday: [fromEaster(-3)],
  goodfriday: [fromEaster(-2)],
  easter: [fromEaster(0)],
  eastermonday: [fromEaster(1)],
  ascension: [fromEaster(39)],
  pentecost: [fromEaster(49)],
  whitmonday: [fromEaster(50)],
  emancipation: [nth(5, 1, 1)],
  mothersday: [nth(5, 7, 2)],
  discovery: [nth(5, 1, 3)],
  victoria: [victoria],
  memorial: [nth(5, 1, -1)],
  juneteenth: [fixed(6, 19)],
  saintjean: [fixed(6, 24)],
  canada: [fixed(7, 1)],
  independence: [fixed(7, 4)],
  constitution: [nth(7, 1, 1)],
  civic: [nth(8, 1, 1)],
  labour: [nth(9, 1, 1)],
  labourday: [fixed(5, 1), nth(9, 1, 1)],
  truth: [fixed(9, 30)],
  cathanksgiving: [canadian],
  columbus: [canadian],
  halloween: [fixed(10, 31)],
  remembrance: [fixed(11, 11)],
  usthanksgiving: [american],
  thanksgiving: [canadian, american],
  christmaseve: [fixed(12, 24)],
  christmas: [fixed(12, 25)],
  boxing: [fixed(12, 26)],
};
