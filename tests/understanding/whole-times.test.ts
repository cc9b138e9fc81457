/** Days, hours and lengths of one message, read as one; each in three languages, by the reader that answers visitors. */
import { describe, expect, test } from "vitest";
import type { Locale, Statement } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { factText } from "#app/understanding/time/notation.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

async function read(locale: Locale, text: string, more: { asked?: string; near?: string } = {}) {
  return understand(text, { today: "2026-11-23", locale, asked: "-", ...more }, await memoryModel());
}
const isTime = (one: Statement) => one.slot === "when" && one.role !== "mentions";
/** The readings in the order in which the plan takes them, and whether something about days or hours is asked. */
async function said(locale: Locale, text: string, more: { asked?: string; near?: string } = {}) {
  const { statements, doubts } = await read(locale, text, more);
  const times = statements.filter(isTime).map((one) => (one.slot === "when" ? (one.value.value ?? []).map(factText).join(" | ") : ""));
  return [...times, ...doubts.filter(({ options }) => options.every(({ slot }) => slot === "when")).map(({ quote }) => `? ${quote}`)];
}

const CASES: readonly (readonly [string, Locale, string, readonly string[]])[] = [
  [
    "a length before its start",
    "en",
    "We need a room in Toronto for a three-day arbitration starting March 8, 9:30 to 5, about 12 people.",
    ["length 3d", "from 2027-03-08 time 09:30-17:00"],
  ],
  [
    "a length before its start",
    "fr",
    "Un arbitrage de trois jours. Il commencera le 8 mars à 9 h 30.",
    ["length 3d", "from 2027-03-08 time 09:30"],
  ],
  ["a length before its start", "es", "La audiencia comienza el 8 de marzo. Durará tres días.", ["days 2027-03-08..2027-03-10"]],
  [
    "each day is no day",
    "en",
    "Arbitration May 4, 5 and 6, 9:30 to 4:30. Lunch for everybody each day please.",
    ["days 2027-05-04..2027-05-06 time 09:30-16:30"],
  ],
  [
    "each day is no day",
    "fr",
    "Arbitrage du 8 au 10 mars, de 9 h 30 à 17 h. Dîner tous les jours.",
    ["days 2027-03-08..2027-03-10 time 09:30-17:00"],
  ],
  [
    "each day is no day",
    "es",
    "Arbitraje del 8 al 10 de marzo. El horario sería de 9 a 5 cada día.",
    ["days 2027-03-08..2027-03-10", "time 09:00-17:00"],
  ],
  ["hours one after the other", "en", "Mediation Jan 19, 10am 4pm", ["day 2027-01-19 time 10:00-16:00"]],
  ["hours one after the other", "fr", "arbitrage 2 jours 3 et 4 février 9h30 16h30", ["days 2027-02-03..2027-02-04 time 09:30-16:30"]],
  ["hours one after the other", "es", "mediacion 19 enero 10am 4pm, 5 personas", ["day 2027-01-19 time 10:00-16:00"]],
  [
    "working days",
    "en",
    "arbitration, 10 days starting 12 April 2027, 9 to 5",
    ["days 2027-04-12..2027-04-16,2027-04-19..2027-04-23 time 09:00-17:00"],
  ],
  [
    "a week in the days' own words",
    "en",
    "It's a 2 week arbitration, starting May 3, sitting Mon to Fri 10 to 5",
    ["length 2w", "from 2027-05-03", "time 10:00-17:00"],
  ],
  ["what was said in error", "en", "Mediation on the 19th of January, no sorry the 20th, 10 to 4", ["day 2027-01-20 time 10:00-16:00"]],
  [
    "what was said in error",
    "es",
    "Una sesión en Montreal el 20, no perdón, el 21 de enero, desde la 1:30 pm.",
    ["day 2027-01-21 time 13:30-"],
  ],
  ["a meal's hour", "en", "Hearing on April 12, sitting 10:00 to 16:30 with lunch at 1.", ["day 2027-04-12", "time 10:00-16:30"]],
  [
    "a meal's hour",
    "fr",
    "La salle les 8, 9 et 10 mars prochains, de 9 h à 17 h, dîner fourni chaque midi",
    ["days 2027-03-08..2027-03-10 time 09:00-17:00"],
  ],
  [
    "a number of something else",
    "en",
    "My client waited 18 months for 6 containers. Need mediation Jan 19, 9am.",
    ["day 2027-01-19 time 09:00"],
  ],
  [
    "a number of something else",
    "es",
    "Mediación en Miami el 17 de diciembre, somos 4, a las 3 de la tarde",
    ["day 2026-12-17 time 15:00"],
  ],
  [
    "a weekday among the dates",
    "en",
    "Arbitration on Thursday March 4 and Friday March 5. No sorry, not the Friday. Thursday only, start 9.",
    ["days 2027-03-04..2027-03-05", "day 2027-03-04 time 09:00", "not day 2027-03-05"],
  ],
  [
    "a weekday among the dates",
    "fr",
    "Le procès se tient du lundi 7 juin au vendredi 18 juin 2027, mais on ne siège pas le vendredi 11.",
    ["days 2027-06-07..2027-06-18", "not day 2027-06-11"],
  ],
  [
    "a condition is no denial",
    "es",
    "Mediación, de preferencia el jueves 6 de mayo y si no se puede entonces el 13.",
    ["day 2027-05-06", "day 2027-05-13"],
  ],
  ["numeric dates in a row", "fr", "Arbitrage à Miami. Dates : 10/05/2027, 11/05/2027, 12/05/2027", ["days 2027-05-10..2027-05-12"]],
  [
    "a call is called one",
    "fr",
    "Arbitrage de trois jours consécutifs à partir du lundi 8 mars à 9h, fin à 17h",
    ["days 2027-03-08..2027-03-10 time 09:00", "time -17:00"],
  ],
  [
    "a bound is no start",
    "en",
    "We need 4 days in April, sometime after the 12th, not Fridays",
    ["length 4d", "window 2027-04-01..2027-04-30", "from 2027-04-13", "not FRI"],
  ],
  ["a break", "es", "arbitraje el 5, 6 y 7 de mayo, 9:30 am - 5 pm, receso de 1 a 2", ["days 2027-05-05..2027-05-07 time 09:30-17:00"]],
  [
    "a day left out",
    "en",
    "Hearing March 8th to the 12th inclusive but we don't sit on the 10th.",
    ["days 2027-03-08..2027-03-12", "not day 2027-03-10"],
  ],
  [
    "no hearing runs for months",
    "en",
    "Hearing dates: 03/08/2027 - 03/10/2027. Times: 9:30 AM - 5:00 PM",
    ["days 2027-03-08..2027-03-10 time 09:30-17:00"],
  ],
  [
    "hours of either day",
    "es",
    "El 14 de enero o, si no, el 15, por la tarde, de 2 a 6",
    ["day 2027-01-14 time 14:00-18:00 | day 2027-01-15 time 14:00-18:00"],
  ],
  ["shorthand", "en", "arb toronto 3d mar 8-10 12ppl", ["days 2027-03-08..2027-03-10"]],
];

