/** Weekdays, windows, second choices, protests and hours of one day: what becomes of them in whole talks, in three languages. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { contextOf } from "#app/domain/talk/context.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { understand } from "#app/understanding/reader.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { turn, WORLD } from "./play.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

async function talk(locale: Locale, ...messages: readonly string[]) {
  const one = new MemoryTalk(locale, NOW);
  const texts: string[] = [];
  for (const message of messages) texts.push((await one.say(message)).text);
  return { texts, last: texts.at(-1) ?? "", values: one.values(), days: daysOf(one.values()) };
}

function daysOf(values: Record<string, string>): string[] {
  if (values.bookingDates) return (JSON.parse(values.bookingDates) as { date: string }[]).map(({ date }) => date);
  const { consecutiveStartDate: from, consecutiveEndDate: to, preferredDate } = values;
  return from && to ? [from, to] : preferredDate ? [preferredDate] : [];
}
const others = (values: Record<string, string>): string[] =>
  (JSON.parse(values.alternativeDays || "[]") as { date: string }[]).map(({ date }) => date);

describe("a weekday without a date is a wish where its day is open", () => {
  const WISHES: readonly (readonly [Locale, string, string])[] = [
    [
      "en",
      "Mediation in Ottawa in May 2027, a Monday or a Wednesday, in the afternoon.",
      "Wished for: May 2027; on a Monday or Wednesday; in the afternoon",
    ],
    ["en", "Arbitration in Toronto, any Tuesday in June 2027, half a day.", "Wished for: June 2027; on a Tuesday; half a day"],
    [
      "fr",
      "Médiation à Montréal en mai 2027, un lundi ou un mercredi, en après-midi.",
      "Souhait\u00A0: mai 2027; un lundi ou mercredi; l’après-midi",
    ],
    ["fr", "Arbitrage à Toronto, n'importe quel jeudi de juin 2027.", "Souhait\u00A0: juin 2027; un jeudi"],
    [
      "es",
      "Una mediación en Miami en mayo de 2027, un lunes o un miércoles por la tarde.",
      "Preferencia: mayo de 2027; un lunes o miércoles; por la tarde",
    ],
    ["es", "Arbitraje en Toronto, cualquier jueves de junio de 2027.", "Preferencia: junio de 2027; un jueves"],
  ];
  test.each(WISHES)("%s: %s", async (locale, message, wish) => {
    const { days, values } = await talk(locale, message);
    expect(days).toEqual([]);
    expect(values.remarks).toContain(wish);
  });

  const EXCLUDED: readonly (readonly [Locale, string, string])[] = [
    ["en", "Mediation in Toronto in June 2027, any day but Wednesday.", "not on a Wednesday"],
    ["fr", "Médiation à Toronto en juin 2027, n'importe quel jour sauf le mercredi.", "pas un mercredi"],
    ["es", "Mediación en Toronto en junio de 2027, cualquier día menos el miércoles.", "no un miércoles"],
  ];
  test.each(EXCLUDED)("a weekday that is ruled out is no day (%s)", async (locale, message, words) => {
    const { days, values } = await talk(locale, message);
    expect(days).toEqual([]);
    expect(values.remarks).toContain(words);
  });

  test("free days of the wish are offered, and a date that is chosen takes its place", async () => {
    const { texts, days, values } = await talk("en", "Mediation in Toronto in May 2027, a Monday or a Wednesday.", "May 12 then, 10 to 4");
    expect(texts[0]).toContain("Monday, May 3, 2027");
    expect(texts[0]).not.toContain("Tuesday, May 4");
    expect(days).toEqual(["2027-05-12"]);
    expect(values.remarks ?? "").not.toContain("Wished for");
  });

  test("by itself it is the coming one", async () => {
    expect((await talk("en", "Mediation in Toronto on Thursday at 10.")).days).toEqual(["2026-11-26"]);
  });
});

describe("what was never meant goes, and it is said", () => {
  const PROTESTS: readonly (readonly [Locale, string, string, string])[] = [
    ["en", "Mediation in Toronto on January 14, 2027.", "I never asked for January 14.", "Removed"],
    ["en", "Mediation in Toronto on January 14, 2027.", "please remove that date", "Removed"],
    ["en", "Mediation in Toronto on January 14, 2027.", "Not in January.", "Removed"],
    ["fr", "Médiation à Montréal le 14 janvier 2027.", "Je n'ai jamais parlé du 14 janvier.", "Retiré"],
    ["fr", "Médiation à Montréal le 14 janvier 2027.", "Enlevez cette date s'il vous plaît", "Retiré"],
    ["fr", "Médiation à Montréal le 14 janvier 2027.", "Non, pas en janvier.", "Retiré"],
    ["es", "Mediación en Miami el 14 de enero de 2027.", "Yo nunca dije el 14 de enero.", "Quitado"],
    ["es", "Mediación en Miami el 14 de enero de 2027.", "borren esa fecha por favor", "Quitado"],
    ["es", "Mediación en Miami el 14 de enero de 2027.", "No en enero.", "Quitado"],
  ];
  test.each(PROTESTS)("%s: %s %s", async (locale, first, protest, words) => {
    const { days, last } = await talk(locale, first, protest);
    expect(days).toEqual([]);
    expect(last).toContain(words);
  });

  test("what is said instead in the same breath is taken", async () => {
    const { days } = await talk("en", "Mediation in Toronto on January 14, 2027.", "I never said January 14, it is February 11");
    expect(days).toEqual(["2027-02-11"]);
  });
});

describe("a second choice is none of the days", () => {
  const BACKUPS: readonly (readonly [Locale, string])[] = [
    ["en", "Arbitration in Toronto May 4-5 2027, 2nd choice June 8-9."],
    ["en", "Arbitration in Toronto. June 8-9 2027 is only the backup, May 4-5 2027 is the hearing."],
    ["fr", "Arbitrage à Toronto les 4 et 5 mai 2027. Si pas disponible, les 8 et 9 juin 2027."],
    ["fr", "Arbitrage à Toronto les 4 et 5 mai 2027, 2e choix 8 et 9 juin 2027."],
    ["es", "Arbitraje en Toronto el 4 y 5 de mayo de 2027; de respaldo, el 8 y 9 de junio de 2027."],
  ];
  test.each(BACKUPS)("%s: %s", async (locale, message) => {
    const { days, values } = await talk(locale, message);
    expect(days).toEqual(["2027-05-04", "2027-05-05"]);
    expect(others(values)).toEqual(["2027-06-08", "2027-06-09"]);
  });

  const LATER: readonly (readonly [Locale, string, string])[] = [
    ["en", "Arbitration in Toronto on May 4, May 5 and June 8, 2027.", "June 8 is just the backup"],
    ["fr", "Arbitrage à Toronto les 4 mai, 5 mai et 8 juin 2027.", "le 8 juin n'est qu'en réserve"],
    ["es", "Arbitraje en Toronto el 4 de mayo, el 5 de mayo y el 8 de junio de 2027.", "el 8 de junio es solo la segunda opción"],
  ];
  test.each(LATER)("said later it leaves them (%s)", async (locale, first, later) => {
    const { days, values } = await talk(locale, first, later);
    expect(days).toEqual(["2027-05-04", "2027-05-05"]);
    expect(others(values)).toEqual(["2027-06-08"]);
  });
});

describe("hours", () => {
  const INSTEAD: readonly (readonly [Locale, string, string])[] = [
    ["en", "Arbitration in Toronto May 4, 2027, 10 to 4:30.", "we would finish at 5 instead of 4:30"],
    ["fr", "Arbitrage à Toronto le 4 mai 2027, de 10 h à 16 h 30.", "on terminerait à 17h au lieu de 16h30"],
    ["es", "Arbitraje en Toronto el 4 de mayo de 2027, de 10:00 a 16:30.", "terminaríamos a las 17:00 en vez de las 16:30"],
  ];
  test.each(INSTEAD)("one in the place of another (%s)", async (locale, first, later) => {
    const { values } = await talk(locale, first, later);
    expect([values.startTime, values.endTime ?? values.duration]).toEqual(["10:00", values.endTime ? "17:00" : "full_day"]);
  });

  const OWN: readonly (readonly [Locale, string, string])[] = [
    ["en", "Arbitration in Toronto, May 4 to 6 2027, 9 to 5.", "Thursday only runs until 2pm"],
    ["fr", "Arbitrage à Toronto du 4 au 6 mai 2027, de 9 h à 17 h.", "le jeudi finit à 14 h"],
    ["es", "Arbitraje en Toronto del 4 al 6 de mayo de 2027, de 9:00 a 17:00.", "el jueves termina a las 14:00"],
  ];
  test.each(OWN)("of one day leave all days and are asked about by nobody (%s)", async (locale, first, later) => {
    const { days, values, last } = await talk(locale, first, later);
    expect(days).toEqual(["2027-05-04", "2027-05-05", "2027-05-06"]);
    expect(values.bookingDates).toContain('"2027-05-06","startTime":"09:00","duration":"extended","endTime":"14:00"');
    expect(last).not.toMatch(/Shall I move|Dois-je déplacer|¿Cambio/);
  });

  test("all days said again keep the hours that one of them has", async () => {
    const { days, values } = await talk(
      "en",
      "Arbitration in Toronto, May 4 to 6 2027, 9 to 5.",
      "Thursday ends at 2pm",
      "No, please move nothing. The dates are at 4 to 6 May 2027.",
    );
    expect(days).toHaveLength(3);
    expect(values.bookingDates).toContain('"endTime":"14:00"');
  });

  test("one day of several that is named by the way moves nothing and asks nothing", async () => {
    const { days, last } = await talk("en", "Arbitration in Toronto, May 4 to 6 2027, 9 to 5.", "The interpreter comes on Wednesday only");
    expect(days).toEqual(["2027-05-04", "2027-05-06"]);
    expect(last).not.toContain("Shall I move");
  });
});

describe("what the words around hours and days make of them", () => {
  const CALLS: readonly (readonly [Locale, string, string])[] = [
    ["en", "Mediation in Toronto on May 4, 2027.", "Call me not before 5 pm."],
    ["fr", "Médiation à Toronto le 4 mai 2027.", "Appelez-moi pas avant 17 h."],
    ["es", "Mediación en Toronto el 4 de mayo de 2027.", "Llámenme después de las 17:00."],
  ];
  test.each(CALLS)("an hour to call is no hour of the hearing (%s)", async (locale, first, later) => {
    const { values, days } = await talk(locale, first, later);
    expect(days).toEqual(["2027-05-04"]);
    expect([values.startTime, values.endTime]).toEqual([undefined, undefined]);
  });

  test("an exception that an hour follows is of the hours", async () => {
    const { days, values } = await talk(
      "en",
      "Arbitration in Toronto, Monday 10 to Wednesday 12 May 2027, 9:00 to 17:00 each day except Wednesday, which ends at 13:00.",
    );
    expect(days).toEqual(["2027-05-10", "2027-05-11", "2027-05-12"]);
    expect(values.bookingDates).toContain('"2027-05-12","startTime":"09:00","duration":"extended","endTime":"13:00"');
  });

  const MONTHS: readonly (readonly [Locale, string])[] = [
    ["en", "Arbitration in Toronto on June 8-9, no, I mean July 2027."],
    ["fr", "Arbitrage à Toronto les 8 et 9 juin, pardon, je veux dire juillet 2027."],
    ["es", "Arbitraje en Toronto, 8 y 9 de junio, perdón, quise decir de julio de 2027."],
  ];
  test.each(MONTHS)("another month for the same days (%s)", async (locale, message) => {
    expect((await talk(locale, message)).days).toEqual(["2027-07-08", "2027-07-09"]);
  });

  test("some day of several runs is a wish", async () => {
    const { days, values } = await talk("en", "Mediation in Toronto, May 10-13 or May 17-20 2027, any day.");
    expect(days).toEqual([]);
    expect(values.remarks).toContain("Wished for: May 10–13, 2027; May 17–20, 2027");
  });

  test("a day of the hearing leaves the second choices", async () => {
    const { days, values } = await talk(
      "en",
      "Mediation in Toronto on May 4 2027, second choice May 11.",
      "Actually May 11 is the hearing.",
    );
    expect(days).toEqual(["2027-05-11"]);
    expect(others(values)).toEqual([]);
  });
});

describe("of random wishes and orders", () => {
  const read = (state: TalkState, message: string): TalkState =>
    turn(state, understand(message, contextOf(state, WORLD), null), { ...WORLD, message }).after;
  const planned = ({ values, loose }: TalkState) => planOf(values, loose).days.map(({ date }) => date);
  const TEMPLATES: Readonly<
    Record<Locale, { days: readonly string[]; months: readonly string[]; say: (days: readonly string[], month: string) => string[] }>
  > = {
    en: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      months: ["January", "March", "June", "October"],
      say: (days, month) => [
        `a ${days.join(" or a ")} in ${month}`,
        `in ${month}, any ${days.join(" or ")}`,
        `some time in ${month}, ${days.join(" or ")}`,
      ],
    },
    fr: {
      days: ["lundi", "mardi", "mercredi", "jeudi", "vendredi"],
      months: ["janvier", "mars", "juin", "octobre"],
      say: (days, month) => [`un ${days.join(" ou un ")} en ${month}`, `en ${month}, n'importe quel ${days.join(" ou ")}`],
    },
    es: {
      days: ["lunes", "martes", "miércoles", "jueves", "viernes"],
      months: ["enero", "marzo", "junio", "octubre"],
      say: (days, month) => [`un ${days.join(" o un ")} en ${month}`, `en ${month}, cualquier ${days.join(" o ")}`],
    },
  };

  test("weekdays within a month never become a date", () => {
    const wish = fc
      .tuple(fc.constantFrom<Locale>("en", "fr", "es"), fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }), fc.nat(3), fc.nat(2))
      .map(([locale, some, month, way]) => {
        const { days, months, say } = TEMPLATES[locale];
        const ways = say(
          some.sort().map((at) => days[at] ?? ""),
          months[month] ?? "",
        );
        return { locale, some, message: ways[way % ways.length] ?? "" };
      });
    fc.assert(
      fc.property(wish, ({ locale, some, message }) => {
        const after = read({ ...NEW_TALK, locale }, message);
        expect(planned(after), message).toEqual([]);
        expect(planOf(after.values, after.loose).weekdays, message).toEqual(some.map((at) => at + 1));
      }),
      { numRuns: 120, seed: 20261123 },
    );
  });

  test("in whatever order, what is only the backup leaves the days, and the other one stays", () => {
    const day = fc.integer({ min: 1, max: 28 });
    const ways: readonly ((one: string, two: string) => string[])[] = [
      (one, two) => [`The hearing is on ${one}, ${two} is only the backup.`],
      (one, two) => [`Hearing on ${one}. Second choice: ${two}.`],
      (one, two) => [`Hearing on ${one}, and ${two} as a backup.`],
      (one, two) => [`Hearing on ${one} and ${two}.`, `${two} is only the backup.`],
      (one, two) => [`Hearing on ${two} and ${one}.`, `${two} is just our second choice`],
    ];
    fc.assert(
      fc.property(day, day, fc.constantFrom(...ways), (one, two, way) => {
        const [first, second] = [`May ${one}, 2027`, `June ${two}, 2027`];
        const iso = (month: string, date: number) => `2027-${month}-${String(date).padStart(2, "0")}`;
        const after = way(first, second).reduce(read, NEW_TALK);
        expect(planned(after), way(first, second).join(" / ")).toEqual([iso("05", one)]);
        expect(entriesOf(after.values, "alternativeDays").map(({ date }) => date)).toEqual([iso("06", two)]);
      }),
      { numRuns: 120, seed: 20261123 },
    );
  });
});
