/** An order or a correction that is not certain does nothing: its words are quoted, and the card of its part is opened. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { EditPart } from "#app/domain/talk/edit/parts.ts";
import type { TalkTurn } from "#workers/chat/talk/driver.ts";
import { difference, mended } from "./kit.ts";

/** The parts that are open to the visitor: one on its card, or several on the sheet. */
const partsOf = ({ decision }: TalkTurn): EditPart[] =>
  decision.say.flatMap((one) => (one.kind === "edit" ? [...(one.card.part === "sheet" ? one.card.open : [one.card.part])] : []));

const CASES: [Locale, string, EditPart][] = [
  ["en", "That's not right, it was never Kettle Dunn", "contact"],
  ["en", "The matter isn't described well at all", "matter"],
  ["en", "Please remove Kettle", "contact"],
  ["en", "make it 5", "rooms"],
  ["en", "Ingrid isn't coming for our side", "people"],
  ["en", "lunch for the first day only actually", "services"],
  ["fr", "Ce n'est pas Cantin Dunn, non plus", "contact"],
  ["fr", "L'affaire n'est pas bien décrite", "matter"],
  ["fr", "enlevez Dunn", "contact"],
  ["fr", "Damien n'est pas de notre bord", "people"],
  ["es", "No somos Cantú Duarte", "contact"],
  ["es", "El asunto no está bien escrito", "matter"],
  ["es", "que sean 5", "rooms"],
  ["es", "Ingrid no es de los nuestros", "people"],
];

describe("an order that is not certain", () => {
  test.each(CASES)("opens its card, and does nothing: %s: %s", async (locale, message, part) => {
    const { reply, changed, remarks } = await mended(locale, message);
    expect(partsOf(reply)).toContain(part);
    expect(reply.text).toContain(message);
    expect(changed).toEqual({});
    expect(remarks).toBe("");
    expect(reply.decision.say.some(({ kind }) => kind === "point" || kind === "ask")).toBe(false);
  });

  test.each(CASES)("said again is kept for staff, which is said, and has no card again: %s, %s", async (locale, message) => {
    const { talk, before } = await mended(locale, message);
    const again = await talk.say(message);
    expect(partsOf(again)).toEqual([]);
    expect(again.decision.say.some(({ kind }) => kind === "for_staff")).toBe(true);
    expect(difference(before, talk.values())).toEqual({});
    expect(talk.values().remarks).toContain(message);
  });
});

describe("no card", () => {
  test.each<[Locale, string]>([
    ["en", "No, that's all, thank you"],
    ["en", "We also need a flip chart"],
    ["fr", "Non merci, c'est parfait"],
    ["fr", "Il nous faudrait aussi un tableau"],
    ["es", "No, gracias, así está bien"],
    ["es", "También necesitamos una pizarra"],
  ])("is opened for who corrects nothing: %s, %s", async (locale, message) => {
    const { reply } = await mended(locale, message);
    expect(partsOf(reply)).toEqual([]);
  });
});
