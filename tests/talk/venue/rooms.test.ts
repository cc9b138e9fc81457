/** "Which room would we get?": those of the venue that suit what is noted, and none of them promised. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const opened = (locale: "en" | "fr" | "es" = "en") => new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));

describe.each([
  ["en", "A mediation in Toronto in person", "What rooms do you have for 14 in a U-shape?", "Which room would we get?", /U-shape/],
  ["fr", "Une médiation à Toronto en personne", "Quelles salles avez-vous pour 14 personnes en U ?", "Quelle salle aurions-nous ?", /En U/],
  ["es", "Una mediación en Toronto, presencial", "¿Qué salas tienen para 14 personas en U?", "¿Qué sala nos tocaría?", /En U/],
] as const)("in %s", (locale, plan, rooms, which, setup) => {
  test("rooms are named with their seats, as what suits and not as a promise", async () => {
    const talk = opened(locale);
    await talk.say(plan);
    const { spoken, said } = await talk.say(rooms);
    const told = spoken.find(({ kind }) => kind === "rooms");
    expect(said.questions).toHaveLength(1);
    expect(told?.text).toMatch(setup);
    expect(told?.text).toContain("14");
    expect(told?.text).toContain("Elm");
    expect(told?.text).toMatch(/confirm/i);
    expect(talk.values().mainRoomCapacity).toBe("14");
    const again = await talk.say(which);
    expect(again.spoken.find(({ kind }) => kind === "rooms")?.text).toContain("14");
  });
});

test("where no room suits, it says why", async () => {
  const talk = opened();
  await talk.say("A mediation in Toronto in person for 60 people");
  const { spoken } = await talk.say("Which room would we get in a U-shape?");
  const told = spoken.find(({ kind }) => kind === "rooms");
  expect(told?.text).toMatch(/no room/i);
  expect(told?.text).toMatch(/seats only|only/i);
});

test("without a city or a number of people the catalogue answers, and what is missing is asked for", async () => {
  const { spoken } = await opened().say("Which rooms do you have?");
  expect(spoken.map(({ kind }) => kind)).not.toContain("rooms");
  expect(spoken.map(({ kind }) => kind)).toContain("answer");
});

test("an online hearing has no room of ours", async () => {
  const talk = opened();
  await talk.say("A virtual mediation for 8 people");
  const { text } = await talk.say("Which room would we get?");
  expect(text).toMatch(/online hearing needs no room/i);
});