describe("one message is one plan", () => {
  test.each(CASES)("%s (%s): %s", async (_, locale, text, expected) => {
    expect(await said(locale, text)).toEqual(expected);
  });
});

describe("what is still asked", () => {
  test("a weekday that may be this week's or next week's is asked, and so is a day that its words do not explain", async () => {
    expect(await said("en", "Can we do a mediation in Toronto the Tuesday after the ruling?")).toEqual([expect.stringMatching(/^\? /)]);
  });

  test("an answer that nobody can read is asked back; in passing it is kept", async () => {
    expect(await said("en", "over Easter, I suppose", { asked: "date" })).toEqual([expect.stringMatching(/^\? /)]);
    const passing = await read("en", "ASL interpreter x2, they swap every twenty minutes");
    expect(passing.doubts.filter(({ options }) => options.some(({ slot }) => slot === "when"))).toEqual([]);
  });
});

test("a correction replaces the days that it names, and the words for the old ones take nothing away", async () => {
  const corrected = await said("es", "Perdón, confirmo: 14 y 15 de julio, no 13 y 14.", { near: "2027-07-13" });
  expect(corrected).toEqual(["days 2027-07-14..2027-07-15"]);
  expect(await said("en", "Make it 3/25 instead, she's working a double on the 24th", { near: "2027-03-24" })).toEqual(["day 2027-03-25"]);
});

const LATER: readonly (readonly [string, Locale, string, string, readonly string[]])[] = [
  ["adds", "en", "2027-03-30", "Please add Thursday April 1", ["states days 2027-04-01 more"]],
  ["adds", "fr", "2027-03-30", "Veuillez ajouter le jeudi 1er avril", ["states days 2027-04-01 more"]],
  ["adds", "es", "2027-04-05", "nos avisan que también el 7", ["states days 2027-04-07 more"]],
  ["takes out", "en", "2027-01-12", "scrap the 13th", ["not days 2027-01-13"]],
  ["takes out", "fr", "2027-01-12", "annulez le 13", ["not days 2027-01-13"]],
  ["says instead", "en", "2027-05-04", "it's actually the week after, May 11 to 14", ["corrects days 2027-05-11..2027-05-14"]],
  ["says instead", "fr", "2027-03-02", "Rectification : le 3 mars, 14 h à 17 h", ["corrects days 2027-03-03"]],
  ["says instead", "es", "2027-03-02", "ahora es el 3 de marzo", ["corrects days 2027-03-03"]],
  ["says another hour", "en", "2026-12-18", "Same day but 1:30 pm please", ["corrects 13:30"]],
];

describe("what a later message does with the days that are noted", () => {
  test.each(LATER)("%s (%s)", async (_, locale, near, text, expected) => {
    const { statements } = await read(locale, text, { near });
    const changes = statements.flatMap((one) => {
      if (one.slot !== "when") return [];
      const [{ when, clock, further } = {}] = one.value.value ?? [];
      const days = when?.spans.map(([from, to]) => (from === to ? from : `${from}..${to}`)).join();
      return [`${one.role} ${days ? `days ${days}` : clock?.at}${further ? " more" : ""}`];
    });
    expect(changes).toEqual(expected);
  });

  test("a dictated number is no day, and « heure de la … » no Los Angeles", async () => {
    expect(await said("fr", "mon numéro c'est le quatre un huit cinq cinq cinq zéro un six deux")).toEqual([]);
    expect(await said("fr", "le 14 avril 2027 à 10 heures, heure de la Martinique")).toEqual([
      "day 2027-04-14 time 10:00 zone America/Martinique",
    ]);
  });
});
