/** Days said again with their hours are one change: done, or asked once, and no hour of them is kept apart. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "#tests/models/begun.ts";
import { days, said, turn, WORLD, when } from "../play.ts";

const NOW = new Date("2026-12-01T15:00:00Z");
const WRONG: Record<Locale, string> = {
  en: "Arbitration in Toronto for 8 people on December 3, 2026, 9 to 5.",
  fr: "Un arbitrage à Montréal pour 8 personnes le 3 décembre 2026, de 9 h à 17 h.",
  es: "Un arbitraje en Miami para 8 personas el 3 de diciembre de 2026, de 9 a 17 h.",
};
const OWN: Record<Locale, string> = {
  en: "Arbitration in Toronto for 8 people, Monday May 10, Tuesday May 11 and Thursday May 13, 2027, 9 to 5.",
  fr: "Un arbitrage à Montréal pour 8 personnes, lundi 10, mardi 11 et jeudi 13 mai 2027, de 9 h à 17 h.",
  es: "Un arbitraje en Miami para 8 personas, lunes 10, martes 11 y jueves 13 de mayo de 2027, de 9 a 17 h.",
};
const WHOLE = ["2027-05-10 09:00-18:00", "2027-05-11 09:00-13:00", "2027-05-13 13:00-18:00"];
const daysOf = ({ values, loose }: TalkState): string[] => {
  const plan = planOf(values, loose);
  return plan.days.map(({ date, start, end }) => `${date} ${start ?? plan.start}-${end ?? plan.end}`);
};

test.each<[Locale, string]>([
  ["en", "Please go back to Mon 10, Tue 11 and Thu 13 May 2027, 9 to 6, 9 to 1 and 1 to 6."],
  ["en", "No. The hearing is May 10, 2027 from 9 to 6, May 11 from 9 to 1 and May 13 from 1 to 6."],
  ["en", "I want Monday May 10, 2027, 9 to 6; Tuesday May 11, 9 to 1; Thursday May 13, 1 to 6."],
  ["fr", "Revenez au lundi 10 mai 2027 de 9 h à 18 h, mardi 11 mai de 9 h à 13 h et jeudi 13 mai de 13 h à 18 h."],
  ["fr", "Non, les dates sont le 10 mai 2027 de 9 h à 18 h, le 11 mai de 9 h à 13 h et le 13 mai de 13 h à 18 h."],
  ["fr", "Non, revenez aux lundi 10, mardi 11 et jeudi 13 mai 2027, 9 h à 18 h, 9 h à 13 h et 13 h à 18 h."],
  ["es", "Las tres con sus horarios: lunes 10 de mayo de 2027, 9 a 18, martes 11 de mayo 9 a 13, jueves 13 de mayo 13 a 18."],
  ["es", "No, vuelva al lunes 10, martes 11 y jueves 13 de mayo de 2027, de 9 a 18, de 9 a 13 y de 13 a 18."],
  ["es", "¡Me borró las fechas! Son el lunes 10 de mayo de 2027 de 9 a 18, martes 11 de mayo de 9 a 13 y jueves 13 de mayo de 13 a 18."],
])("%s: other days with their hours, in at most one question: %s", async (locale, message) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(WRONG[locale]);
  let { state } = await talk.say(message);
  if (state.points.some(({ kind }) => kind === "days_change")) ({ state } = await talk.press("change_it"));
  expect(daysOf(state)).toEqual(WHOLE);
  expect(state.points.filter(({ kind }) => kind === "move_days" || kind === "days_change")).toEqual([]);
  expect(remarksOf(talk).filter((text) => /\d/u.test(text))).toEqual([]);
});

test.each<[Locale, string]>([
  ["en", "All three with their hours: Monday 9 to 6, Tuesday 9 to 1, Thursday 1 to 6."],
  ["fr", "Les trois avec leurs heures : lundi de 9 h à 18 h, mardi de 9 h à 13 h, jeudi de 13 h à 18 h."],
  ["es", "Las tres con sus horarios: lunes de 9 a 18, martes de 9 a 13, jueves de 13 a 18."],
])("%s: hours of noted days are theirs, unasked: %s", async (locale, message) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OWN[locale]);
  const { state } = await talk.say(message);
  expect(daysOf(state)).toEqual(WHOLE);
  expect(state.points).toEqual([]);
});

test("what a model reads of them is one change as well, and takes out no day by itself", async () => {
  const talk = new MemoryTalk("es", NOW);
  const first = [value("preferredDate", "2026-12-03", "3 de diciembre de 2026"), value("startTime", "09:00", "de 9 a 17")];
  await talk.say(WRONG.es, {}, { values: [...first, value("endTime", "17:00", "de 9 a 17")] });
  const hours = (on: string, start: string, end: string, quote: string) => [
    { field: "startTime", value: start, on, quote },
    { field: "endTime", value: end, on, quote },
  ];
  const { state, buttons } = await talk.say(
    "¡Me borró las fechas y puso el 3 de diciembre! Son: lunes 10 de mayo de 2027 de 9 a 18, martes 11 de mayo de 9 a 13 y jueves 13 de mayo de 13 a 18.",
    {},
    {
      values: [
        value("preferredDate", "2027-05-10", "lunes 10 de mayo de 2027"),
        value("preferredDate", "2027-05-11", "martes 11 de mayo"),
        value("preferredDate", "2027-05-13", "jueves 13 de mayo"),
        ...hours("2027-05-10", "09:00", "18:00", "de 9 a 18"),
        ...hours("2027-05-11", "09:00", "13:00", "de 9 a 13"),
        ...hours("2027-05-13", "13:00", "18:00", "de 13 a 18"),
      ],
      edits: [{ handle: "day1", does: "remove", quote: "Me borró las fechas y puso el 3 de diciembre" }],
      acts: [{ act: "correct", quote: "Me borró las fechas y puso el 3 de diciembre" }],
    },
  );
  expect(daysOf(state)).toEqual(WHOLE);
  expect(buttons).toEqual([]);
});

const day = fc.nat(40).map((more) => new Date(Date.parse("2027-03-01") + more * 86_400_000).toISOString().slice(0, 10));
const clock = fc.constantFrom({ from: "09:00", to: "17:00" }, { from: "10:00", to: "15:00" }, { from: "13:00", to: "17:30" });
test("any days with their hours, said as a correction, are the whole plan", () => {
  const plans = fc.uniqueArray(fc.tuple(day, clock), { minLength: 2, maxLength: 6, selector: ([date]) => date });
  fc.assert(
    fc.property(day, plans, (was, plan) => {
      fc.pre(plan.some(([date]) => date !== was));
      const held = { preferredDate: { value: was, origin: "assistant" as const, evidence: "" } };
      const state = { ...NEW_TALK, values: held, loose: { days: [{ date: was }] } } as TalkState;
      const statements = plan.map(([date, hours]) => when({ ...days([date, date]), clock: hours }, "these words", "corrects"));
      const { after } = turn(state, said({ statements }), WORLD);
      expect(daysOf(after)).toEqual(plan.map(([date, { from, to }]) => `${date} ${from}-${to}`).sort());
    }),
    { numRuns: 60 },
  );
});
