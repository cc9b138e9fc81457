/** Whom we are to find, and a city that would do as well: noted for staff, with the answer, and nothing else changed. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { difference, noted } from "./mends/kit.ts";

const texts = (values: Readonly<Record<string, string>>): string[] =>
  (JSON.parse(values.remarks || "[]") as { text: string }[]).map(({ text }) => text.replaceAll("\u00A0", " "));

describe("a neutral whom we are to find", () => {
  test.each<[Locale, string, line: string]>([
    ["en", "We don't have a mediator yet. Can you find us one who speaks Portuguese?", "Wanted: a mediator, who speaks Portuguese"],
    ["en", "we have no mediator, could you suggest one, bilingual", "Wanted: a mediator, bilingual"],
    ["en", "Do you have an arbitrator for us? We don't know any.", "Wanted: an arbitrator"],
    ["fr", "Nous n'avons pas d'arbitre, pouvez-vous nous en trouver un bilingue ?", "Recherché : arbitre, bilingue"],
    [
      "fr",
      "on a pas encore de médiatrice, pourriez-vous nous en proposer une qui parle anglais",
      "Recherché : médiateur ou médiatrice, qui parle anglais",
    ],
    ["es", "No tenemos árbitro todavía, ¿nos pueden recomendar uno que hable inglés?", "Se busca: un árbitro, que hable inglés"],
    ["es", "Todavía no tenemos mediador. ¿Nos consiguen uno bilingüe?", "Se busca: un mediador, bilingüe"],
  ])("%s: %s", async (locale, message, line) => {
    const talk = await noted(locale);
    const before = talk.values();
    const turn = await talk.say(message);
    expect(texts(talk.values()).filter((text) => !texts(before).includes(text))).toEqual([line]);
    expect(difference(before, talk.values())).toEqual({});
    expect(turn.spoken.map(({ kind }) => kind)).toContain("answer");
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
    expect(turn.text).toMatch(/Roster|liste d’arbitres|lista de árbitros/);
  });

  test("said again with a language it is one line", async () => {
    const talk = await noted("en");
    await talk.say("We have no mediator, can you find us one?");
    await talk.say("We have no mediator, can you find us one, bilingual?");
    expect(texts(talk.values()).filter((text) => text.startsWith("Wanted"))).toEqual(["Wanted: a mediator, bilingual"]);
  });

  test.each<[Locale, string]>([
    ["en", "The arbitrator will find a way to sit through lunch."],
    ["fr", "L'arbitre n'a pas besoin de salle."],
    ["es", "El árbitro no necesita sala propia."],
  ])("who only speaks of one wants none: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(texts(talk.values()).join()).not.toMatch(/Wanted|Recherché|Se busca/);
  });
});

describe("a city that would do as well", () => {
  test.each<[Locale, string, first: string, other: string]>([
    ["en", "Toronto, or Ottawa if you have nothing.", "arbitration_place_toronto", "Second choice: Ottawa"],
    ["en", "Toronto please, failing that Montreal", "arbitration_place_toronto", "Second choice: Montreal"],
    ["fr", "Montréal, sinon Ottawa si tout est pris.", "arbitration_place_montreal", "Deuxième choix : Ottawa"],
    ["fr", "À défaut de Montréal, Toronto nous conviendrait.", "arbitration_place_montreal", "Deuxième choix : Toronto"],
    ["es", "Miami, o Toronto si no hay lugar.", "arbitration_place_miami", "Segunda opción: Toronto"],
    ["es", "En Miami; si no, en Montreal.", "arbitration_place_miami", "Segunda opción: Montreal"],
  ])("%s: %s", async (locale, message, first, other) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(talk.values().location).toBe(first);
    expect(texts(talk.values())).toEqual([other]);
    expect(talk.visitor.state.talk?.state.points).toEqual([]);
  });
});
