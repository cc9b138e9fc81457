/** Questions about one's own request are answered from what is noted, and polite questions that ask for something are wishes. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { difference, noted } from "./mends/kit.ts";

const ASKED: readonly [Locale, string, answer: RegExp][] = [
  ["en", "Are the two breakout rooms down?", /Breakout rooms: 2/],
  ["en", "did you add the court reporter?", /Court reporter: Yes/],
  ["en", "where does it say 9:30?", /9:30 a\.m\. to 4:30/],
  ["en", "is Toronto gone?", /City: Toronto/],
  ["en", "Did you change it?", /Breakout rooms: 2[\s\S]*Matter/],
  ["en", "is the whiteboard noted or not?", /Breakout rooms: 2[\s\S]*Matter/],
  ["fr", "Les deux salles de retrait sont-elles notées ?", /Salles de caucus : 2/],
  ["fr", "L'interprète est bien là ?", /Interprète : /],
  ["fr", "Montréal est parti ?", /Ville : Montréal/],
  ["fr", "Avez-vous changé ça ?", /Salles de caucus : 2[\s\S]*Affaire/],
  ["es", "¿Sí quedó el intérprete?", /Intérprete: /],
  ["es", "¿Miami ya no está, verdad?", /Ciudad: Miami/],
  ["es", "¿ya lo cambió?", /Ciudad: Miami[\s\S]*Asunto/],
  ["es", "¿quedaron anotadas las dos salas auxiliares?", /Salas auxiliares: 2/],
];

describe("a question about one's own request", () => {
  test.each(ASKED)("%s: %s", async (locale, message, answer) => {
    const talk = await noted(locale);
    const before = talk.values();
    const turn = await talk.say(message);
    expect(turn.text.replaceAll("\u00A0", " ")).toMatch(answer);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("answer");
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
    expect(difference(before, talk.values())).toEqual({});
    expect(talk.values().remarks).toBe(before.remarks);
  });

  test.each<[Locale, string, yes: string]>([
    ["en", "Where does it say that we start at 10:00?", "yes"],
    ["fr", "Où est-ce écrit que nous commençons à 10 h ?", "oui"],
    ["es", "¿Dónde dice que empezamos a las 10:00?", "sí"],
  ])("what is not noted is said, and entered on a yes: %s, %s", async (locale, message, yes) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(talk.values().startTime).toBe("09:30");
    await talk.say(yes);
    expect(talk.values().startTime).toBe("10:00");
    expect(talk.isBooked).toBe(false);
  });

  test("the offer is made once and leaves no remark", async () => {
    const talk = await noted("en");
    await talk.say("where does it say 10 am?");
    const turn = await talk.say("is Toronto gone?");
    expect(turn.text).not.toContain("isn’t noted");
    expect(talk.values().remarks ?? "").not.toContain("10 am");
  });

  test.each<[Locale, string]>([
    ["en", "Is lunch included in the price?"],
    ["en", "Can a witness be added later?"],
    ["fr", "Le dîner est-il compris dans le prix ?"],
    ["es", "¿El almuerzo está incluido en el precio?"],
  ])("a question about us is none: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("shown");
  });
});

describe("a polite question for something", () => {
  test.each<[Locale, string, field: string, value: string]>([
    ["en", "Would it be possible to have soup for lunch?", "catering", "soup for lunch"],
    ["en", "Could we have Arabic coffee in the morning?", "catering", "Arabic coffee"],
    ["fr", "Serait-il possible d'avoir un repas végétarien ?", "catering", "un repas végétarien"],
    ["es", "¿Podríamos tener un almuerzo vegetariano?", "catering", "un almuerzo vegetariano"],
  ])("is a wish: %s, %s", async (locale, message, field, value) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(talk.values()[field]).toContain(value);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("answer");
    expect(turn.remarks).toEqual([]);
  });

  test.each<[Locale, string, string]>([
    ["en", "Could we have a flip chart in each room?", "flip chart"],
    ["fr", "Est-ce qu'on pourrait avoir un tableau de papier ?", "tableau de papier"],
    ["es", "¿Sería posible tener un rotafolio?", "rotafolio"],
  ])("without a field it is kept, and is no question without an answer: %s, %s", async (locale, message, words) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(`${talk.values().remarks} ${talk.values().specialRequirements}`).toContain(words);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
  });

  test.each<[Locale, string]>([
    ["en", "Could you let me know by December 1?"],
    ["fr", "Pourriez-vous me répondre avant le 1er décembre ?"],
    ["es", "¿Me podrían confirmar antes del 1 de diciembre?"],
  ])("until when we answer is a deadline: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
    expect(turn.remarks).toHaveLength(1);
  });
});

test.each<[Locale, string]>([
  ["en", "and one quick thing, is the hearing recorded on video by default?"],
  ["fr", "et petite question, est-ce que la séance est filmée d'office ?"],
  ["es", "otra cosita, ¿la sesión se graba siempre en video?"],
])("a question is quoted whole or not at all: %s, %s", async (locale, message) => {
  const talk = await noted(locale);
  const turn = await talk.say(message);
  const quotes = turn.said.questions.map(({ quote }) => quote);
  expect(quotes).toHaveLength(1);
  expect(message).toContain(quotes[0]);
  expect(quotes[0]?.length).toBeGreaterThan(25);
  expect(turn.remarks.filter((remark) => !remark.includes(quotes[0] ?? ""))).toEqual([]);
});
