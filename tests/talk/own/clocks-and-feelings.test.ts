/** The hour elsewhere is known, comfort is said where nothing could be done, and what a question states besides is kept. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { noted } from "../mends/kit.ts";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

describe("the hour at a place", () => {
  test.each<[Locale, string, RegExp]>([
    ["en", "What time is it in Tokyo?", /12:00 a\.m\. in Tokyo \(Tuesday, November 24, 2026\)/],
    ["fr", "Quelle heure est-il à Dakar ?", /15 h( 00)? à Dakar/],
    ["es", "¿Qué hora es en Madrid?", /en Madrid la hora es 4:00/],
    ["en", "What's the time difference between Toronto and Nairobi?", /difference of 8 hours/],
    ["fr", "Quel est le décalage horaire avec Paris ?", /9 h 30 à Montréal, il sera 15 h 30 à Paris : 6 heures de décalage/],
    ["es", "¿Cuántas horas de diferencia hay con Lima?", /1 hora de diferencia|misma hora/],
  ])("%s: %s", async (locale, message, answer) => {
    const talk = await noted(locale);
    const turn = await talk.say(message);
    expect(plain(turn.text)).toMatch(answer);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
  });
});

describe("somebody who is upset", () => {
  test.each<[Locale, string]>([
    ["en", "How many times do I have to say it?"],
    ["fr", "Vous moquez-vous de moi ?"],
    ["es", "¡Esto es indignante!"],
  ])("is offered a person once in a talk: %s", async (locale, message) => {
    const talk = await noted(locale);
    const first = await talk.say(message);
    expect(first.spoken.map(({ kind }) => kind)).toContain("upset");
    const again = await talk.say(message);
    expect(again.spoken.map(({ kind }) => kind)).not.toContain("upset");
  });

  test.each<[Locale, string, edit: Record<string, string>, RegExp]>([
    [
      "en",
      "This is infuriating. It is 15 people, not 14.",
      { value: "15", quote: "It is 15 people, not 14" },
      /^You’re right, I had that wrong\./,
    ],
    [
      "fr",
      "C'est exaspérant. Nous sommes 15, pas 14.",
      { value: "15", quote: "Nous sommes 15, pas 14" },
      /^Vous avez raison, je l’avais mal noté\./,
    ],
    ["es", "Esto es indignante. Somos 15, no 14.", { value: "15", quote: "Somos 15, no 14" }, /^Tiene razón, lo tenía mal anotado\./],
  ])("hears what was put right, and no comfort: %s", async (locale, message, edit, lead) => {
    const talk = await noted(locale);
    const feeling = message.slice(0, message.indexOf("."));
    const answer = {
      values: [],
      edits: [{ handle: "mainRoomCapacity", does: "replace", ...edit }],
      acts: [
        { act: "upset", quote: feeling },
        { act: "correct", quote: edit.quote },
      ],
    };
    const turn = await talk.say(message, {}, answer);
    expect(talk.values().mainRoomCapacity).toBe("15");
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("upset");
    expect(turn.text).toMatch(lead);
  });
});

describe("what a question states besides", () => {
  test.each<[Locale, string, kept: string]>([
    ["en", "Is there parking, my brother comes with a trailer?", "my brother comes with a trailer"],
    ["en", "Can the witness, who walks with a frame, sit near the door?", "who walks with a frame"],
    ["fr", "Y a-t-il du stationnement, nous venons à trois voitures ?", "nous venons à trois voitures"],
    ["es", "¿Hay estacionamiento, mi papá viene en camioneta?", "mi papá viene en camioneta"],
  ])("is kept: %s, %s", async (locale, message, kept) => {
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    await talk.say({ en: "Mediation in Toronto", fr: "Médiation à Montréal", es: "Mediación en Miami" }[locale]);
    await talk.say(message);
    expect(JSON.stringify(talk.values())).toContain(kept);
  });
});
