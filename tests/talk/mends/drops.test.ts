/** An order to take something out takes it out, by its name or its field, leaves everything else, and an undo brings it back. */
import { describe, expect, test } from "vitest";
import { type Case, difference, mended } from "./kit.ts";

const EMPTY = "";
const CASES: Case[] = [
  ["en", "Please forget the second choice.", { alternativeDays: EMPTY }],
  ["en", "no court reporter after all", { courtReportingRequired: "false" }],
  ["en", "We won't need the interpreter anymore", { interpretationLanguage: EMPTY }],
  ["en", "scrap the breakout rooms", { breakoutRoomCount: EMPTY }],
  ["en", "No lunch in the end.", { catering: EMPTY }],
  ["en", "Remove Ingrid Vale please", { people: expect.not.stringContaining("Ingrid") }],
  ["en", "take Daniel Osgood off the list", { people: expect.not.stringContaining("Daniel") }],
  ["en", "Petra Lund isn't on this one, please remove her.", { arbitratorName: EMPTY }],
  ["en", "delete the firm", { contactFirm: EMPTY }],
  ["en", "Clear the matter for now", { caseDescription: EMPTY }],
  ["fr", "Oubliez le deuxième choix.", { alternativeDays: EMPTY }],
  ["fr", "pas de sténographe finalement", { courtReportingRequired: "false" }],
  ["fr", "On n'a plus besoin de l'interprète.", { interpretationLanguage: EMPTY }],
  ["fr", "laissez tomber les salles de retrait", { breakoutRoomCount: EMPTY }],
  ["fr", "Retirez Ingrid Valois", { people: expect.not.stringContaining("Ingrid") }],
  ["fr", "supprimez le cabinet", { contactFirm: EMPTY }],
  ["fr", "Enlevez Cantin Dunn, svp", { contactFirm: EMPTY }],
  ["fr", "enlève le repas", { catering: EMPTY }],
  ["es", "Quite la segunda opción, por favor.", { alternativeDays: EMPTY }],
  ["es", "al final no hace falta el estenógrafo", { courtReportingRequired: "false" }],
  ["es", "quita al intérprete", { interpretationLanguage: EMPTY }],
  ["es", "El almuerzo ya no va", { catering: EMPTY }],
  ["es", "borre las salas auxiliares", { breakoutRoomCount: EMPTY }],
  ["es", "Saque a Ingrid Valle de la lista", { people: expect.not.stringContaining("Ingrid") }],
  ["es", "elimine el despacho", { contactFirm: EMPTY }],
  ["es", "Quiten a Pedro Luna", { arbitratorName: EMPTY }],
];

describe("an order to take something out", () => {
  test.each(CASES)("%s: %s", async (locale, message, expected) => {
    const { talk, before, changed } = await mended(locale, message);
    expect(changed).toEqual(expected);
    await talk.say({ en: "undo that", fr: "annulez ça", es: "deshaz eso" }[locale]);
    expect(difference(before, talk.values())).toEqual({});
  });

  test.each<[Case[0], string]>([
    ["en", "The crane has no owner that we know of."],
    ["fr", "La grue n'a jamais quitté le port."],
    ["es", "La grúa no salió del puerto."],
  ])("a story takes nothing out: %s, %s", async (locale, message) => {
    const { changed } = await mended(locale, message);
    expect(Object.keys(changed).filter((field) => field !== "caseDescription")).toEqual([]);
  });
});
