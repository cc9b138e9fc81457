/** Days that are known: what is said of one of them is its own, and every other entry of the plan stays what it is. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAlternatives } from "#app/domain/booking/registry/entries.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { normal, type Plan } from "#app/domain/talk/plan/operations.ts";
import { fieldsOf, planOf } from "#app/domain/talk/plan/plan.ts";
import { type DayRoles, exchanged } from "#app/domain/talk/plan/roles.ts";
import { ruledOutEntries } from "#app/domain/talk/plan/ruled-out.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { days, said, turn, WORLD, when } from "../play.ts";

const FIRST = "2027-03-01";
const day = fc.integer({ min: 0, max: 20 }).map((more) => addDays(FIRST, more));
const hours = fc.constantFrom({ startTime: "09:00", endTime: "13:00" }, { startTime: "10:00", endTime: "16:00" }, {});
/** Three sets of days, none in two of them; second choices have hours or none. */
const roles: fc.Arbitrary<DayRoles> = fc
  .tuple(fc.uniqueArray(day, { minLength: 3, maxLength: 12 }), fc.array(hours, { minLength: 12, maxLength: 12 }))
  .map(([all, of]) => {
    const dates = (role: number) => all.filter((_, at) => at % 3 === role).sort();
    return {
      plan: { ...normal({ start: "09:00", end: "17:00", days: dates(0).map((date) => ({ date })) }), out: dates(2) },
      second: dates(1).map((date, at) => ({ date, ...of[at] })),
    };
  });

const noted = ({ plan, second }: DayRoles): TalkState => {
  const { fields, loose } = fieldsOf(plan);
  const texts = { ...fields, alternativeDays: JSON.stringify(second), ruledOutDays: JSON.stringify(ruledOutEntries(plan)) };
  const values = Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) =>
      value && value !== "[]" ? [[name, { value, origin: "assistant" as const, evidence: "" }]] : [],
    ),
  );
  return { ...NEW_TALK, values, loose };
};
/** Each entry with its role and its hours. */
function entriesIn({ values, loose }: TalkState): Map<string, string> {
  const plan = planOf(values, loose);
  const hoursOf = (one: Plan["days"][number]) => `${one.start ?? plan.start}-${one.end ?? plan.end}`;
  return new Map([
    ...plan.days.map((one) => [one.date, `hearing ${hoursOf(one)}`] as const),
    ...entriesOf(values, "alternativeDays").map(
      ({ date, startTime, endTime }) => [date, `second ${startTime ?? ""}-${endTime ?? ""}`] as const,
    ),
    ...(plan.out ?? []).map((date) => [date, "out"] as const),
  ]);
}

const CLOCK = { from: "09:30", to: "14:30" };

test("hours of an entry are that entry's, whatever its role: no other changes, and none changes its role", () => {
  fc.assert(
    fc.property(roles, fc.nat(), fc.constantFrom("states" as const, "corrects" as const, "prefers" as const), (before, at, role) => {
      const state = noted(before);
      const known = [...before.plan.days, ...before.second].map(({ date }) => date);
      const date = known[at % known.length] ?? FIRST;
      const fact = { ...days([date, date]), clock: CLOCK, tells: true as const };
      const [was, is] = [entriesIn(state), entriesIn(turn(state, said({ statements: [when(fact, "these words", role)] }), WORLD).after)];
      const [kind] = (was.get(date) ?? "").split(" ");
      expect(is).toEqual(new Map([...was, [date, `${kind} 09:30-14:30`]]));
    }),
    { numRuns: 80 },
  );
});

test("hours of the second choice are of all second choices, and of nothing else", () => {
  fc.assert(
    fc.property(roles, (before) => {
      const state = noted(before);
      const was = entriesIn(state);
      const is = entriesIn(turn(state, said({ statements: [when({ clock: CLOCK }, "these words", "backup")] }), WORLD).after);
      for (const [date, entry] of was) expect(is.get(date)).toBe(entry.startsWith("second") ? "second 09:30-14:30" : entry);
      expect(is.size).toBe(was.size);
    }),
    { numRuns: 60 },
  );
});

