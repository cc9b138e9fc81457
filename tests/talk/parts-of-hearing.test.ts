/** A sentence about a part of the hearing changes that part, and nothing next to it; what is of something else is kept in whole words. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const FOUR_DAYS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9 to 12, 2027, 9:30 to 4:30, 14 people",
  fr: "Arbitrage à Montréal du 9 au 12 mars 2027, de 9 h 30 à 16 h 30, 14 personnes",
  es: "Arbitraje en Miami del 9 al 12 de marzo de 2027, de 9:30 a 16:30, 14 personas",
};
const THREE_DAYS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9, 11 and 16, 2027, 9:30 to 4:30",
  fr: "Arbitrage à Montréal les 9, 11 et 16 mars 2027, de 9 h 30 à 16 h 30",
  es: "Arbitraje en Miami los días 9, 11 y 16 de marzo de 2027, de 9:30 a 16:30",
};
const ONE_DAY: Readonly<Record<Locale, string>> = {
  en: "Mediation in Toronto on March 9, 2027, 10 to 4",
  fr: "Médiation à Montréal le 9 mars 2027, de 10 h à 16 h",
  es: "Mediación en Miami el 9 de marzo de 2027, de 10 a 16",
};

async function noted(locale: Locale, ...messages: readonly string[]): Promise<TalkState> {
  const talk = new MemoryTalk(locale, NOW);
  let state: TalkState | undefined;
  for (const message of messages) ({ state } = await talk.say(message));
  if (!state) throw new Error("Nothing was said");
  return state;
}
/** "03-09 03-12[09:30-13:00] 09:30-16:30": each day, with its own hours, and the hearing's. */
function planned({ values, loose }: TalkState): string {
  const { days, start = "", end = "" } = planOf(values, loose);
  const own = days.map((day) => day.date.slice(5) + (day.start || day.end ? `[${day.start ?? ""}-${day.end ?? ""}]` : ""));
  return `${own.join(" ")} ${start}-${end}`;
}
const remarks = ({ values }: TalkState) => entriesOf(values, "remarks").map(({ text }) => text);
const others = ({ values }: TalkState) => entriesOf(values, "alternativeDays").map(({ date }) => date.slice(5));

