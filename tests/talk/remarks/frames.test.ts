/** What frames a letter, scolds, asks us or concludes from what is noted is no remark; what tells a fact is. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW, noted } from "#tests/talk/mends/kit.ts";

const remarksOf = (talk: MemoryTalk): string[] =>
  (JSON.parse(talk.values().remarks || "[]") as { text: string }[]).map(({ text }) => text.replaceAll("\u00A0", " "));

const LETTERS: readonly (readonly [Locale, string, RegExp])[] = [
  [
    "en",
    "Dear Concord team,\n\n1. Panel. Hon. Petra Lund presides, with Mr. Osei Boateng as arbitrator.\n2. Parties. The claimant is Larch Timber Inc. and the respondent is Quay Cranes Ltd.\n3. Place. We would like Toronto on March 9 and 10, 2027, from 9:30 to 4:30.\n4. Refreshments. Coffee in the morning for 14 people.\n\nYours faithfully,\nMoira Kettle\nmoira@kettledunn.ca",
    /Panel|Parties|Place\.|Refreshments|Dear|faithfully/,
  ],
  [
    "fr",
    "Chère équipe,\n\n1. Tribunal. L'arbitre unique est Me Paule Lund, avocate à Montréal.\n2. Parties. La demanderesse est Bois Larch inc. et la défenderesse est Grues Quay ltée.\n3. Lieu. Nous souhaitons Montréal les 9 et 10 mars 2027, de 9 h 30 à 16 h 30.\n4. Pauses. Du café le matin pour 14 personnes.\n\nVeuillez agréer mes salutations distinguées.\nMaude Cantin\nmaude@cantindunn.ca",
    /Tribunal|Parties|Lieu\.|Pauses|Chère|agréer/,
  ],
  [
    "es",
    "Estimados señores:\n\n1. Tribunal. El árbitro único es el Dr. Pedro Luna, de Miami.\n2. Partes. La demandante es Maderas Larch S.A. y la demandada es Grúas Quay S.A.\n3. Lugar. Quisiéramos Miami el 9 y el 10 de marzo de 2027, de 9:30 a 16:30.\n4. Pausas. Café por la mañana para 14 personas.\n\nAtentamente,\nMireya Cantú\nmireya@cantuduarte.mx",
    /Tribunal|Partes|Lugar\.|Pausas|Estimados|Atentamente/,
  ],
];

test.each(LETTERS)("%s: headings, greetings and closings of a letter are none", async (locale, letter, frames) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(letter);
  expect(remarksOf(talk).filter((text) => frames.test(text))).toEqual([]);
});

test("things one after the other are no headings", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Toronto on March 9, 2027.\nSpittoon. Lectern. Gavel.\nAbacus. Sundial. Two gongs.");
  const kept = `${remarksOf(talk).join(" ")} ${talk.values().specialRequirements ?? ""}`;
  for (const thing of ["Spittoon", "Gavel", "Abacus", "gongs"]) expect(kept).toContain(thing);
});

describe("reproaches and questions to us", () => {
  test.each<[Locale, string]>([
    ["en", "Why did you put down a second choice?"],
    ["en", "Why have you added a French interpreter?"],
    ["en", "Under lunch it still says sandwiches."],
    ["fr", "Pourquoi avez-vous mis un deuxième choix ?"],
    ["fr", "Pourquoi avoir ajouté un interprète ?"],
    ["fr", "Dans les repas il est toujours écrit sandwichs."],
    ["es", "¿Por qué pusieron una segunda opción?"],
    ["es", "¿Por qué agregó un intérprete?"],
    ["es", "En comidas todavía dice bocadillos."],
  ])("%s: %s", async (locale, words) => {
    const talk = await noted(locale);
    const before = remarksOf(talk);
    await talk.say(words);
    expect(remarksOf(talk)).toEqual(before);
  });
});

describe("conclusions from what is noted", () => {
  test.each<[Locale, string]>([
    ["en", "So a room for fourteen, then."],
    ["en", "So two small rooms besides."],
    ["fr", "Il faut donc une salle pour quatorze."],
    ["fr", "Donc encore deux petites salles."],
    ["es", "Entonces una sala para catorce."],
    ["es", "Entonces dos salitas pequeñas."],
  ])("%s: %s", async (locale, concluded) => {
    const talk = await noted(locale);
    const before = talk.values();
    await talk.say(concluded);
    expect(remarksOf(talk)).toEqual([]);
    expect(talk.values().breakoutRoomCount).toBe(before.breakoutRoomCount);
  });
});

describe("a question that was answered", () => {
  test.each<[Locale, string, RegExp, RegExp | null]>([
    ["en", "Is it all right if I bring my guide dog?", /^Question/, /guide dog/],
    ["fr", "Puis-je venir avec mon chien guide ?", /^Question/, /chien guide/],
    ["es", "¿Puedo ir con mi perro guía?", /^Pregunta/, /perro guía/],
  ])("%s: %s", async (locale, words, question, fact) => {
    const talk = await noted(locale);
    await talk.say(words);
    const kept = remarksOf(talk);
    expect(kept.filter((text) => question.test(text))).toEqual([]);
    if (fact) expect(`${kept.join(" ")} ${talk.values().specialRequirements ?? ""}`).toMatch(fact);
  });
});
