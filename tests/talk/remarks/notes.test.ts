/** "Put it in a note": these words, and no others, reach staff; nothing that is noted changes by them. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { difference, noted } from "../mends/kit.ts";

const remarksIn = (values: Record<string, string>): string[] =>
  (JSON.parse(values.remarks || "[]") as { text: string }[]).map(({ text }) => text);

const ORDERED: readonly [Locale, message: string, note: string][] = [
  ["en", "Put it in a note then: the hearing stops at 2 on the ninth.", "the hearing stops at 2 on the ninth"],
  ["en", "Please add a note that the witness has a stammer.", "the witness has a stammer"],
  ["en", "The witness has a stammer. Put that in a note.", "The witness has a stammer"],
  ["fr", "Mettez-le dans une note : l'arbitre ne parle pas avant onze heures.", "l'arbitre ne parle pas avant onze heures"],
  ["fr", "Ajoutez une note : le témoin est bègue.", "le témoin est bègue"],
  ["es", "Póngalo en una nota entonces: la audiencia termina a las 2.", "la audiencia termina a las 2"],
  ["es", "Ponga en una nota que el testigo es tartamudo, por favor.", "el testigo es tartamudo"],
];

describe("an order to note", () => {
  test.each(ORDERED)("%s: %s", async (locale, message, note) => {
    const talk = await noted(locale);
    const before = talk.values();
    const turn = await talk.say(message);
    expect(remarksIn(talk.values())).toContain(note);
    expect(difference(before, talk.values())).toEqual({});
    expect(turn.remarks).toContain(note);
    expect(talk.isBooked).toBe(false);
  });

  test.each<[Locale, string, string]>([
    ["en", "Put it in a note: the hearing stops at 2. And send it.", "the hearing stops at 2"],
    ["fr", "Mettez dans une note : l'audience finit à 14 h. Et envoyez-la.", "l'audience finit à 14 h"],
    ["es", "Póngalo en una nota: la audiencia termina a las 2. Y mande no más.", "la audiencia termina a las 2"],
  ])("and to send: %s, %s", async (locale, message, note) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(talk.isBooked).toBe(true);
    // The request is sent as it was shown, and the note goes with it.
    expect(talk.passed.join("\n")).toContain(note);
  });

  test.each<[Locale, string]>([
    ["en", "You did not put it in a note."],
    ["fr", "Vous ne l'avez pas mis dans une note."],
    ["es", "No lo puso en una nota."],
  ])("a complaint of it is none: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    const before = remarksIn(talk.values());
    await talk.say(message);
    expect(remarksIn(talk.values()).filter((text) => !before.includes(text) && !message.includes(text.replace(/\.$/, "")))).toEqual([]);
  });
});

describe("note that …", () => {
  test.each<[Locale, string, string]>([
    ["en", "Please note that the caretaker of the other side knows us well.", "caretaker"],
    ["fr", "Veuillez noter que le concierge de l'autre partie nous connaît bien.", "concierge"],
    ["es", "Anote que el conserje de la otra parte nos conoce bien.", "conserje"],
  ])("what no field holds: %s, %s", async (locale, message, words) => {
    const talk = await noted(locale);
    await talk.say(message);
    expect(remarksIn(talk.values()).join("\n")).toContain(words);
  });

  test.each<[Locale, string]>([
    ["en", "Note that we will be 16 people, not 14."],
    ["fr", "Veuillez noter que nous serons 16 personnes et non 14."],
    ["es", "Anote que seremos 16 personas, no 14."],
  ])("what a field says is no remark besides: %s, %s", async (locale, message) => {
    const talk = await noted(locale);
    const before = remarksIn(talk.values());
    await talk.say(message);
    expect(talk.values().mainRoomCapacity).toBe("16");
    expect(remarksIn(talk.values())).toEqual(before);
  });
});

describe("a note without words", () => {
  test.each<[Locale, string, string]>([
    ["en", "Please put it in a note.", "the exhibits are fragile"],
    ["fr", "Mettez-le dans une note, s'il vous plaît.", "les pièces sont fragiles"],
    ["es", "Póngalo en una nota, por favor.", "las piezas son frágiles"],
  ])("%s: “%s” asks what, and keeps what comes next", async (locale, order, words) => {
    const talk = await noted(locale);
    const before = talk.values();
    const asked = await talk.say(order);
    expect(asked.decision.say.map(({ kind }) => kind)).toContain("note_what");
    expect(talk.values()).toEqual(before);
    await talk.say(words);
    expect(talk.values().remarks).toContain(words);
  });
});
