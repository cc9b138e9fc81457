/** What is said of some days, or by the place of a day, moves no other: where a rule would have to guess, it is asked or kept as it was said. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { withoutListNumbers } from "#app/understanding/text/list-numbers.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
type Turn = readonly [message: string, answer?: Answer];

async function heard(locale: Locale, ...turns: readonly Turn[]) {
  const talk = new MemoryTalk(locale, NOW);
  let text = "";
  for (const [message, answer] of turns) ({ text } = await talk.say(message, {}, answer && { values: [], ...answer }));
  return { talk, text, values: talk.values(), kept: remarksOf(talk).join(" | ") };
}
const datesOf = ({ bookingDates, consecutiveStartDate = "", consecutiveEndDate = "" }: Record<string, string>): string[] =>
  bookingDates
    ? (JSON.parse(bookingDates) as { date: string }[]).map(({ date }) => date)
    : [consecutiveStartDate, consecutiveEndDate].filter(Boolean);
const THREE: Turn = ["Arbitration in Toronto on March 17, 18 and 19, 2027, from 9 to 5."];
const OF_14: Turn = [`${THREE[0]} We will be 14 people.`];

describe("a day by its number", () => {
  test("«Viernes día 5» is a date of the month", async () => {
    const { values } = await heard("es", ["Un arbitraje en Miami en marzo de 2027."], ["Viernes día 5, de 9 a 17."]);
    expect(JSON.stringify(values)).toContain("2027-03-05");
    expect(JSON.stringify(values)).not.toContain("2027-03-15");
  });

  test("«día 4 del mes que viene» is one day of it", async () => {
    const { text, values } = await heard("es", ["Un arbitraje en Miami."], ["¿Puede ser día 4 del mes que viene, de 9 a 17?"]);
    expect(JSON.stringify(values) + text).toMatch(/2026-12-04|4 (?:de )?dic/);
  });

  test("«lunes día 4 o martes día 5» gives days", async () => {
    const { values } = await heard("es", ["Un arbitraje en Miami en enero de 2027."], ["lunes día 4 o martes día 5"]);
    expect(JSON.stringify(values)).toContain("2027-01-04");
  });

  test.each([
    ["en", "Arbitration in Toronto on March 17, 18 and 19, 2027.", "Day 1: 9 to 5\nDay 2: 10 to 4\nDay 3: 9 to 1"],
    ["es", "Un arbitraje en Miami el 24, 25 y 26 de marzo de 2027.", "Día 1: de 9 a 17\nDía 2: de 10 a 16\nDía 3: de 9 a 13"],
  ] as const)("its number is no hour before a colon (%s)", async (locale, first, message) => {
    const { values } = await heard(locale, [first], [message]);
    const days = JSON.parse(values.bookingDates ?? "[]") as { startTime: string; endTime?: string }[];
    expect(days.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual(["09:00-17:00", "10:00-16:00", "09:00-13:00"]);
  });
});

describe("how many come on one day", () => {
  test.each(["There will be 20 people on March 19.", "On the first day we will be 20 people."])(
    "more than are noted: %s",
    async (message) => {
      const { text, values } = await heard("en", OF_14, [message]);
      expect(text).toMatch(/noted as 14.+20 people.+\?$/);
      expect(datesOf(values)).toEqual(["2027-03-17", "2027-03-19"]);
    },
  );

  test("where none are noted they are the hearing's", async () => {
    const { values } = await heard("en", THREE, ["There will be 20 people on March 19."]);
    expect(values.mainRoomCapacity).toBe("20");
  });

  test("fewer are that day's, and the other days' number is the hearing's", async () => {
    const { values, kept } = await heard("en", THREE, ["Only 8 people on the 19th, 14 the other days."]);
    expect(values.mainRoomCapacity).toBe("14");
    expect(values.caseDescription).toBeUndefined();
    expect(kept).toContain("8 people on the 19th");
    const french = await heard(
      "fr",
      ["Arbitrage à Montréal les 17, 18 et 19 mars 2027, de 9 h à 17 h."],
      ["Seulement 8 personnes le 19, 14 les autres jours."],
    );
    expect(french.values.mainRoomCapacity).toBe("14");
    expect(french.values.caseDescription).toBeUndefined();
  });

  test("words of one day are no matter", async () => {
    const { values } = await heard("en", OF_14, ["Only 8 people on the 19th, the usual crowd the other days."]);
    expect(values.caseDescription).toBeUndefined();
    expect(values.mainRoomCapacity).toBe("14");
  });
});

describe("a service of one day", () => {
  test.each([
    ["without a model", undefined],
    [
      "with one",
      { values: [{ field: "courtReportingRequired", value: "false", quote: "No court reporter on the 19th", on: "2027-03-19" }] },
    ],
  ])("that is not wanted on it stays wanted on the others, %s", async (_, answer) => {
    const { values, kept } = await heard("en", THREE, ["We need a court reporter."], ["No court reporter on the 19th.", answer]);
    expect(values.courtReportingRequired).toBe("true");
    expect(JSON.parse(values.onSomeDays ?? "[]")).toEqual([{ field: "courtReportingRequired", days: ["2027-03-17", "2027-03-18"] }]);
    expect(kept).not.toMatch(/reporter/i);
  });
});

describe("an edit of a day where no move of the hearing is named", () => {
  const edit = (handle: string, does: string, quote: string, said?: string) => ({ handle, does, quote, ...(said ? { value: said } : {}) });
  const [due, also, lunch] = [
    "The transcript is due March 25.",
    "Counsel also has a hearing on March 25 in Ottawa.",
    "We don't want lunch on the other days.",
  ];
  test.each([
    [due, [edit("day3", "replace", due, "2027-03-25")]],
    [also, [edit("day1", "replace", also, "2027-03-25"), edit("day2", "remove", also), edit("day3", "remove", also)]],
    [lunch, [edit("day2", "remove", lunch), edit("day3", "remove", lunch)]],
  ])("%s", async (message, edits) => {
    const { values } = await heard("en", THREE, [message, { edits }]);
    expect(datesOf(values)).toEqual(["2027-03-17", "2027-03-19"]);
  });
});

describe("hours of one day", () => {
  const said = ["2027-03-17", "2027-03-18", "2027-03-22"];
  const hours = (field: string, at: string, quote: string) => ({ field, value: at, quote, on: "2027-03-22" });
  const answer = (start: string, end: string) => ({
    values: [
      ...said.map((day) => value("preferredDate", day, "March 17, 18 and 22")),
      hours("startTime", "10:00", start),
      hours("endTime", "16:00", end),
    ],
  });
  type Day = { date: string; endTime?: string };
  const begun = async (first: string, message: string, told: Answer) => {
    const { values, kept } = await heard("en", [first], [message, told]);
    return { days: JSON.parse(values.bookingDates ?? "[]") as Day[], kept };
  };

  test.each(["Arbitration in Toronto.", "Arbitration in Toronto on March 17, 18 and 19, 2027."])(
    "are kept where the words bear them out for no day, and are never those of all: %s",
    async (first) => {
      const words = "When Dr. Roy comes we start at ten and end by four.";
      const { days, kept } = await begun(first, `March 17, 18 and 22. ${words}`, answer("start at ten", "end by four"));
      if (days.length > 0) expect(days.map(({ date }) => date)).toEqual(said);
      expect(days.every(({ endTime }) => endTime === undefined)).toBe(true);
      expect(kept).toContain(words);
    },
  );

  test("are its own where its place is said", async () => {
    const words = "the last of them starts at ten and ends by four.";
    const { days } = await begun(
      "Arbitration in Toronto.",
      `Actually March 17, 18 and 22; ${words}`,
      answer("starts at ten", "ends by four"),
    );
    expect(days.map(({ endTime }) => endTime)).toEqual([undefined, undefined, "16:00"]);
  });
});

describe("numbers of a list", () => {
  test.each([
    "dates that work for us:\n12. January 2027\n13. January 2027",
    "in March 2027:\n17 - Wednesday, 9 to 5\n18 - Thursday, 9 to 5\n19 - Friday, 9 to 1",
    "in March 2027:\n1 - Monday, all day\n2 - Tuesday, all day",
    "notes:\n4. The projector\n5. The printer",
  ])("that are days, or begin elsewhere, stay: %s", (message) => {
    expect(withoutListNumbers(message)).toBe(message);
  });

  test.each([
    "1. A projector\n2. Friday, March 5, 2027\n3. Lunch",
    "1. Friday, March 5\n2. Friday, March 12",
    "1) Vendredi 5 mars\n2) Vendredi 12 mars",
  ])("count its entries: %s", (message) => {
    expect(withoutListNumbers(message)).not.toMatch(/^\d/mu);
  });
});
