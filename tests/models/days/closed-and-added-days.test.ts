/** A day that is added keeps the hours that are said with it; one on which the venue is closed is said once; one that is left out stays out. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "../begun.ts";

const [MONDAY, TUESDAY, WEDNESDAY, SATURDAY] = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-13"] as const;
const OPENINGS: Readonly<Record<Locale, readonly [message: string, out: string]>> = {
  en: ["Arbitration in Toronto on March 8 and 9, 2027, from 9 to 5. We can't sit on March 10 and 13.", "March 10 and 13"],
  fr: [
    "Arbitrage à Montréal les 8 et 9 mars 2027, de 9 h à 17 h. Nous ne sommes pas disponibles le 10 mars ni le 13 mars.",
    "le 10 mars ni le 13 mars",
  ],
  es: ["Arbitraje en Miami el 8 y 9 de marzo de 2027, de 9 a 17 h. No podemos sesionar el 10 y el 13 de marzo.", "el 10 y el 13 de marzo"],
};
async function begun(locale: Locale) {
  const [message, out] = OPENINGS[locale];
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  const not = (day: string) => ({ ...value("preferredDate", day, out), role: "not" });
  const [first = "", second = ""] = message.split(/(?<=\.) /u);
  await talk.say(first);
  await talk.say(second, {}, { values: [not(WEDNESDAY), not(SATURDAY)] });
  return { talk };
}
const daysOf = (talk: MemoryTalk): string[] => {
  const { bookingDates, consecutiveStartDate, consecutiveEndDate } = talk.values();
  const days = JSON.parse(bookingDates || "[]") as { date: string; startTime: string; endTime?: string }[];
  return days.length > 0
    ? days.map(({ date, startTime, endTime }) => `${date} ${startTime}-${endTime ?? ""}`)
    : [`${consecutiveStartDate}..${consecutiveEndDate}`];
};
const ruledOut = (talk: MemoryTalk): string => talk.values().ruledOutDays ?? "";

const added = (day: string, quote: string, words: string, [from, to]: readonly [string, string]) => ({
  values: [
    { ...value("preferredDate", day, quote), more: true },
    { ...value("startTime", from, words), on: day },
    { ...value("endTime", to, words), on: day },
  ],
});

describe("a day that was ruled out and is wanted after all", () => {
  test.each<[Locale, string, string, string]>([
    ["en", "The panel will sit on Wednesday March 10 too, 10 to 2.", "Wednesday March 10", "10 to 2"],
    ["fr", "Le tribunal siégera aussi le mercredi 10 mars, de 10 h à 14 h.", "le mercredi 10 mars", "de 10 h à 14 h"],
    ["es", "El tribunal sesionará también el miércoles 10 de marzo, de 10 a 14 h.", "el miércoles 10 de marzo", "de 10 a 14 h"],
  ])("%s: has the hours that were said with it once it is wanted: %s", async (locale, message, day, hours) => {
    const { talk } = await begun(locale);
    await talk.say(message, {}, added(WEDNESDAY, day, hours, ["10:00", "14:00"]));
    await talk.press("on_them");
    expect(daysOf(talk)).toEqual([`${MONDAY} 09:00-17:00`, `${TUESDAY} 09:00-17:00`, `${WEDNESDAY} 10:00-14:00`]);
    expect(ruledOut(talk)).not.toContain(WEDNESDAY);
  });

  test.each<[Locale, string, string, string, RegExp]>([
    [
      "en",
      "The panel will sit on Saturday March 13 too, 10 to 2.",
      "Saturday March 13",
      "10 to 2",
      /closed in Toronto on Saturday, March 13, 2027/,
    ],
    ["fr", "Le tribunal siégera aussi le samedi 13 mars, de 10 h à 14 h.", "le samedi 13 mars", "de 10 h à 14 h", /fermés à Montréal/],
    [
      "es",
      "El tribunal sesionará también el sábado 13 de marzo, de 10 a 14 h.",
      "el sábado 13 de marzo",
      "de 10 a 14 h",
      /cerrados en Miami/,
    ],
  ])("%s: of one on which we are closed that is said, and it stays out: %s", async (locale, message, day, hours, closed) => {
    const { talk } = await begun(locale);
    const before = daysOf(talk);
    const { text } = await talk.say(message, {}, added(SATURDAY, day, hours, ["10:00", "14:00"]));
    expect(text).toMatch(closed);
    expect(talk.visitor.state.talk?.offered.map(({ id }) => id)).not.toContain("on_them");
    expect(daysOf(talk)).toEqual(before);
    expect(ruledOut(talk)).toContain(SATURDAY);
    // For our staff, who may know a way.
    expect(remarksOf(talk).join(" ")).toContain(day);
    expect((await talk.say({ en: "12 people.", fr: "12 personnes.", es: "12 personas." }[locale])).text).not.toMatch(closed);
  });
});

describe("a day that is left out", () => {
  test.each<[Locale, string]>([
    ["en", "On reflection leave Tuesday the 9th of March out altogether."],
    ["en", "Please cut March 9 out."],
    ["fr", "Finalement, laissez le mardi 9 mars de côté."],
    ["es", "Mejor dejen el martes 9 de marzo fuera."],
  ])("%s: is gone, at once: %s", async (locale, message) => {
    const { talk } = await begun(locale);
    const { text } = await talk.say(message, {}, { values: [], edits: [{ handle: "day2", does: "remove", quote: message.slice(0, -1) }] });
    expect(talk.values()).toMatchObject({ preferredDate: MONDAY });
    expect(text).not.toMatch(/not sure|clairement|No me queda claro/u);
    if (message.includes("altogether")) expect(ruledOut(talk)).toContain(TUESDAY);
  });
});

test("a closed day that is among others is spoken of once, whatever else changes", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  const days = "March 12 and 13, 2027";
  const values = [
    value("location", "arbitration_place_toronto", "Toronto"),
    value("preferredDate", "2027-03-12", days),
    value("preferredDate", SATURDAY, days),
    value("startTime", "09:00", "from 9 to 5"),
    value("endTime", "17:00", "from 9 to 5"),
  ];
  await talk.say(`Arbitration in Toronto on ${days}, from 9 to 5.`, {}, { values });
  const CLOSED = /closed in Toronto/;
  await talk.press("keep_days");
  const next = await talk.say("Until 4 please.", {}, { values: [value("endTime", "16:00", "Until 4")] });
  expect(next.text).not.toMatch(CLOSED);
  expect(talk.visitor.state.talk?.offered.map(({ id }) => id)).not.toContain("keep_days");
});
