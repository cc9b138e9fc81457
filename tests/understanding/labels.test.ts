/** "FIELD is VALUE" and "FIELD: VALUE" put the value into that field, in the place of what is noted there, and make no matter of it. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const BASE: Record<Locale, string> = {
  en: "Arbitration in Toronto, March 8 to 12, 2027, 9:30 to 5, in person. I'm Dana Whitlock, Whitlock LLP, dana@whitlock.ca, 416-555-0134.",
  fr: "Arbitrage à Montréal du 8 au 12 mars 2027, de 9 h 30 à 17 h, en personne. Je suis Dana Whitlock, Whitlock inc., dana@whitlock.ca, 514-555-0134.",
  es: "Arbitraje en Miami del 8 al 12 de marzo de 2027, de 9:30 a 17:00, presencial. Soy Dana Whitlock, Whitlock SC, dana@whitlock.mx, 305 555 0134.",
};

type Label = readonly [label: string, words: string, field: string, value: string];
const LABELS: Record<Locale, readonly Label[]> = {
  en: [
    ["the firm", "Larch & Pine LLP", "contactFirm", "Larch & Pine LLP"],
    ["the phone number", "416-555-0199", "contactPhone", "+14165550199"],
    ["the e-mail", "dana.w@larch.ca", "contactEmail", "dana.w@larch.ca"],
    ["the venue", "Ottawa", "location", "arbitration_place_ottawa"],
    ["the format", "virtual", "locationType", "virtual"],
    ["the number of participants", "14", "mainRoomCapacity", "14"],
    ["the number of breakout rooms", "3", "breakoutRoomCount", "3"],
    ["the room setup", "boardroom", "roomSetup", "boardroom"],
    ["the court file number", "CV-25-00712345", "courtFileNumber", "CV-25-00712345"],
    ["the claimant", "Oak Developments Inc.", "claimantName", "Oak Developments Inc."],
    ["the respondent", "Elm Holdings Inc.", "respondentName", "Elm Holdings Inc."],
    ["the start time", "10 a.m.", "consecutiveStartTime", "10:00"],
  ],
  fr: [
    ["le cabinet", "Larch & Pin inc.", "contactFirm", "Larch & Pin inc."],
    ["le numéro de téléphone", "514-555-0199", "contactPhone", "+15145550199"],
    ["le courriel", "dana.w@larch.ca", "contactEmail", "dana.w@larch.ca"],
    ["le lieu", "Ottawa", "location", "arbitration_place_ottawa"],
    ["le nombre de participants", "14", "mainRoomCapacity", "14"],
    ["le numéro de dossier de cour", "500-17-123456-789", "courtFileNumber", "500-17-123456-789"],
    ["la demanderesse", "Chêne inc.", "claimantName", "Chêne inc."],
    ["la défenderesse", "Orme inc.", "respondentName", "Orme inc."],
    ["l'heure de début", "10 h", "consecutiveStartTime", "10:00"],
  ],
  es: [
    ["el despacho", "Larch y Pino, S.C.", "contactFirm", "Larch y Pino, S.C."],
    ["el teléfono", "305 555 0199", "contactPhone", "+13055550199"],
    ["el correo", "dana.w@larch.mx", "contactEmail", "dana.w@larch.mx"],
    ["la sede", "Toronto", "location", "arbitration_place_toronto"],
    ["el número de participantes", "14", "mainRoomCapacity", "14"],
    ["la demandante", "Roble S.A.", "claimantName", "Roble S.A."],
    ["la hora de inicio", "10:00", "consecutiveStartTime", "10:00"],
  ],
};

const IS: Record<Locale, readonly string[]> = {
  en: [" is ", ": ", " should be "],
  fr: [" est ", " : ", " devrait être "],
  es: [" es ", ": "],
};
const LEADS: Record<Locale, readonly string[]> = { en: ["", "Also, ", "Thanks. "], fr: ["", "Merci. "], es: ["", "Gracias. "] };

const one = fc.constantFrom<Locale>("en", "fr", "es").chain((locale) =>
  fc.record({
    locale: fc.constant(locale),
    label: fc.constantFrom(...LABELS[locale]),
    is: fc.constantFrom(...IS[locale]),
    lead: fc.constantFrom(...LEADS[locale]),
    isCapital: fc.boolean(),
  }),
);

test("a labelled value is in its field, and no matter", async () => {
  await fc.assert(
    fc.asyncProperty(one, async ({ locale, label: [label, words, field, value], is, lead, isCapital }) => {
      const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
      await talk.say(BASE[locale]);
      const head = isCapital && !lead.endsWith(", ") ? `${label[0]?.toUpperCase()}${label.slice(1)}` : label;
      const message = `${lead}${head}${is}${words}`;
      await talk.say(message);
      const values = talk.values();
      expect(values[field], message).toBe(value);
      expect(values.caseDescription, message).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

test.each([
  ["The venue is fine.", "location"],
  ["The start time isn't right.", "consecutiveStartTime"],
  ["Is the venue Ottawa?", "location"],
  ["The respondent's firm is Fir LLP.", "contactFirm"],
])("“%s” changes nothing", async (message, field) => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say(BASE.en);
  const before = talk.values()[field];
  await talk.say(message);
  expect(talk.values()[field]).toBe(before);
});

test("two vegetarians, or somebody in a wheelchair, are not how many the room is for", async () => {
  const talk = new MemoryTalk("fr", new Date("2026-11-23T15:00:00Z"));
  await talk.say(BASE.fr);
  await talk.say("Le traiteur doit tenir compte de deux personnes végétariennes.");
  expect(talk.values().mainRoomCapacity).toBeUndefined();
});
