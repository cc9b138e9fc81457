/** Meals with numbers: another number of a kind is put into the words that are noted, on the days that are named, and is no remark next to them. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf } from "#tests/models/begun.ts";

const PLAN: Readonly<Record<Locale, string>> = {
  en: "Arbitration in person in Toronto on March 8, 9, 10 and 12, 2027 for 8 people, 10 to 5.",
  fr: "Arbitrage en personne à Toronto les 8, 9, 10 et 12 mars 2027 pour 8 personnes, de 10 h à 17 h.",
  es: "Arbitraje presencial en Toronto el 8, 9, 10 y 12 de marzo de 2027 para 8 personas, de 10 a 17 h.",
};
async function talked(locale: Locale, ...messages: string[]): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, new Date("2026-12-01T15:00:00Z"));
  for (const message of [PLAN[locale], ...messages]) await talk.say(message);
  return talk;
}

describe("without a model", () => {
  test.each<[Locale, string[], string]>([
    [
      "en",
      ["Lunch for 16; of these 2 halal and 1 vegan.", "Halal lunches should be three, not two."],
      "Lunch for 16\nof these 3 halal and 1 vegan",
    ],
    ["en", ["Lunch for 16; of these 2 halal and 1 vegan.", "Two more vegan lunches please."], "Lunch for 16\nof these 2 halal and 3 vegan"],
    [
      "en",
      ["Lunch for 16; of these 2 halal and 1 vegan.", "kindly amend the entry itself to 3 halal and 2 vegan."],
      "Lunch for 16\nof these 3 halal and 2 vegan",
    ],
    [
      "en",
      ["Lunch for 9 each day: two vegetarian, one kosher.", "Lunch is for 11 now."],
      "Lunch for 11 each day: two vegetarian, one kosher",
    ],
    [
      "fr",
      ["Lunch pour 12, deux végétariens et un sans gluten.", "Les végétariens sont quatre, pas deux."],
      "Lunch pour 12\n4 végétariens et un sans gluten",
    ],
    [
      "es",
      ["Almuerzo para 14, con dos veganos y un celíaco.", "Los veganos son cuatro, no dos."],
      "Almuerzo para 14\n4 veganos y un celíaco",
    ],
  ])("%s: %j", async (locale, messages, catering) => {
    const talk = await talked(locale, ...messages);
    expect(talk.values().catering).toBe(catering);
    expect(talk.values().mainRoomCapacity).toBe("8");
    expect(remarksOf(talk)).toEqual([]);
  });

  test("of one day, the other days keep their number", async () => {
    const talk = await talked("en", "Lunch for 9 each day: two vegetarian, one kosher.", "It is 3 vegetarian on Wednesday.");
    expect(talk.values().catering).toContain("two vegetarian");
    expect(JSON.parse(talk.values().onSomeDays ?? "[]")).toEqual([
      { field: "catering", days: ["2027-03-08", "2027-03-09", "2027-03-12"] },
      { field: "catering", days: ["2027-03-10"], note: "Lunch for 9 each day: 3 vegetarian, one kosher" },
    ]);
  });
});

test("with a model that takes it for a remark, or for a further meal, the noted meal is changed", async () => {
  const lunch = "Lunch for 16 on Monday and Tuesday; of these 2 halal and 1 vegan";
  const days = "2027-03-08, 2027-03-09";
  const message = "Halal lunches should be three, not two.";
  for (const answer of [
    { values: [], remarks: [message] },
    { values: [{ field: "catering", value: "Halal lunches should be three", quote: message }] },
    { values: [], acts: [{ act: "correct", quote: message }] },
  ]) {
    const talk = await talked("en");
    await talk.say(
      `${lunch}.`,
      {},
      { values: [{ field: "catering", value: "Lunch for 16; of these 2 halal and 1 vegan", quote: lunch, on: days }] },
    );
    const turn = await talk.say(message, {}, answer);
    expect(JSON.parse(talk.values().onSomeDays ?? "[]")).toEqual([
      { field: "catering", days: days.split(", "), note: expect.stringMatching(/3 halal and 1 vegan/) },
    ]);
    expect(talk.values().catering ?? "").not.toMatch(/three/);
    expect(remarksOf(talk)).toEqual([]);
    expect(turn.text).toMatch(/3 halal/);
  }
});
