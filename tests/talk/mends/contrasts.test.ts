/** A correction that contrasts or names what is noted replaces that alone; its neighbours stay. */
import { describe, expect, test } from "vitest";
import { type Case, mended } from "./kit.ts";

const CASES: Case[] = [
  ["en", "We are 11, not 14.", { mainRoomCapacity: "11" }],
  ["en", "sorry, 3 breakout rooms instead of 2", { breakoutRoomCount: "3" }],
  ["en", "Breakout rooms should be 4.", { breakoutRoomCount: "4" }],
  ["en", "not 14 but 16 people", { mainRoomCapacity: "16" }],
  ["en", "The firm is Kettle Marsh LLP, not Kettle Dunn LLP.", { contactFirm: "Kettle Marsh LLP" }],
  ["en", "The arbitrator's name should be Petra Lunde", { arbitratorName: "Petra Lunde" }],
  ["en", "The firm should be Dunn Kettle LLP", { contactFirm: "Dunn Kettle LLP" }],
  ["fr", "Finalement 12 et non 14.", { mainRoomCapacity: "12" }],
  ["fr", "ce n'est pas 2 salles de retrait mais 3", { breakoutRoomCount: "3" }],
  ["fr", "on sera 10 au lieu de 14", { mainRoomCapacity: "10" }],
  ["fr", "Le cabinet n'est pas Cantin Dunn, c'est Cantin Morel", { contactFirm: "Cantin Morel" }],
  ["fr", "Le nom de l'arbitre devrait être Paule Lunde", { arbitratorName: "Paule Lunde" }],
  ["es", "perdón, somos 12, no 14", { mainRoomCapacity: "12" }],
  ["es", "No son 2 salas auxiliares sino 3.", { breakoutRoomCount: "3" }],
  ["es", "El despacho no es Cantú Duarte, es Cantú Morales", { contactFirm: "Cantú Morales" }],
  ["es", "vamos a ser 9 en vez de 14", { mainRoomCapacity: "9" }],
  ["es", "mejor de 11:00 a 16:00", { startTime: "11:00" }],
  ["es", "pero mejor somos 12", { mainRoomCapacity: "12" }],
  ["es", "el nombre del árbitro debe ser Pedro Lunas", { arbitratorName: "Pedro Lunas" }],
];

describe("a contrast", () => {
  test.each(CASES)("%s: %s", async (locale, message, expected) => {
    const { changed, remarks } = await mended(locale, message);
    expect(changed).toEqual(expected);
    expect(remarks).toBe("");
  });
});

describe("a value of a correction that is named by nothing", () => {
  test("opens the card of what it may count", async () => {
    const { reply, changed } = await mended("en", "make it 3");
    expect(changed).toEqual({});
    expect(reply.card).toMatchObject({ kind: "edit", part: "rooms" });
  });

  test("of the part that the sentence before it names", async () => {
    const { changed } = await mended("en", "It still shows 2 breakout rooms. Make it 3.");
    expect(changed).toEqual({ breakoutRoomCount: "3" });
  });
});

describe("a no that says again what is noted", () => {
  test.each<[Case[0], string, string]>([
    ["en", "What about Montreal?? We'd take Montreal", "No, Toronto it stays. Montreal is only a fallback."],
    ["fr", "Toronto nous conviendrait", "Non : Montréal reste le premier choix. Toronto n'est qu'une solution de repli."],
    ["es", "Que sea en Toronto", "No, Miami sigue siendo la primera. Toronto es solo una alternativa."],
  ])("%s: %s, %s", async (locale, first, second) => {
    const { talk, before } = await mended(locale, first);
    if (talk.values().location !== before.location) return;
    await talk.say(second);
    expect(talk.values().location).toBe(before.location);
  });
});