test("a day in the place of another takes its role, with its hours, and rules nothing out", () => {
  fc.assert(
    fc.property(roles, fc.nat(), (before, at) => {
      const state = noted(before);
      const known = [...before.second.map(({ date }) => date), ...before.plan.days.map(({ date }) => date)];
      const out = known[at % known.length] ?? FIRST;
      const into = addDays(FIRST, 30);
      const fact = { ...days([into, into]), inPlaceOf: [[out, out] as const] };
      const [was, is] = [
        entriesIn(state),
        entriesIn(turn(state, said({ statements: [when(fact, "these words", "corrects")] }), WORLD).after),
      ];
      expect(is).toEqual(new Map([...[...was].filter(([date]) => date !== out), [into, was.get(out) ?? ""]]));
    }),
    { numRuns: 60 },
  );
});

test("an exchange applied again changes nothing", () => {
  fc.assert(
    fc.property(roles, day, (before, into) => {
      const out = before.second.map(({ date }) => date).slice(0, 1);
      const once = exchanged(before, "second", out, [into]);
      expect(exchanged(once, "second", out, [into])).toEqual(once);
    }),
  );
});

test("old second choices without an end stay readable, and none ends before it begins", () => {
  expect(readAlternatives('[{"date":"2027-01-15","startTime":"09:00"},{"date":"2027-01-16"}]')).toEqual([
    { date: "2027-01-15", startTime: "09:00" },
    { date: "2027-01-16" },
  ]);
  expect(readAlternatives('[{"date":"2027-01-15","startTime":"09:00","endTime":"12:00"}]')).toEqual([
    { date: "2027-01-15", startTime: "09:00", endTime: "12:00" },
  ]);
  expect(readAlternatives('[{"date":"2027-01-15","startTime":"12:00","endTime":"09:00"}]')).toBeNull();
});

const NOW = new Date("2026-11-23T15:00:00Z");
/** "01-13 13:00-16:30 | 01-15@09:00-12:00 | 01-20 w5", and what is shown of the second choice. */
async function played(locale: Locale, messages: readonly string[]): Promise<string> {
  const talk = new MemoryTalk(locale, NOW);
  let state: TalkState | undefined;
  for (const message of messages) ({ state } = await talk.say(message));
  if (!state) throw new Error("Nothing was said");
  const plan = planOf(state.values, state.loose);
  const short = (date: string) => date.slice(5);
  const own = plan.days.map(({ date, start, end }) => short(date) + (start || end ? `[${start ?? ""}-${end ?? ""}]` : "")).join(" ");
  const second = entriesOf(state.values, "alternativeDays").map(
    ({ date, startTime, endTime }) => short(date) + (startTime || endTime ? `@${startTime ?? ""}-${endTime ?? ""}` : ""),
  );
  const out = [...(plan.out ?? []).map(short), ...(plan.off ?? []).map((weekday) => `w${weekday}`)];
  return `${own} ${plan.start ?? ""}-${plan.end ?? ""} | ${second.join(" ")} | ${out.join(" ")}`.trimEnd();
}

type Case = readonly [Locale, readonly string[], string];
const OTTAWA = "Discovery in Ottawa, Wednesday January 13, 2027, 1 to 4:30.";
const MONTREAL = "Interrogatoire à Montréal jeudi 14 janvier 2027, 13h à 16h30.";
const MIAMI = "Mediación en Miami el miércoles 16 de diciembre de 2026, de 10 a 14 h.";

