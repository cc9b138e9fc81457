/** How long words for staff are kept: until something that is noted says what they say, or otherwise; and which words are none. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const remarksOf = (talk: MemoryTalk): string[] => (JSON.parse(talk.values().remarks || "[]") as { text: string }[]).map(({ text }) => text);

async function told(locale: Locale, messages: readonly string[]): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of messages) await talk.say(message);
  return talk;
}

describe("what a field holds is no remark", () => {
  test.each([
    ["en", ["Mediation in Ottawa, February 11, 2027, 10 to 3, file number CV-26-04411. Yes, file number CV-26-04411."]],
    ["fr", ["bonjour j'ai besoin d'un endroit pour une médiation", "Ottawa, le 11 février 2027 de 10 h à 15 h"]],
    ["es", ["hola, busco un lugar para una mediación", "Miami, el 11 de febrero de 2027 de 10 a 15"]],
  ] as const)("%s", async (locale, messages) => {
    expect(remarksOf(await told(locale, messages))).toEqual([]);
  });

  test("hours that were unclear go once the card of the days says them", async () => {
    const talk = await told("en", [
      "Arbitration in Toronto, March 9 and 10, 2027, ten until one on the second of them, half nine otherwise",
    ]);
    await talk.say("Saved", {
      card: "days",
      typed: {
        days: JSON.stringify([
          { date: "2027-03-09", start: "09:30", end: "16:30" },
          { date: "2027-03-10", start: "10:00", end: "13:00" },
        ]),
      },
    });
    // What the shortest booking moves is a note of its own.
    expect(remarksOf(talk)).toEqual(["Wednesday, March 10 ends at 1:00 p.m.; the room is yours until 1:30 p.m."]);
  });
});

describe("talk about the talk is no remark", () => {
  test.each([
    ["en", ["No, hold on.", "That card is fine as is.", "Much better, thank you.", "I already said so.", "Depends what you mean."]],
    ["fr", ["Non, attendez.", "La fiche est bonne comme ça.", "C'est beaucoup mieux, merci.", "Je viens de le dire.", "Presque !"]],
    ["es", ["No, espere.", "La tarjeta está bien así.", "Mucho mejor, gracias.", "Ya lo dije.", "Casi."]],
  ] as const)("%s", async (locale, asides) => {
    for (const aside of asides) {
      const talk = await told(locale, ["Toronto", aside]);
      expect(remarksOf(talk), aside).toEqual([]);
    }
  });
});

describe("what a field cannot hold stays", () => {
  test.each([
    ["en", "We'd like to test the connection the day before.", "March 9, 2027, 9 to 4", "Actually make it March 11, same hours"],
    ["fr", "Nous voudrions essayer la connexion la veille.", "le 9 mars 2027, de 9 h à 16 h", "Finalement plutôt le 11 mars, mêmes heures"],
    ["es", "Quisiéramos probar la conexión el día anterior.", "el 9 de marzo de 2027, de 9 a 16", "Mejor el 11 de marzo, misma hora"],
  ] as const)("%s", async (locale, wish, days, other) => {
    const talk = await told(locale, ["Toronto", days, wish, other]);
    expect([...remarksOf(talk), talk.values().specialRequirements].join(" ")).toMatch(/connection|connexion|conexión/);
  });
});

test("words that are longer than one remark are kept once, however often they are said", async () => {
  const words = "4 mars cherche “ sept".repeat(75);
  const once = remarksOf(await told("fr", [words])).join("");
  expect(once.length).toBeGreaterThan(1000);
  expect(remarksOf(await told("fr", [words, words, words])).join("").length).toBeLessThan(2 * once.length);
});
