/** What people say in other words than most: hours by quarters, days by their rank, cities that were agreed on, addresses not to use. */
import { describe, expect, test } from "vitest";
import { isUnmistakableYes } from "./confirmation.ts";
import { detectLanguage } from "./language.ts";
import { type Given, understood, wholly } from "./testing.ts";

/** Today is Saturday, 21 November 2026. */
describe("hours and days in words", () => {
  test.each<[string, Given, Record<string, string>]>([
    ["An expert determination online at a quarter to nine in the morning", {}, { startTime: "08:45" }],
    ["quarter to one", { asked: ["startTime"] }, { startTime: "12:45" }],
    ["à neuf heures moins quart du matin", { asked: ["startTime"] }, { startTime: "08:45" }],
    ["a un cuarto para las nueve de la mañana", { asked: ["startTime"] }, { startTime: "08:45" }],
    ["a las tres menos cuarto de la tarde", { asked: ["startTime"] }, { startTime: "14:45" }],
    ["A mediation on the first Monday of next month", {}, { preferredDate: "2026-12-07" }],
    ["une médiation le deuxième mercredi du mois prochain", {}, { preferredDate: "2026-12-09" }],
    ["una mediación el primer lunes del mes que viene", {}, { preferredDate: "2026-12-07" }],
    ["a case conference the week after next on Tuesday", {}, { preferredDate: "2026-12-01" }],
    ["pas la semaine prochaine mais la suivante, le mardi", { asked: ["preferredDate"] }, { preferredDate: "2026-12-01" }],
    ["no la semana que viene sino la siguiente, el martes", { asked: ["preferredDate"] }, { preferredDate: "2026-12-01" }],
    ["in exactly three weeks", { asked: ["preferredDate"] }, { preferredDate: "2026-12-12" }],
    ["dans exactement trois semaines", { asked: ["preferredDate"] }, { preferredDate: "2026-12-12" }],
    ["We have a court trial starting Monday, December 7, 2026 at 10 a.m.", {}, { preferredDate: "2026-12-07", startTime: "10:00" }],
  ])("%s", (message, given, fields) => {
    expect(understood(message, given)).toMatchObject(fields);
  });

  test("a day from which on any would do is none", () => {
    expect(understood("An arbitration in Toronto, any day starting Monday, December 7")).not.toHaveProperty("preferredDate", "2026-12-07");
  });
});

test.each([
  ["My clients have to hold an arbitration and have agreed on Miami", "arbitration_place_miami"],
  ["un arbitrage ; mes clients se sont entendus pour Miami", "arbitration_place_miami"],
  ["We'll be cross-examining Harpreet Rana at your Montreal address, in person", "arbitration_place_montreal"],
  ["un contre-interrogatoire à votre adresse de Montréal", "arbitration_place_montreal"],
  ["une salle de réunion à votre bureau des Caïmans", "arbitration_place_cayman"],
  ["une médiation, et c'est Montréal qui nous arrange le mieux", "arbitration_place_montreal"],
])("%s is there", (message, location) => {
  expect(understood(message)).toMatchObject({ location });
});

test.each([
  "Please do not use the general address info@fenwicktse.example, nobody reads that one, and send everything to my own, g.tse@fenwicktse.example",
  "Svp n'utilisez pas l'adresse générale info@fenwicktse.example, personne ne la lit, et envoyez tout à la mienne, g.tse@fenwicktse.example",
  "Por favor no usen la dirección general info@fenwicktse.example, nadie la lee, y manden todo a la mía, g.tse@fenwicktse.example",
])("%s", (message) => {
  expect(understood(message, { asked: ["contactEmail"] })).toMatchObject({ contactEmail: "g.tse@fenwicktse.example" });
});

describe("a yes", () => {
  test.each([
    ["Yes, that is all in order, thank you", "en"],
    ["Yes that's everything", "en"],
    ["Yes, both days are right", "en"],
    ["Yes, every line is correct", "en"],
    ["Oui, c'est tout bon", "fr"],
    ["Oui, les deux journées sont exactes", "fr"],
    ["Oui, passez la commande s'il vous plaît", "fr"],
    ["Sí, los dos días están bien", "es"],
    ["Sí, es todo correcto", "es"],
  ] as const)("%s", (text, locale) => {
    expect(isUnmistakableYes(text, locale)).toBe(true);
  });

  test.each([
    ["both days are right, but not the hour", "en"],
    ["The days are right", "en"],
    ["that's everything", "en"],
    ["Yes, the first day is right and the second is not", "en"],
    ["les dates sont exactes mais pas le lieu", "fr"],
  ] as const)("%s is none", (text, locale) => {
    expect(isUnmistakableYes(text, locale)).toBe(false);
  });
});

