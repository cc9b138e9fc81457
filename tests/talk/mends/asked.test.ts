/** A correction without effect is never only kept: its words are quoted, and buttons of what they may mean stand under the question. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, mended, noted } from "./kit.ts";

const labels = (reply: { buttons: readonly { label: string }[] }) => reply.buttons.map(({ label }) => label);

/** Each with the button that has to be among those that are offered. */
const CASES: [Locale, string, string][] = [
  ["en", "That's not right, it was never Kettle Dunn", "Remove Firm: Kettle Dunn LLP"],
  ["en", "The matter isn't described well at all", "Change Matter"],
  ["en", "Please remove Kettle", "Remove Firm: Kettle Dunn LLP"],
  ["en", "make it 5", "Breakout rooms: 5"],
  ["en", "Ingrid isn't coming for our side", "Remove Participant: Ingrid Vale (witness)"],
  ["en", "lunch for the first day only actually", "Change Catering"],
  ["fr", "Ce n'est pas Cantin Dunn, non plus", "Retirer Cabinet\u00A0: Cantin Dunn s.e.n.c.r.l."],
  ["fr", "L'affaire n'est pas bien décrite", "Modifier Affaire"],
  ["fr", "enlevez Dunn", "Retirer Cabinet\u00A0: Cantin Dunn s.e.n.c.r.l."],
  ["fr", "Damien n'est pas de notre bord", "Retirer Participation\u00A0: Damien Roussel (avocat ou avocate)"],
  ["es", "No somos Cantú Duarte", "Quitar Despacho: Cantú Duarte S.C."],
  ["es", "El asunto no está bien escrito", "Cambiar Asunto"],
  ["es", "que sean 5", "Salas auxiliares: 5"],
  ["es", "Ingrid no es de los nuestros", "Quitar Participante: Ingrid Valle (testigo)"],
];

describe("what a correction is to change", () => {
  test.each(CASES)("%s: %s", async (locale, message, button) => {
    const { reply, changed, remarks } = await mended(locale, message);
    expect(reply.decision.say.filter(({ kind }) => kind === "point")).toHaveLength(1);
    expect(reply.text).toContain(message);
    expect(labels(reply)).toContain(button);
    expect(changed).toEqual({});
    expect(remarks).toBe("");
  });

  test.each(CASES)("is asked once, and never the same again: %s, %s", async (locale, message) => {
    const { talk } = await mended(locale, message);
    const again = await talk.say(message);
    expect(again.decision.say.filter(({ kind }) => kind === "point")).toHaveLength(0);
    expect(talk.values().remarks).toContain(message);
  });
});

async function pressed(talk: MemoryTalk, message: string, label: string) {
  const reply = await talk.say(message);
  const before = talk.values();
  const answer = await talk.press(reply.buttons.find((one) => one.label === label)?.id ?? label);
  return { changed: difference(before, talk.values()), answer };
}

describe("a button under it", () => {
  test("takes out what it names", async () => {
    const { changed } = await pressed(await noted("en"), "Please remove Kettle", "Remove Firm: Kettle Dunn LLP");
    expect(changed).toEqual({ contactFirm: "" });
  });

  test("keeps the words for staff", async () => {
    const talk = await noted("fr");
    const { changed } = await pressed(talk, "L'affaire n'est pas bien décrite", "Le signaler à l’équipe");
    expect(changed).toEqual({});
    expect(talk.values().remarks).toContain("L'affaire n'est pas bien décrite");
  });

  test("asks for a text anew, and the answer takes its place", async () => {
    const talk = await noted("es");
    const { answer } = await pressed(talk, "El asunto no está bien escrito", "Cambiar Asunto");
    expect(answer.decision.say.some((one) => one.kind === "ask" && one.topic === "story")).toBe(true);
    await talk.say("Una grúa portuaria que nunca llegó a Veracruz");
    expect(talk.values().caseDescription).toBe("Una grúa portuaria que nunca llegó a Veracruz");
  });
});

describe("no such question", () => {
  test.each<[Locale, string]>([
    ["en", "No, that's all, thank you"],
    ["en", "We also need a flip chart"],
    ["fr", "Non merci, c'est parfait"],
    ["fr", "Il nous faudrait aussi un tableau"],
    ["es", "No, gracias, así está bien"],
    ["es", "También necesitamos una pizarra"],
  ])("is put to who corrects nothing: %s, %s", async (locale, message) => {
    const { reply } = await mended(locale, message);
    expect(reply.decision.say.some((one) => one.kind === "point" && one.point.kind === "mend")).toBe(false);
  });
});
