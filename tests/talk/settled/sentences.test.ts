/** What is settled stays as it is for words that are of something else, in three languages; what contradicts it is asked with both values named. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, NOW, noted } from "../mends/kit.ts";

/** Words of a side, a meal, one room, a payer, a story, a fallback or one who joins from elsewhere. */
const OF_SOMETHING_ELSE: readonly (readonly [Locale, string, string])[] = [
  ["en", "mainRoomCapacity", "Six of us are with the claimant, the rest are theirs."],
  ["en", "mainRoomCapacity", "Lunch for 10, please, and one private room per party."],
  ["en", "locationType", "If Toronto is full we could do it over Zoom."],
  ["en", "locationType", "Otherwise by video."],
  ["en", "proceedingType", "The board hearing last year ended badly, so please keep the parties apart."],
  ["en", "contactName", "Send the invoice to Harold Finch, he is our bookkeeper."],
  ["en", "location", "hmm no. toronto in person for me after all"],
  ["fr", "mainRoomCapacity", "Du côté de la demanderesse nous serons cinq."],
  ["fr", "mainRoomCapacity", "Un dîner pour 8, et une petite salle pour chaque partie."],
  ["fr", "locationType", "Si Montréal n'est pas libre, ce serait en ligne."],
  ["fr", "locationType", "Sinon en visioconférence."],
  ["fr", "proceedingType", "Ma cliente est déjà en procès ailleurs, donc prévoyez une entrée discrète."],
  ["fr", "contactName", "La facture est pour Édouard Maillet, notre comptable."],
  ["es", "mainRoomCapacity", "Por la demandante vamos cinco."],
  ["es", "mainRoomCapacity", "Almuerzo para 10 y una sala pequeña para cada parte."],
  ["es", "locationType", "Si Miami no está disponible, podría ser por videoconferencia."],
  ["es", "proceedingType", "El juicio del año pasado fue largo, así que necesitaremos café."],
  ["es", "contactName", "La factura va a nombre de Tomás Rueda, nuestro contador."],
];

describe("words about something else", () => {
  test.each(OF_SOMETHING_ELSE)("%s: %s stays: %s", async (locale, field, message) => {
    const talk = await noted(locale);
    const before = talk.values();
    await talk.say(message);
    expect(talk.values()[field]).toBe(before[field]);
  });
});

/** How many come, said in the sentence of the story. */
const IN_STORY: readonly (readonly [Locale, string])[] = [
  ["en", "It's about a boat that sank at its mooring and we will be 20 people."],
  ["fr", "Il s'agit d'un bateau qui a coulé à quai et nous serons 20 personnes."],
  ["es", "Se trata de un barco que se hundió en el muelle y seremos 20 personas."],
];

describe("a count next to the story", () => {
  test.each(IN_STORY)("%s: is asked about, or noted: %s", async (locale, message) => {
    const talk = await noted(locale);
    const { buttons } = await talk.say(message);
    expect(talk.values().mainRoomCapacity === "20" || buttons.some(({ label }) => label.includes("20"))).toBe(true);
  });
});

const KEEP: Readonly<Record<Locale, RegExp>> = { en: /^Keep /u, fr: /^Garder /u, es: /^Dejar /u };
/** What contradicts a settled value and corrects nothing. */
const CONTRADICTIONS: readonly (readonly [Locale, string, string, string])[] = [
  ["en", "We will be 20 people in the room.", "mainRoomCapacity", "20"],
  ["en", "My e-mail address is moira@kettle.example.", "contactEmail", "moira@kettle.example"],
  ["fr", "Nous serons 20 personnes dans la salle.", "mainRoomCapacity", "20"],
  ["fr", "Mon adresse courriel est maude@cantin.example.", "contactEmail", "maude@cantin.example"],
  ["es", "Seremos 20 personas en la sala.", "mainRoomCapacity", "20"],
  ["es", "Mi correo electrónico es mireya@cantu.example.", "contactEmail", "mireya@cantu.example"],
];

describe("another value than the one that is settled", () => {
  test.each(CONTRADICTIONS)("%s: is asked with both named, or taken where it corrects: %s", async (locale, message, field, value) => {
    const talk = await noted(locale);
    const before = talk.values();
    const { buttons } = await talk.say(message);
    if (talk.values()[field] !== before[field]) return expect(talk.values()[field]).toBe(value);
    const labels = buttons.map(({ label }) => label);
    expect(labels.some((label) => KEEP[locale].test(label) && label.includes(before[field] ?? ""))).toBe(true);
    expect(labels.some((label) => label.includes(value))).toBe(true);
  });

  test("once asked and passed over it is not asked again, also after a card is saved", async () => {
    const talk = await noted("en");
    const { buttons } = await talk.say("We will be 20 people in the room.");
    if (!buttons.some(({ label }) => label.startsWith("Keep"))) return;
    const saved = await talk.say("Saved", { card: "costs", typed: { financialResponsibility: "50_50" } });
    expect(saved.buttons.filter(({ label }) => label.startsWith("Keep"))).toEqual([]);
  });
});

describe("what was chosen on a card", () => {
  test.each([
    ["en", "It is a disciplinary hearing before the board of the club."],
    ["fr", "C'est une audience disciplinaire devant le conseil du club."],
    ["es", "Es una audiencia disciplinaria ante la junta del club."],
  ] as const)("%s: gives way to no word of the matter", async (locale, message) => {
    const talk = await noted(locale);
    await talk.say("Saved", { card: "place", typed: { proceedingType: "other" } });
    const before = talk.values();
    await talk.say(message);
    expect(difference(before, talk.values())).not.toHaveProperty("proceedingType");
  });
});

describe("a yes to “shall I enter it?”", () => {
  test.each([
    ["en", "Mediation in Toronto on March 9, 2027, 9 to 4.", "Is the second choice of March 16 down?"],
    ["fr", "Médiation à Montréal le 9 mars 2027, de 9 h à 16 h.", "Avez-vous noté le deuxième choix, le 16 mars ?"],
    ["es", "Mediación en Miami el 9 de marzo de 2027, de 9 a 16.", "¿Está anotada la segunda opción del 16 de marzo?"],
  ] as const)("%s: leaves the hearing on its day", async (locale, first, question) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(first);
    const { buttons } = await talk.say(question);
    if (buttons.some(({ id }) => id.startsWith("yes"))) await talk.press("yes");
    expect(talk.values().preferredDate).toBe("2027-03-09");
  });
});