describe("what the case is about", () => {
  const story: Given = { asked: ["caseDescription"] };

  test("is taken as it is when it is said again", () => {
    const words = "how much the bakery we owned together is worth";
    expect(understood(words, story)).not.toHaveProperty("caseDescription");
    expect(understood(words, { ...story, earlier: [`+1 506 555 0148\n${words}`] })).toEqual({ caseDescription: words });
  });

  test("a question said twice stays one", () => {
    const words = "What does a half day cost?";
    expect(understood(words, { ...story, earlier: [words] })).not.toHaveProperty("caseDescription");
  });

  test.each([
    ["A complaint against a paramedic about a late ambulance", "en"],
    ["Une plainte contre un paramédic au sujet d'une ambulance en retard", "fr"],
    ["Una disputa entre dos vecinos sobre una cerca vieja", "es"],
  ] as const)("%s is kept from its beginning", (message, locale) => {
    expect(understood(message, { ...story, locale })).toEqual({ caseDescription: message });
  });

  test("what is booked is no part of it", () => {
    expect(understood("A mediation about unpaid rent")).toEqual({ proceedingType: "mediation", caseDescription: "unpaid rent" });
  });

  test("a month in it is no wish", () => {
    expect(
      understood("+1 416 555 0183\nUne serre dont le chauffage a lâché en janvier", { locale: "fr", asked: ["contactPhone"] }),
    ).not.toHaveProperty("preferredDate");
  });
});

test.each([
  ["TH/2024-019-B", "TH/2024-019-B"],
  ["GX-2291-B", "GX-2291-B"],
])("%s is the number of a contract", (message, contractNumber) => {
  expect(wholly(message, { asked: ["contractNumber"] })).toMatchObject({ contractNumber });
});

test.each([
  ["One of the members is deaf, so sign language interpreters will be needed.", "en", "sign language interpreters will be needed"],
  ["Un des membres est sourd ; des interprètes en langue des signes seront nécessaires.", "fr", "langue des signes"],
  ["Uno de los miembros es sordo, así que harán falta intérpretes de lengua de señas.", "es", "intérpretes de lengua de señas"],
] as const)("%s: a need told to another question is kept", (message, locale, need) => {
  expect(understood(message, { locale, asked: ["contactName", "contactFirm"] }).specialRequirements).toContain(need);
});

test("a day on which something will begin is no story", () => {
  const day = "On a un procès devant le tribunal qui débute le 19 avril 2027";
  expect(understood(day, { locale: "fr" })).toMatchObject({ preferredDate: "2027-04-19" });
  expect(understood("Le bail a débuté le 3 mars", { locale: "fr" })).not.toHaveProperty("preferredDate");
});

test("an English sentence with many a's is not taken for a French one", () => {
  expect(detectLanguage("A complaint against a paramedic about a late ambulance")).not.toBe("fr");
});

test.each([
  "May I ask how long a half day is with you?",
  "Could I ask whether half days end at noon?",
  "Puis-je savoir combien de temps dure une demi-journée chez vous ?",
  "Pourrait-on vous demander si une demi-journée finit à midi ?",
  "¿Me permiten preguntar cuánto dura medio día con ustedes?",
  "¿Puedo preguntarles si medio día termina a las 12?",
])("%s changes nothing", (message) => {
  expect(wholly(message, { values: { duration: "extended", startTime: "08:00" } })).toEqual({});
});

test("who signs with pronouns signs", () => {
  const foot = "Pascale Obodo (she/her)\nSenior law clerk to Mtre Henri Quesnel\nQuesnel Tardif Obodo s.e.n.c.r.l.\npobodo@qto.example";
  expect(understood(`Good morning,\n\nA mediation in Montreal, please.\n\nWith many thanks,\n\n${foot}`)).toMatchObject({
    contactName: "Pascale Obodo",
    contactFirm: "Quesnel Tardif Obodo s.e.n.c.r.l.",
  });
});

test("the foot of a letter: a position is no firm, and a firm is not for whom it acts", () => {
  const letter = (lines: string) => `Buenos días:\n\nUna mediación en Montreal.\n\nMuchas gracias,\n\n${lines}`;
  expect(
    understood(
      letter("Pascale Obodo\nAsistente legal principal del Lic. Henri Quesnel\nQuesnel Tardif Obodo s.e.n.c.r.l.\npobodo@qto.example"),
    ),
  ).toMatchObject({ contactName: "Pascale Obodo", contactFirm: "Quesnel Tardif Obodo s.e.n.c.r.l." });
  expect(
    understood(
      "An arbitration, please.\n\nRegards,\nFiona Adair\nKhoury Stanhope LLP, counsel for the claimant\nfadair@ks.example\n416-555-0404",
    ),
  ).toMatchObject({ contactFirm: "Khoury Stanhope LLP" });
});
