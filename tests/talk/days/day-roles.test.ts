/** Days that are wanted, a second choice or ruled out: words about one role change the days that they name, and no others. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { normal } from "#app/domain/talk/plan/operations.ts";
import { fieldsOf, planOf } from "#app/domain/talk/plan/plan.ts";
import { type DayRoles, givenRole, type RoleOperation } from "#app/domain/talk/plan/roles.ts";
import { ruledOutEntries } from "#app/domain/talk/plan/ruled-out.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { days, said, turn, WORLD, when } from "../play.ts";

const FIRST = "2027-03-01";
const day = fc.integer({ min: 0, max: 20 }).map((more) => addDays(FIRST, more));
const someDays = fc.uniqueArray(day, { minLength: 1, maxLength: 5 });
/** Three sets of days, none in two of them. */
const roles: fc.Arbitrary<DayRoles> = fc.uniqueArray(day, { minLength: 3, maxLength: 12 }).map((all) => {
  const of = (role: number) => all.filter((_, at) => at % 3 === role).sort();
  return {
    plan: { ...normal({ start: "09:00", end: "17:00", days: of(0).map((date) => ({ date })) }), out: of(2) },
    second: of(1).map((date) => ({ date })),
  };
});
const operation: fc.Arbitrary<RoleOperation> = fc.record({
  does: fc.constantFrom("put", "only", "free"),
  role: fc.constantFrom("second", "out"),
  days: someDays.map((dates) => dates.map((date) => ({ date }))),
});
const datesIn = ({ plan, second }: DayRoles) => ({
  wanted: plan.days.map(({ date }) => date),
  second: second.map(({ date }) => date),
  out: plan.out ?? [],
});
const ROLES = ["wanted", "second", "out"] as const;