describe("a second choice has its own hours", () => {
  test.each<Case>([
    ["en", [`${OTTAWA} Otherwise Friday January 15 in the morning, 9 to 12.`], "01-13 13:00-16:30 | 01-15@09:00-12:00 |"],
    ["en", [`${OTTAWA} Otherwise Friday January 15.`, "Friday is 9 to 12."], "01-13 13:00-16:30 | 01-15@09:00-12:00 |"],
    ["en", [`${OTTAWA} Second choice January 15.`, "And the 15th is from 9 to 12."], "01-13 13:00-16:30 | 01-15@09:00-12:00 |"],
    [
      "en",
      [`${OTTAWA} Second choice January 15.`, "The second choice would be from 9:30 to 1."],
      "01-13 13:00-16:30 | 01-15@09:30-13:00 |",
    ],
    ["en", [`${OTTAWA} Second choice January 15, same hours.`], "01-13 13:00-16:30 | 01-15@13:00-16:30 |"],
    ["fr", [`${MONTREAL} Sinon lundi 18 le matin, 9h à 12h.`], "01-14 13:00-16:30 | 01-18@09:00-12:00 |"],
    ["fr", [`${MONTREAL} Sinon lundi 18.`, "Non. Et le 18 c'est de 9h à 12h."], "01-14 13:00-16:30 | 01-18@09:00-12:00 |"],
    ["fr", [MONTREAL, "Le lundi 18 c'est seulement un deuxième choix, de 9 h à 12 h."], "01-14 13:00-16:30 | 01-18@09:00-12:00 |"],
    ["es", [MIAMI, "Si no se puede el 16, el jueves 17 de 9 a 13 h."], "12-16 10:00-14:00 | 12-17@09:00-13:00 |"],
    ["es", [`${MIAMI} Segunda opción el 18.`, "El viernes sería de 9 a 13 h."], "12-16 10:00-14:00 | 12-18@09:00-13:00 |"],
    ["es", [`${MIAMI} Segunda opción el 17.`, "La segunda opción sería a la misma hora."], "12-16 10:00-14:00 | 12-17@10:00-14:00 |"],
  ])("%s: %j", async (locale, messages, expected) => expect(await played(locale, messages)).toBe(expected));

  test("and they are always shown", async () => {
    const talk = new MemoryTalk("fr", NOW);
    const { text } = await talk.say(`${MONTREAL} Sinon vendredi le 15 janvier de 9h à 12h.`);
    expect(text.replaceAll("\u00a0", " ")).toContain("vendredi 15 janvier 2027, de 9 h à 12 h");
  });
});

const FOUR_DAYS = "Arbitration in Toronto, April 12 to 15, 2027, 9:30 to 5";
describe("a second choice stays one under whatever condition", () => {
  test.each<Case>([
    [
      "en",
      [FOUR_DAYS, "If the week of the 12th is not possible we would take the week of April 26, but not Wednesday the 28th."],
      "04-12 04-13 04-14 04-15 09:30-17:00 | 04-26 04-27 04-29 04-30 | 04-28",
    ],
    [
      "en",
      [
        "Arbitration in Miami on Tuesday 2 and Wednesday 3 February 2027, 9:30 to 4:30. Should those dates be unavailable, 9 and 10 February would do.",
      ],
      "02-02 02-03 09:30-16:30 | 02-09 02-10 |",
    ],
    ["en", [OTTAWA, "We could do the 18th only if the 13th is full."], "01-13 13:00-16:30 | 01-18 |"],
    ["en", [OTTAWA, "Friday would be possible as well if Wednesday isn't free."], "01-13 13:00-16:30 | 01-15 |"],
    [
      "fr",
      [
        "Arbitrage à Montréal du 8 au 11 mars 2027, de 9h30 à 17h",
        "Si la semaine du 8 n'est pas possible, on prendrait la semaine du 22 mars, mais pas le mercredi 24.",
      ],
      "03-08 03-09 03-10 03-11 09:30-17:00 | 03-22 03-23 03-25 03-26 | 03-24",
    ],
    [
      "fr",
      [MONTREAL, "Si le 14 n'est pas libre, le vendredi 15 janvier conviendrait, mais pas le 13."],
      "01-14 13:00-16:30 | 01-15 | 01-13",
    ],
    ["es", [MIAMI, "el jueves 17 también me sirve, el viernes 18 no porque viajo"], "12-16 10:00-14:00 | 12-17 | 12-18"],
  ])("%s: %j", async (locale, messages, expected) => expect(await played(locale, messages)).toBe(expected));
});

