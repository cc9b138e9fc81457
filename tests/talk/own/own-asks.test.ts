/** Questions about one's own request are answered from it: what it is now, what it comes from, and how it is changed. Nothing of them is left to staff. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, NOW, noted } from "../mends/kit.ts";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

/** Asks of the request that the kit has begun; nothing of it changes by the question. */
async function asked(locale: Locale, message: string) {
  const talk = await noted(locale);
  const before = talk.values();
  const turn = await talk.say(message);
  expect(difference(before, talk.values())).toEqual({});
  expect(talk.values().remarks ?? "").toBe(before.remarks ?? "");
  const kinds = turn.spoken.map(({ kind }) => kind);
  expect(kinds).not.toContain("unanswered");
  expect(kinds).not.toContain("answer");
  return { text: plain(turn.text), kinds, buttons: turn.buttons.map(({ id }) => id) };
}

describe("why something is noted as it is", () => {
  test.each<[Locale, string, value: RegExp, origin: RegExp]>([
    ["en", "Why do you have 14 people?", /Room for: 14/, /your message: “/],
    ["en", "where did you get 9:30 from?", /9:30 a\.m\./, /your message: “/],
    ["en", "who asked for a court reporter?", /Court reporter: Yes/, /your message: “/],
    ["en", "Who said anything about a second choice?", /Second choice/, /./],
    ["en", "How come it says Toronto?", /City: Toronto/, /your message: “/],
    ["fr", "Pourquoi avez-vous mis deux salles de retrait ?", /Salles de caucus : 2/, /votre message : « /],
    ["fr", "D'où tenez-vous 16 h 30 ?", /16 h 30/, /votre message : « /],
    ["fr", "Qui a demandé un interprète ?", /Interprète : /, /votre message : « /],
    ["es", "¿Por qué pone 16:30?", /4:30/, /su mensaje: «/],
    ["es", "¿Quién pidió un estenógrafo?", /Estenógrafo: Sí/, /su mensaje: «/],
    ["es", "¿De dónde sacó lo de Miami?", /Ciudad: Miami/, /su mensaje: «/],
  ])("%s: %s", async (locale, message, value, origin) => {
    const { text, kinds, buttons } = await asked(locale, message);
    expect(kinds).toContain("explained");
    expect(text).toMatch(value);
    expect(text).toMatch(origin);
    expect(buttons.some((id) => id.startsWith("edit:"))).toBe(true);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "Who asked for a videographer?", /Nothing is noted for this yet: /],
    ["fr", "Qui a parlé d'un vidéaste ?", /Rien n’est encore noté à ce sujet : /],
    ["es", "¿Quién pidió un videógrafo?", /Todavía no hay nada anotado sobre esto: /],
  ])("%s: of what is not noted it is said so: %s", async (locale, message, answer) => {
    expect((await asked(locale, message)).text).toMatch(answer);
  });
});

describe("what is noted now", () => {
  test.each<[Locale, string, RegExp]>([
    ["en", "How many breakout rooms do I have?", /Breakout rooms: 2/],
    ["en", "and what time do we finish now?", /9:30 a\.m\. to 4:30/],
    ["en", "Who is our arbitrator?", /Petra Lund/],
    ["en", "is our reference in?", /Nothing is noted for this yet: /],
    ["en", "Did you note the call-back?", /Nothing is noted for this yet: /],
    ["fr", "À quelle heure finit l'audience ?", /16 h 30/],
    ["fr", "Combien de salles de retrait avons-nous maintenant ?", /Salles de caucus : 2/],
    ["fr", "Quel est notre numéro de dossier ?", /Rien n’est encore noté à ce sujet : /],
    ["es", "¿Y a qué hora termina ahora?", /4:30/],
    ["es", "¿Cuántas salas tengo?", /Salas auxiliares: 2/],
    ["es", "¿Cuál es nuestra segunda opción?", /16 de marzo/],
  ])("%s: %s", async (locale, message, answer) => {
    const { text, kinds } = await asked(locale, message);
    expect(kinds).toContain("shown");
    expect(text).toMatch(answer);
  });
});

test("of several days the one that is asked about is said", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Arbitration in person in Toronto, March 9, 2027 from 9:30 to 16:30 and March 11, 2027 from 10:00 to 15:00, 8 people.");
  const turn = await talk.say("And what time do we finish on March 11 now?");
  const shown = plain(turn.spoken.find(({ kind }) => kind === "shown")?.text ?? "");
  expect(shown).toContain("3:00 p.m.");
  expect(shown).not.toContain("March 9");
});

describe("questions about us are none of the request", () => {
  test.each<[Locale, string]>([
    ["en", "Why do you close at 5?"],
    ["en", "Why are the rooms in Toronto so small?"],
    ["en", "How many rooms do you have?"],
    ["en", "Can we have lunch at noon?"],
    ["en", "What time do you open?"],
    ["fr", "Pourquoi demandez-vous mon numéro de téléphone ?"],
    ["fr", "Combien de salles avez-vous à Montréal ?"],
    ["es", "¿Por qué piden mi teléfono?"],
    ["es", "¿A qué hora abren?"],
  ])("%s: %s", async (locale, message) => {
    const talk = await noted(locale);
    const kinds = (await talk.say(message)).spoken.map(({ kind }) => kind);
    expect(kinds).not.toContain("explained");
    expect(kinds).not.toContain("shown");
  });
});

describe("a reproach is no question for staff", () => {
  test.each<[Locale, string]>([
    ["en", "Are you even listening?"],
    ["en", "How hard can it be?"],
    ["en", "if you cant do that just say so"],
    ["fr", "Combien de fois dois-je le répéter ?"],
    ["fr", "Vous moquez-vous de moi ?"],
    ["es", "¿Es que no me escucha?"],
    ["es", "¿Tan difícil es?"],
  ])("%s: %s", async (locale, message) => {
    const talk = await noted(locale);
    const before = talk.values().remarks ?? "";
    const turn = await talk.say(message);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
    expect(talk.values().remarks ?? "").toBe(before);
  });
});