describe("hours of some days", () => {
  test.each<[Locale, string, string]>([
    ["en", "The last day only until one", "03-09 03-10 03-11 03-12[09:30-13:00] 09:30-16:30"],
    ["en", "on the first day we start at ten", "03-09[10:00-16:30] 03-10 03-11 03-12 09:30-16:30"],
    [
      "en",
      "first day from ten thirty, the other three from nine",
      "03-09[10:30-16:30] 03-10[09:00-16:30] 03-11[09:00-16:30] 03-12[09:00-16:30] 09:30-16:30",
    ],
    ["en", "we finish at 4:30 on the 9th, 4:30 on the 10th and 1 pm on the 12th", "03-09 03-10 03-11 03-12[09:30-13:00] 09:30-16:30"],
    ["fr", "Le dernier jour on finit à 13 h", "03-09 03-10 03-11 03-12[09:30-13:00] 09:30-16:30"],
    ["fr", "La première journée commence à 10 h", "03-09[10:00-16:30] 03-10 03-11 03-12 09:30-16:30"],
    ["fr", "les deux derniers jours à partir de 10 h", "03-09 03-10 03-11[10:00-16:30] 03-12[10:00-16:30] 09:30-16:30"],
    ["es", "El último día solo hasta la una", "03-09 03-10 03-11 03-12[09:30-13:00] 09:30-16:30"],
    ["es", "el primer día empezamos a las diez", "03-09[10:00-16:30] 03-10 03-11 03-12 09:30-16:30"],
    ["es", "Terminamos a las 16:30 el 9, a las 16:30 el 10 y a la 1 el 12", "03-09 03-10 03-11 03-12[09:30-13:00] 09:30-16:30"],
  ])("%s: %s", async (locale, message, expected) => {
    expect(planned(await noted(locale, FOUR_DAYS[locale], message))).toBe(expected);
  });

  test.each<[Locale, string]>([
    ["en", "Three-day arbitration in Toronto, Feb 8 to 10 2027, 9 to 5, last day only until one."],
    ["en", "Three-day arbitration in Toronto. Last day only until one. Feb 8 to 10 2027, 9 to 5."],
    ["en", "Last day only until one: three-day arbitration in Toronto, Feb 8 to 10 2027, 9 to 5."],
    ["en", "Three-day arbitration in Toronto, Feb 8 to 10 2027, 9 to 5. Last day only until one."],
    ["fr", "Arbitrage de trois jours à Montréal, du 8 au 10 février 2027, de 9 h à 17 h, le dernier jour seulement jusqu'à 13 h."],
    ["fr", "Arbitrage de trois jours à Montréal, le dernier jour seulement jusqu'à 13 h, du 8 au 10 février 2027, de 9 h à 17 h."],
    ["fr", "Arbitrage à Montréal du 8 au 10 février 2027, de 9 h à 17 h. Le dernier jour jusqu'à 13 h seulement."],
    ["es", "Arbitraje de tres días en Miami, del 8 al 10 de febrero de 2027, de 9 a 17, el último día solo hasta la una."],
    ["es", "Arbitraje de tres días en Miami, el último día solo hasta la una, del 8 al 10 de febrero de 2027, de 9 a 17."],
    ["es", "El último día solo hasta la una. Arbitraje en Miami del 8 al 10 de febrero de 2027, de 9 a 17."],
  ])("in the first message, wherever the days are named (%s: %s)", async (locale, message) => {
    const state = await noted(locale, message);
    expect(planned(state)).toBe("02-08 02-09 02-10[09:00-13:00] 09:00-17:00");
    expect(remarks(state)).toEqual([]);
  });

  test("all days at once, and one message that says everything", async () => {
    expect(planned(await noted("es", FOUR_DAYS.es, "todos los días hasta las seis de la tarde"))).toBe(
      "03-09 03-10 03-11 03-12 09:30-18:00",
    );
    const whole =
      "Arbitration in Toronto from March 9 to 12, 2027. Day one starts at 10, all the others at 9. We wrap up at 5 except on the last day when we stop at 1.";
    expect(planned(await noted("en", whole))).toBe("03-09[10:00-17:00] 03-10[09:00-17:00] 03-11[09:00-17:00] 03-12[09:00-13:00] -17:00");
    const except = "Arbitration in Toronto, March 9 to 12, 2027, 9 to 5 except Friday, which ends at 1";
    expect(planned(await noted("en", except))).toBe("03-09 03-10 03-11 03-12[09:00-13:00] 09:00-17:00");
  });

  test("hours of a single day are held against the opening hours too", async () => {
    const { text } = await new MemoryTalk("en", NOW).say(
      "Arbitration in Toronto, Feb 8 to 10 2027, 9 to 5. On the first day from 8 pm to 11:30 pm.",
    );
    expect(text).toContain("outside our opening hours in Toronto on Monday, February 8, 2027");
  });

  test("an end before the start is asked about, and nothing changes", async () => {
    const state = await noted("en", ONE_DAY.en, "until 9 in the morning");
    expect(planned(state)).toBe("03-09 10:00-16:00");
    expect(state.points.map(({ kind, options }) => [kind, options.length])).toEqual([["doubt", 0]]);
  });
});

describe("what is of something else", () => {
  test.each<[Locale, string]>([
    ["en", "The boxes will be delivered on March 8 at 2 pm"],
    ["en", "We'd like a technical test the day before, March 8 at 3"],
    ["en", "The claimant flies in on Monday March 8"],
    ["en", "The witness testifies by video on March 10 from 2 to 4"],
    ["fr", "Le demandeur atterrit à Montréal le 8 mars"],
    ["es", "La demandante aterriza el lunes 8 de marzo"],
  ])("%s: %s", async (locale, message) => {
    const state = await noted(locale, FOUR_DAYS[locale], message);
    expect(planned(state)).toBe("03-09 03-10 03-11 03-12 09:30-16:30");
    expect(remarks(state)).toContain(message);
    expect(state.points).toEqual([]);
  });
});

