import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/booking/local-date.ts";
import { parseDate } from "./parse-date.ts";

const SATURDAY = "2026-11-21";
const MONDAY = "2026-11-23";
const SUNDAY = "2026-11-22";

/** A day, several days ("a|b"), candidates ("?a b"), or a code ("!…"). */
function read(text: string, today = SATURDAY, known?: string): string {
  const { dates, ambiguous, invalid } = parseDate(text, "en", today, known);
  if (ambiguous) return `?${ambiguous.join(" ")}`;
  if (invalid) return `!${invalid}`;
  return dates.join("|");
}

test.each([
  // English
  ["tomorrow", "2026-11-22"],
  ["the day after tomorrow", "2026-11-23"],
  ["in two weeks", "2026-12-05"],
  ["in 3 days", "2026-11-24"],
  ["two weeks from now", "2026-12-05"],
  ["in a month", "2026-12-21"],
  ["a week from Tuesday", "2026-12-01"],
  ["next Tuesday", "2026-11-24"],
  ["next Friday", "2026-11-27"],
  ["Tuesday next week", "2026-11-24"],
  ["next week on Thursday", "2026-11-26"],
  ["this coming Wednesday", "2026-11-25"],
  ["Tuesday", "2026-11-24"],
  ["next Saturday", "2026-11-28"],
  ["the 28th", "2026-11-28"],
  ["the 3rd", "2026-12-03"],
  ["the 28th of next month", "2026-12-28"],
  ["March 14", "2027-03-14"],
  ["March 14th, 2027", "2027-03-14"],
  ["14 March 2027", "2027-03-14"],
  ["the 14th of March", "2027-03-14"],
  ["Mar. 14", "2027-03-14"],
  ["14-Mar-2027", "2027-03-14"],
  ["Dec 1", "2026-12-01"],
  ["Sunday, March 14, 2027", "2027-03-14"],
  ["Mon, Mar 8, 2027", "2027-03-08"],
  ["Tuesday the 24th", "2026-11-24"],
  ["twenty-first of March", "2027-03-21"],
  ["2027-03-14", "2027-03-14"],
  ["2027/03/14", "2027-03-14"],
  ["14/03/2027", "2027-03-14"],
  ["03/14/2027", "2027-03-14"],
  ["14.03.2027", "2027-03-14"],
  ["3/14", "2027-03-14"],
  ["05/05/2027", "2027-05-05"],
  // French
  ["demain", "2026-11-22"],
  ["après-demain", "2026-11-23"],
  ["dans quinze jours", "2026-12-05"],
  ["dans huit jours", "2026-11-28"],
  ["dans deux semaines", "2026-12-05"],
  ["d'aujourd'hui en huit", "2026-11-28"],
  ["mardi prochain", "2026-11-24"],
  ["mardi qui vient", "2026-11-24"],
  ["mardi en huit", "2026-12-01"],
  ["jeudi de la semaine prochaine", "2026-11-26"],
  ["le 14 mars", "2027-03-14"],
  ["le 14 mars 2027", "2027-03-14"],
  ["1er avril", "2027-04-01"],
  ["le premier avril", "2027-04-01"],
  ["vendredi le 4 décembre", "2026-12-04"],
  ["le vendredi 4 décembre 2026", "2026-12-04"],
  ["le 28", "2026-11-28"],
  ["8 déc.", "2026-12-08"],
  ["le 31 août", "2027-08-31"],
  ["le premier lundi de mars", "2027-03-01"],
  ["el último viernes de marzo", "2027-03-26"],
  ["the first Monday in March", "2027-03-01"],
  // Spanish
  ["mañana", "2026-11-22"],
  ["mañana por la mañana", "2026-11-22"],
  ["pasado mañana", "2026-11-23"],
  ["dentro de dos semanas", "2026-12-05"],
  ["en tres días", "2026-11-24"],
  ["el martes que viene", "2026-11-24"],
  ["el próximo martes", "2026-11-24"],
  ["el martes", "2026-11-24"],
  ["el jueves de la próxima semana", "2026-11-26"],
  ["el 3 de febrero", "2027-02-03"],
  ["3 de febrero del 2027", "2027-02-03"],
  ["el primero de abril", "2027-04-01"],
  ["el miércoles 3 de febrero de 2027", "2027-02-03"],
  ["el 28", "2026-11-28"],
  ["el 28 del próximo mes", "2026-12-28"],
])("%s is one day", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["03/04/2027", "?2027-03-04 2027-04-03"],
  ["3/4", "?2027-03-04 2027-04-03"],
  ["Saturday", "?2026-11-21 2026-11-28"],
  ["March 3 or 5", "?2027-03-03 2027-03-05"],
  ["le 3 ou le 5 mars", "?2027-03-03 2027-03-05"],
  ["el 3 o el 5 de marzo", "?2027-03-03 2027-03-05"],
  ["March 3-5, 2027", "?2027-03-03 2027-03-05"],
  ["Tuesday March 17 2027", "?2027-03-16 2027-03-17"],
  ["mardi le 17 mars 2027", "?2027-03-16 2027-03-17"],
  ["el martes 17 de marzo de 2027", "?2027-03-16 2027-03-17"],
  ["March 3, 4 and 5", "?2027-03-03 2027-03-04 2027-03-05"],
  ["Easter Monday", "?"],
  ["la primera semana de marzo", "?"],
  ["the week after next", "?"],
  ["next month", "?"],
  ["in March", "?"],
  ["in March 2027", "?"],
  ["early next week", "?"],
  ["sometime in January", "?"],
  ["before March 15", "?"],
  ["the week of March 3", "?"],
  ["within two weeks", "?"],
  ["la semaine prochaine", "?"],
  ["le mois prochain", "?"],
  ["en mars", "?"],
  ["fin avril", "?"],
  ["la semaine du 3 mars", "?"],
  ["la próxima semana", "?"],
  ["el próximo mes", "?"],
  ["en marzo", "?"],
  ["a principios de mayo", "?"],
  ["30 February", "!date_invalid"],
  ["le 31 avril", "!date_invalid"],
  ["2027-02-29", "!date_invalid"],
  ["31/02/2027", "!date_invalid"],
  ["2026-11-20", "!date_in_past"],
  ["March 3, 2020", "!date_in_past"],
  ["last Tuesday", "!date_in_past"],
])("%s is not one day to come", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("next Tuesday on a Monday is asked back: tomorrow or in eight days", () => {
  expect(read("next Tuesday", MONDAY)).toBe("?2026-11-24 2026-12-01");
  expect(read("mardi prochain", MONDAY)).toBe("?2026-11-24 2026-12-01");
});

test("next Friday on a Sunday is asked back, since people count weeks from either day", () => {
  expect(read("next Friday", SUNDAY)).toBe("?2026-11-27 2026-12-04");
});

test("a bare day stays in the month of the date that is known", () => {
  expect(read("make it the 28th", SATURDAY, "2027-03-03")).toBe("2027-03-28");
  expect(read("finalement le 28", SATURDAY, "2027-03-03")).toBe("2027-03-28");
  expect(read("mejor el 28", SATURDAY, "2027-03-03")).toBe("2027-03-28");
});

test.each(["I may 2", "open 24/7", "a 1/2 day", "March 3pm", "mon client", "9/11", "version 1.2.3", "room 12"])(
  "%s holds no date",
  (text) => {
    expect(read(text)).toBe("");
  },
);

test.each([
  ["en", { weekday: "long", day: "numeric", month: "long", year: "numeric" }],
  ["en-CA", { day: "numeric", month: "long", year: "numeric" }],
  ["en-US", { weekday: "short", month: "short", day: "numeric", year: "numeric" }],
  ["fr-CA", { weekday: "long", day: "numeric", month: "long", year: "numeric" }],
  ["fr", { day: "numeric", month: "long", year: "numeric" }],
  ["fr-CA", { day: "numeric", month: "short", year: "numeric" }],
  ["es", { weekday: "long", day: "numeric", month: "long", year: "numeric" }],
  ["es-MX", { day: "numeric", month: "long", year: "numeric" }],
] as const)("a date written out by Intl in %s is read back", (locale, options) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      const date = addDays(SATURDAY, days);
      expect(read(format.format(new Date(`${date}T00:00:00Z`)))).toBe(date);
    }),
    { numRuns: 300 },
  );
});
