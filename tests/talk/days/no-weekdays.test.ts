/** A weekday with a no before it or behind it is ruled out, whatever else is noted, and is no wish for it. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const BEGUN: Readonly<Record<Locale, string>> = {
  en: "Mediation in Toronto, some day in March 2027.",
  fr: "Une médiation à Montréal, un jour de mars 2027.",
  es: "Una mediación en Miami, algún día de marzo de 2027.",
};
const ROWS: readonly (readonly [Locale, string, number])[] = [
  ["en", "No Thursdays.", 4],
  ["en", "Thursdays no, we have court then.", 4],
  ["en", "not on Thursdays please", 4],
  ["fr", "Pas le jeudi.", 4],
  ["fr", "Le jeudi non, nous plaidons.", 4],
  ["fr", "aucun jeudi", 4],
  ["es", "Los jueves no.", 4],
  ["es", "jueves no, tenemos juzgado", 4],
  ["es", "ningún jueves", 4],
];

describe.each(["in a talk that has begun", "in one message"] as const)("%s", (how) => {
  test.each(ROWS)("%s: %s", async (locale, words, weekday) => {
    const talk = new MemoryTalk(locale, NOW);
    if (how === "in one message") await talk.say(`${BEGUN[locale]} ${words}`);
    else for (const message of [BEGUN[locale], words]) await talk.say(message);
    expect(JSON.parse(talk.values().ruledOutDays || "[]")).toEqual([{ weekday }]);
    expect(talk.values().remarks ?? "").not.toMatch(/(?<!not )on a|en (?:lunes|martes|miércoles|jueves)/);
    expect(talk.values().preferredDate ?? "").toBe("");
  });
});
