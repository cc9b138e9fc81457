/** As our own readers have it: an added day has the hours that are said with it, a day that is left out is gone. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on March 8 and 9, 2027, from 9 to 5.",
  fr: "Arbitrage à Montréal les 8 et 9 mars 2027, de 9 h à 17 h.",
  es: "Arbitraje en Miami el 8 y 9 de marzo de 2027, de 9 a 17 h.",
};

async function talkOf(locale: Locale, message: string) {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  for (const one of [OPENINGS[locale], message]) await talk.say(one);
  return talk.values();
}

describe("the days of a hearing", () => {
  test.each<[Locale, string]>([
    ["en", "Add Thursday March 11, 1 to 5."],
    ["fr", "Ajoutez le jeudi 11 mars, de 13 h à 17 h."],
    ["es", "Agregue el jueves 11 de marzo, de 13 a 17 h."],
  ])("%s: a further one has its own hours: %s", async (locale, message) => {
    const { bookingDates = "[]" } = await talkOf(locale, message);
    const days = (JSON.parse(bookingDates) as { date: string; startTime: string }[]).map(({ date, startTime }) => [date, startTime]);
    expect(days).toEqual([
      ["2027-03-08", "09:00"],
      ["2027-03-09", "09:00"],
      ["2027-03-11", "13:00"],
    ]);
  });

  test.each<[Locale, string]>([
    ["en", "Please leave March 9 out altogether."],
    ["fr", "Retirez le 9 mars."],
    ["es", "Dejen fuera el 9 de marzo."],
  ])("%s: one that is left out is gone: %s", async (locale, message) => {
    expect(await talkOf(locale, message)).toMatchObject({ preferredDate: "2027-03-08" });
  });
});