test.each<[Locale, string]>([
  ["en", "the experts are only there on Wednesday"],
  ["fr", "Les experts seront là seulement le mercredi"],
  ["es", "Los peritos vienen solo el miércoles"],
])("days of some people are theirs, and the hearing keeps its own (%s: %s)", async (locale, message) => {
  const state = await noted(locale, FOUR_DAYS[locale], message);
  expect(planned(state)).toBe("03-09 03-10 03-11 03-12 09:30-16:30");
  expect(entriesOf(state.values, "people").map(({ part, days }) => [part, days])).toEqual([["expert", ["2027-03-10"]]]);
  expect(state.points).toEqual([]);
});

describe("some days go, and others come", () => {
  test.each<[Locale, string, string]>([
    ["en", "instead of the 11th take the 12th", "03-09 03-12 03-16"],
    ["en", "the 16th is out, we take the 18th", "03-09 03-11 03-18"],
    ["en", "we dont need the last day anymore", "03-09 03-11"],
    ["fr", "remplacez le 11 par le 12", "03-09 03-12 03-16"],
    ["fr", "on n'a plus besoin du dernier jour", "03-09 03-11"],
    ["es", "cambien el 11 por el 12", "03-09 03-12 03-16"],
    ["es", "ya no hace falta el último día", "03-09 03-11"],
    ["es", "solo el día 9", "03-09"],
  ])("%s: %s", async (locale, message, expected) => {
    expect(planned(await noted(locale, THREE_DAYS[locale], message))).toBe(`${expected} 09:30-16:30`);
  });

  test("the day that cannot be gives way to the one that is asked for", async () => {
    expect(planned(await noted("en", ONE_DAY.en, "the 9th doesn't work anymore, could we do the 10th?"))).toBe("03-10 10:00-16:00");
  });
});

describe("second choices and days that are ruled out have entries of their own", () => {
  test.each<[Locale, string, string, string[]]>([
    ["en", "Mediation in Toronto, if not March 16 then March 9, 2027, 10 to 4", "03-16 10:00-16:00", ["03-09"]],
    ["en", "Mediation in Toronto, fallback March 16, first choice March 9, 2027, 10 to 4", "03-09 10:00-16:00", ["03-16"]],
    ["fr", "Médiation à Montréal, si pas le 16 mars 2027, alors le 18. De 10 h à 16 h", "03-16 10:00-16:00", ["03-18"]],
    ["fr", "Médiation à Montréal, à défaut le 18 mars, mais idéalement le 16 mars 2027, de 10 h à 16 h", "03-16 10:00-16:00", ["03-18"]],
  ])("%s: %s", async (locale, message, expected, second) => {
    const state = await noted(locale, message);
    expect([planned(state), others(state)]).toEqual([expected, second]);
  });

  test("a second choice is replaced in place", async () => {
    const state = await noted("en", `${ONE_DAY.en}. Second choice March 11.`, "The second choice should be the 12th instead");
    expect([planned(state), others(state)]).toEqual(["03-09 10:00-16:00", ["03-12"]]);
  });

  test("ruled-out days are a list of their own, and go with a word", async () => {
    const first = await noted("en", ONE_DAY.en, "March 16 is impossible for us", "We can't do March 18 either");
    expect(entriesOf(first.values, "ruledOutDays")).toEqual([{ date: "2027-03-16" }, { date: "2027-03-18" }]);
    expect(remarks(first)).toEqual([]);
    const then = await noted("en", ONE_DAY.en, "March 16 is impossible for us", "March 16 works after all");
    expect(entriesOf(then.values, "ruledOutDays")).toEqual([]);
  });

  test("some days of a stretch are no days of it", async () => {
    const state = await noted("en", "Arbitration in Toronto, two days in a row between May 3 and 7, 2027, 9 to 5");
    expect(planOf(state.values, state.loose)).toMatchObject({ days: [], count: 2, window: [["2027-05-03", "2027-05-07"]], start: "09:00" });
  });
});