test("whatever is done in whatever order, a day that is not named keeps its role, and no day has two", () => {
  fc.assert(
    fc.property(roles, fc.array(operation, { maxLength: 8 }), (before, operations) => {
      let now = before;
      for (const one of operations) {
        const next = givenRole(now, one);
        const [was, is] = [datesIn(now), datesIn(next)];
        const named = one.days.map(({ date }) => date);
        for (const role of ROLES) {
          const isOwn = role === one.role && one.does === "only";
          const kept = was[role].filter((date) => !named.includes(date) && !isOwn);
          expect([...is[role]].filter((date) => !named.includes(date)).sort()).toEqual([...kept].sort());
        }
        const all = ROLES.flatMap((role) => is[role]);
        expect(new Set(all).size).toBe(all.length);
        expect(givenRole(next, one)).toEqual(next);
        now = next;
      }
    }),
  );
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
const rolesOf = ({ values, loose }: TalkState) => datesIn({ plan: planOf(values, loose), second: entriesOf(values, "alternativeDays") });

test("in talks as well: what is said of one role leaves every day alone that it doesn't name", () => {
  const spoken = fc.record({ role: fc.constantFrom("backup" as const, "not" as const), days: someDays });
  fc.assert(
    fc.property(roles, fc.array(spoken, { minLength: 1, maxLength: 4 }), (before, sentences) => {
      let state = noted(before);
      for (const one of sentences) {
        const was = rolesOf(state);
        const fact = days(...one.days.map((date) => [date, date] as const));
        ({ after: state } = turn(state, said({ statements: [when(fact, "these words", one.role)] }), WORLD));
        const is = rolesOf(state);
        for (const role of ROLES) {
          const others = (dates: readonly string[]) => dates.filter((date) => !one.days.includes(date)).sort();
          expect(others(is[role])).toEqual(others(was[role]));
        }
      }
    }),
    { numRuns: 60 },
  );
});

const NOW = new Date("2026-11-23T15:00:00Z");
/** "04-14 10:00-16:00 | 04-20 | 04-21 w5": the hearing's, the second choice, what is ruled out. */
async function played(locale: Locale, messages: readonly string[]): Promise<string> {
  const talk = new MemoryTalk(locale, NOW);
  let state: TalkState | undefined;
  for (const message of messages) ({ state } = await talk.say(message));
  if (!state) throw new Error("Nothing was said");
  const plan = planOf(state.values, state.loose);
  const short = (date: string) => date.slice(5);
  const own = plan.days.map(({ date, start, end }) => short(date) + (start || end ? `[${start ?? ""}-${end ?? ""}]` : "")).join(" ");
  const second = entriesOf(state.values, "alternativeDays").map(({ date }) => short(date));
  const out = [...(plan.out ?? []).map(short), ...(plan.off ?? []).map((weekday) => `w${weekday}`)];
  return `${own} ${plan.start ?? ""}-${plan.end ?? ""} | ${second.join(" ")} | ${out.join(" ")}`;
}

describe("what days are for is said in words", () => {
  test.each<[Locale, readonly string[], string]>([
    [
      "en",
      ["Arbitration in Toronto March 9 to 11, 2027, 9:30 to 4:30. If that's full, then the 23rd to 25th could also be possible."],
      "03-09 03-10 03-11 09:30-16:30 | 03-23 03-24 03-25 | ",
    ],
    [
      "en",
      ["Mediation in Toronto on April 14, 2027, 10 to 4", "Actually make the 16th the main day and keep the 14th as the backup."],
      "04-16 10:00-16:00 | 04-14 | ",
    ],
    [
      "en",
      [
        "Mediation in Toronto on April 14, 2027, 10 to 4. Second choice April 20.",
        "The 20th is not a second choice, we can't do that day at all.",
      ],
      "04-14 10:00-16:00 |  | 04-20",
    ],
    [
      "en",
      [
        "Mediation in Toronto on April 14, 2027, 10 to 4. Backup date is April 20. April 21 is out.",
        "The backup would only be in the morning.",
      ],
      "04-14 10:00-16:00 | 04-20 | 04-21",
    ],
    [
      "en",
      ["Arbitration in Toronto, May 3 to 6, 2027, 9 to 5. We cannot do the week of May 10.", "The ruled out days are May 10 to 12 only."],
      "05-03 05-04 05-05 05-06 09:00-17:00 |  | 05-10 05-11 05-12",
    ],
    [
      "en",
      [
        "Arbitration in Toronto, May 3 to 6, 2027, 9 to 5. Not available: May 10 to 14.",
        "Sorry, we do have May 13 after all, it is no longer ruled out.",
      ],
      "05-03 05-04 05-05 05-06 09:00-17:00 |  | 05-10 05-11 05-12 05-14",
    ],
    [
      "en",
      ["Arbitration in Toronto, 9:30 to 5, last day only until one, Feb 8 to 10, 2027"],
      "02-08 02-09 02-10[09:30-13:00] 09:30-17:00 |  | ",
    ],
    [
      "en",
      ["Arbitration in Toronto February 8 to 10, 2027, from 9:30 to 5, except Wednesday, when we end at 1"],
      "02-08 02-09 02-10[09:30-13:00] 09:30-17:00 |  | ",
    ],
    [
      "en",
      ["Arbitration in Toronto February 8 to 10, 2027", "8th and 9th: 9:30-5. 10th: 9:30-1."],
      "02-08 02-09 02-10[09:30-13:00] 09:30-17:00 |  | ",
    ],
    [
      "en",
      ["Arbitration in Toronto February 8 to 10, 2027, 9:30 to 5", "Feb 8 and 9 from 9 to 5, Feb 10 from 10 to 2"],
      "02-08[09:00-17:00] 02-09[09:00-17:00] 02-10[10:00-14:00] 09:30-17:00 |  | ",
    ],
    [
      "en",
      ["Discovery in Ottawa on January 12, 2027, 9 to 12:30. If it's taken, January 14 in the afternoon would do. Not the 13th."],
      "01-12 09:00-12:30 | 01-14 | 01-13",
    ],
    [
      "en",
      [
        "Discovery in Ottawa on January 12, 2027, 9 to 12:30. The 13th is impossible for us.",
        "I never ruled out the 13th, I meant the 15th.",
      ],
      "01-12 09:00-12:30 |  | 01-15",
    ],
    [
      "en",
      ["Arbitration in Toronto, Feb 8 to 11, 2027, 9:30 to 5. If that is not available Feb 22-25 works, but not the week of the 15th."],
      "02-08 02-09 02-10 02-11 09:30-17:00 | 02-22 02-23 02-24 02-25 | 02-15 02-16 02-17 02-18 02-19 02-20 02-21",
    ],
    [
      "en",
      [
        "Arbitration in Toronto, Feb 8 to 11, 2027, 9:30 to 5. Second choice Feb 22-25.",
        "The hearing itself is Feb 8 to 11. Feb 22 to 25 is just the alternative.",
      ],
      "02-08 02-09 02-10 02-11 09:30-17:00 | 02-22 02-23 02-24 02-25 | ",
    ],
    [
      "en",
      ["Arbitration in Toronto, Feb 8 to 11, 2027, 9:30 to 5. Second choice Feb 22-25.", "Please drop the second choice."],
      "02-08 02-09 02-10 02-11 09:30-17:00 |  | ",
    ],
    [
      "en",
      [
        "Arbitration in Toronto, Feb 8 to 11, 2027, 9:30 to 5. Second choice Feb 22-25. Fridays are impossible.",
        "Fridays are fine after all.",
      ],
      "02-08 02-09 02-10 02-11 09:30-17:00 | 02-22 02-23 02-24 02-25 | ",
    ],
    [
      "en",
      ["Mediation in Miami on June 2, 2027, 10 to 4, must be over by June 30", "The second choice should be June 9 instead of June 8"],
      "06-02 10:00-16:00 | 06-09 | ",
    ],
    ["en", ["Mediation in Miami on June 2, 2027, 10 to 4", "June 9 or 10 would work too"], "06-02 10:00-16:00 | 06-09 06-10 | "],
    [
      "fr",
      ["Arbitrage à Montréal du 9 au 11 mars 2027, de 9 h 30 à 16 h 30. Si c'est complet, ça pourrait aussi être du 23 au 25."],
      "03-09 03-10 03-11 09:30-16:30 | 03-23 03-24 03-25 | ",
    ],
    [
      "fr",
      [
        "Médiation à Montréal le 14 avril 2027, de 10 h à 16 h. Deuxième choix le 20 avril.",
        "Le 20 n'est pas un deuxième choix, ce jour-là est exclu.",
      ],
      "04-14 10:00-16:00 |  | 04-20",
    ],
    [
      "fr",
      [
        "Médiation à Montréal le 14 avril 2027, de 10 h à 16 h. Deuxième choix le 20 avril.",
        "Finalement, le 20 devient la date principale et le 14 reste en réserve.",
      ],
      "04-20 10:00-16:00 | 04-14 | ",
    ],
    [
      "fr",
      [
        "Médiation à Montréal le 14 avril 2027, de 10 h à 16 h. La semaine du 19 est exclue.",
        "Les jours exclus sont seulement le 19 et le 20 avril.",
      ],
      "04-14 10:00-16:00 |  | 04-19 04-20",
    ],
    [
      "fr",
      ["Médiation à Montréal le 14 avril 2027, de 10 h à 16 h. Impossible le 21 et le 22.", "Le 22 n'est plus exclu."],
      "04-14 10:00-16:00 |  | 04-21",
    ],
    [
      "fr",
      ["Arbitrage à Montréal du mardi 2 au jeudi 4 février 2027, de 9 h à 17 h, sauf le jeudi où nous terminons à 13 h."],
      "02-02 02-03 02-04[09:00-13:00] 09:00-17:00 |  | ",
    ],
    [
      "fr",
      ["Arbitrage à Montréal du 2 au 4 février 2027", "2 et 3 février : 9 h à 17 h; 4 février : 9 h à 13 h"],
      "02-02 02-03 02-04[09:00-13:00] 09:00-17:00 |  | ",
    ],
    [
      "fr",
      [
        "Arbitrage à Montréal en février 2027",
        "Le 2 et le 3 de 9 h à 17 h, et le 4 de 9 h à 13 h. À défaut, du 16 au 18; la semaine du 8 est exclue.",
      ],
      "02-02 02-03 02-04[09:00-13:00] 09:00-17:00 | 02-16 02-17 02-18 | 02-08 02-09 02-10 02-11 02-12 02-13 02-14",
    ],
    [
      "fr",
      [
        "Audience à Ottawa, le samedi 16 janvier 2027 de 10 h à 16 h et le dimanche 17 janvier de 10 h à 14 h",
        "Mettons plutôt le lundi 25 janvier de 10 h à 16 h et le mardi 26 de 10 h à 14 h. Le samedi et le dimanche, on oublie ça.",
      ],
      "01-25 01-26[10:00-14:00] 10:00-16:00 |  | ",
    ],
    ["fr", ["Arbitrage à Montréal les 2, 3 et 4 février 2027", "Non, les 2, 3 et 4 mars, pas février !"], "03-02 03-03 03-04 - |  | "],
    [
      "fr",
      [
        "Arbitrage à Montréal du 1er au 3 mars 2027, 9 h à 17 h. Le second choix est du 8 au 10 mars.",
        "Oubliez le second choix, on ne peut pas cette semaine-là.",
      ],
      "03-01 03-02 03-03 09:00-17:00 |  | ",
    ],
    [
      "fr",
      [
        "Médiation à Montréal le 5 mai 2027, de 9 h à 16 h. Les vendredis sont exclus. Il faut que ce soit réglé avant le 30 juin.",
        "Je n'ai jamais exclu les vendredis.",
      ],
      "05-05 09:00-16:00 |  | ",
    ],
    [
      "es",
      ["Arbitraje en Miami del lunes 15 al jueves 18 de marzo de 2027, de 9:00 a 18:00, salvo el jueves, que terminaríamos a las 13:00."],
      "03-15 03-16 03-17 03-18[09:00-13:00] 09:00-18:00 |  | ",
    ],
    [
      "es",
      ["Arbitraje en Miami del 15 al 18 de marzo de 2027, de 9:00 a 18:00. Si no hubiera sitio, podría ser del 5 al 8 de abril."],
      "03-15 03-16 03-17 03-18 09:00-18:00 | 04-05 04-06 04-07 04-08 | ",
    ],
    [
      "es",
      [
        "Arbitraje en Miami del 15 al 17 de marzo de 2027, de 9:00 a 18:00. Segunda opción: 18 de marzo.",
        "El 18 no es segunda opción, es el cuarto día de la audiencia. La segunda opción es del 5 al 8 de abril.",
      ],
      "03-15 03-16 03-17 03-18 09:00-18:00 | 04-05 04-06 04-07 04-08 | ",
    ],
    [
      "es",
      [
        "Arbitraje en Miami del 5 al 8 de abril de 2027, de 9:00 a 18:00. Segunda opción: del 15 al 18 de marzo.",
        "Las fechas principales son 15, 16, 17 y 18 de marzo; abril es solo la segunda opción.",
      ],
      "03-15 03-16 03-17 03-18 09:00-18:00 | 04-05 04-06 04-07 04-08 | ",
    ],
    [
      "es",
      [
        "Mediación en Miami el 14 de abril de 2027, de 10 a 16. Descartado el 20 de abril.",
        "El 20 no está descartado, el que no podemos es el 21.",
      ],
      "04-14 10:00-16:00 |  | 04-21",
    ],
    [
      "es",
      [
        "Mediación en Miami el 14 de abril de 2027, de 10 a 16. No podemos del 19 al 23.",
        "Los días descartados son solo el 19 y el 20 de abril.",
      ],
      "04-14 10:00-16:00 |  | 04-19 04-20",
    ],
    [
      "es",
      [
        "Mediación en Miami el 14 de abril de 2027, de 10 a 16. Segunda opción el 20 de abril.",
        "Mejor que el 20 sea la fecha principal y el 14 la segunda opción.",
      ],
      "04-20 10:00-16:00 | 04-14 | ",
    ],
    [
      "es",
      ["Mediación en Miami el 14 de abril de 2027, de 10 a 16.", "También podría ser el 15 o el 16."],
      "04-14 10:00-16:00 | 04-15 04-16 | ",
    ],
    [
      "es",
      ["Arbitraje en Miami del 15 al 17 de marzo de 2027", "El 15 y el 16 de 9 a 17, y el 17 de 9 a 13."],
      "03-15 03-16 03-17[09:00-13:00] 09:00-17:00 |  | ",
    ],
    [
      "es",
      [
        "Mediación en Miami el 14 de abril de 2027, de 10 a 16. Los viernes no podemos.",
        "El 14 ya no puede ser. Pongan el 21, a la misma hora.",
      ],
      "04-21 10:00-16:00 |  | 04-14 w5",
    ],
    [
      "es",
      [
        "Mediación en Miami el 14 de abril de 2027, de 10 a 16. La segunda opción es el 20 de abril.",
        "Quiten la segunda opción, por favor.",
      ],
      "04-14 10:00-16:00 |  | ",
    ],
    [
      "es",
      ["Mediación en Miami el 14 de abril de 2027, de 10 a 16. El 20 de abril es imposible.", "¿Podemos hacerlo el 20?"],
      "04-14 10:00-16:00 |  | 04-20",
    ],
  ])("%s: %j", async (locale, messages, expected) => {
    expect(await played(locale, messages)).toBe(expected);
  });
});

test("a day that is ruled out is asked about before the hearing is on it", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Miami on June 2, 2027, 10 to 4. June 9 is impossible.");
  const { text, state } = await talk.say("Can we make it June 9?");
  expect(text).toContain("You’ve ruled out Wednesday, June 9, 2027");
  expect(planOf(state.values, state.loose)).toMatchObject({ days: [{ date: "2027-06-02" }], out: ["2027-06-09"] });
  const pressed = await talk.press("on_them");
  expect(planOf(pressed.state.values, pressed.state.loose)).toMatchObject({ days: [{ date: "2027-06-09" }] });
  expect(planOf(pressed.state.values, pressed.state.loose).out).toBeUndefined();
});