describe("a day in the place of another", () => {
  test.each<Case>([
    ["en", [OTTAWA, "Make it the 14th not the 13th"], "01-14 13:00-16:30 |  |"],
    ["en", [`${OTTAWA} Backup January 15.`, "The backup is the 18th, not the 15th."], "01-13 13:00-16:30 | 01-18 |"],
    ["en", [`${OTTAWA} Backup January 15.`, "The second choice moves to January 18."], "01-13 13:00-16:30 | 01-18 |"],
    ["en", [OTTAWA, "change again, move to jan 20, 10 to 1. cant do the 14th."], "01-20 10:00-13:00 |  | 01-14"],
    [
      "en",
      [FOUR_DAYS, "Sorry, just heard from the tribunal: it has to move to 19-22 April, same hours."],
      "04-19 04-20 04-21 04-22 09:30-17:00 |  |",
    ],
    ["fr", [MONTREAL, "C'est le 15, pas le 14."], "01-15 13:00-16:30 |  |"],
    ["es", [MIAMI, "es el 17, no el 16"], "12-17 10:00-14:00 |  |"],
  ])("%s: %j", async (locale, messages, expected) => expect(await played(locale, messages)).toBe(expected));
});

describe("days that are left out, shorter days, and a day of another kind", () => {
  test.each<Case>([
    [
      "es",
      [
        "Arbitraje en Miami, del lunes 8 al viernes 12 de marzo de 2027, salvo el miércoles 10 que no sesionamos. Horario de 9 a 18 h, el viernes solo hasta las 13 h.",
      ],
      "03-08 03-09 03-11 03-12[09:00-13:00] 09:00-18:00 |  |",
    ],
    [
      "en",
      ["Arbitration in Miami, Monday to Friday, March 8 to 12, 2027, but not Wednesday the 10th. 9 to 5, Friday only until 1."],
      "03-08 03-09 03-11 03-12[09:00-13:00] 09:00-17:00 |  |",
    ],
    [
      "fr",
      [
        "Arbitrage à Montréal du lundi 8 au vendredi 12 mars 2027, sauf le mercredi, de 9h à 18h",
        "Jusqu'à 17 h le lundi, le mardi et le jeudi.",
      ],
      "03-08[09:00-17:00] 03-09[09:00-17:00] 03-11[09:00-17:00] 03-12 09:00-18:00 |  |",
    ],
    [
      "es",
      [
        "Arbitraje en Miami, del 8 al 12 de marzo de 2027 excepto el 10, de 9 a 18 h",
        "Entonces dejemos hasta las 17 h los días 8, 9 y 11.",
      ],
      "03-08[09:00-17:00] 03-09[09:00-17:00] 03-11[09:00-17:00] 03-12 09:00-18:00 |  |",
    ],
    [
      "es",
      [
        "Arbitraje en Miami del 2 al 4 de marzo de 2027, de 9 a 17 h, presencial",
        "Y el 4 de marzo no iremos a la sala: ese día todos en línea.",
      ],
      "03-02 03-03 03-04 09:00-17:00 |  |",
    ],
    [
      "en",
      ["Arbitration in Miami, March 8 to 10, 2027, 9 to 5. In person.", "March 10 will be online only for everybody."],
      "03-08 03-09 03-10 09:00-17:00 |  |",
    ],
    [
      "en",
      ["Arbitration in Miami, March 8 to 10, 2027, 9 to 5.", "Could we get in at 8:00 on the first day to set up binders?"],
      "03-08 03-09 03-10 09:00-17:00 |  |",
    ],
    [
      "fr",
      [
        "Avez-vous des salles à Ottawa le 9 décembre? C'est pour une médiation.",
        "Oui mercredi. Sinon le jeudi 10, à défaut. Jamais un vendredi. De 9h à 16h.",
      ],
      "12-09 09:00-16:00 | 12-10 | w5",
    ],
    [
      "en",
      [
        "Discovery in Toronto, Tues Dec 8, 10 to 4, court reporter with realtime",
        "Still shows real-time. Take that off please. And opposing counsel comes in person, not video.",
      ],
      "12-08 10:00-16:00 |  |",
    ],
  ])("%s: %j", async (locale, messages, expected) => expect(await played(locale, messages)).toBe(expected));
});
