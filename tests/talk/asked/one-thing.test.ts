/** A question for one price or one number is answered with that one; one about what staff have, with that. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { act, said, turn, WORLD } from "../play.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: { halfDay: 20_000, fullDay: 31_000, furtherHour: 5_000 },
    services: { needsInterpretation: { unit: "day", cents: 64_000 } },
  },
};
const WORDS = {
  en: {
    plan: "Mediation in Toronto on April 20, 2027 for 8 people, 9 to 4, with an interpreter for Spanish.",
    interpreter: "How much is the interpreter alone?",
    room: "What does a second room cost?",
  },
  fr: {
    plan: "Médiation à Toronto le 20 avril 2027 pour 8 personnes, de 9 h à 16 h, avec un interprète pour l’espagnol.",
    interpreter: "Combien coûte l’interprète seul ?",
    room: "Combien coûte une deuxième salle ?",
  },
  es: {
    plan: "Mediación en Toronto el 20 de abril de 2027 para 8 personas, de 9 a 16 h, con intérprete de inglés.",
    interpreter: "¿Cuánto cuesta el intérprete nada más?",
    room: "¿Cuánto cuesta otra sala?",
  },
} as const;

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  const words = WORDS[locale];
  test.each([
    ["interpreter", /\b640[.,]00/],
    ["room", /\b310[.,]00/],
  ] as const)("the price of one thing is that one: %s", async (thing, price) => {
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    talk.visitor.card = CARD;
    await talk.say(words.plan);
    const before = talk.values();
    const { spoken, decision } = await talk.say(words[thing]);
    expect(spoken.find(({ kind }) => kind === "estimate_part")?.text).toMatch(price);
    expect(decision.say.map(({ kind }) => kind)).not.toContain("estimate");
    // A price that was asked orders nothing.
    expect({ ...talk.values(), remarks: "" }).toEqual({ ...before, remarks: "" });
  });

  test("of everything the total is asked", async () => {
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    talk.visitor.card = CARD;
    await talk.say(words.plan);
    const { decision } = await talk.say(
      { en: "How much is it in total?", fr: "C’est combien en tout ?", es: "¿Cuánto es en total?" }[locale],
    );
    expect(decision.say.map(({ kind }) => kind)).toContain("estimate");
  });
});

describe("a number that is asked for", () => {
  const values = {
    proceedingType: { value: "mediation", origin: "assistant" as const },
    mainRoomCapacity: { value: "8", origin: "assistant" as const },
    breakoutRoomCount: { value: "2", origin: "assistant" as const },
  };
  test.each([
    ["So how many are we in all?", "mainRoomCapacity"],
    ["Combien sommes-nous en tout ?", "mainRoomCapacity"],
    ["¿Entonces en total cuántos tienen anotados?", "mainRoomCapacity"],
    ["How many breakout rooms do we have?", "breakoutRoomCount"],
    ["Combien y a-t-il de salles ?", "breakoutRoomCount"],
  ])("is that one, and not the whole request: %s", (message, field) => {
    const wish = { ...act("repeat"), shows: true as const, at: { start: 0, end: message.length } };
    const { says } = turn({ ...NEW_TALK, values }, said({ acts: [wish] }), { ...WORLD, message });
    const shown = says.flatMap((one) => (one.kind === "shown" ? [one.fields] : []));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain(field);
  });
});
