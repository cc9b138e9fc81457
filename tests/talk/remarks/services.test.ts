/** Costs, rooms and services, said in ways that fields of ours hold. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const OPENING: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9, 2027, 9:30 to 4:30. Rosa Lindgren, Tallow Foods Inc., rosa@tallowfoods.example, 416 555 0177. It's about spoiled flour.",
  fr: "Arbitrage à Montréal le 9 mars 2027, de 9 h 30 à 16 h 30. Rosa Lindgren, Aliments Tallow inc., rosa@tallowfoods.example, 514 555 0177. Il s'agit de farine avariée.",
  es: "Arbitraje en Miami el 9 de marzo de 2027, de 9:30 a 16:30. Rosa Lindgren, Alimentos Tallow S.A., rosa@tallowfoods.example, 305 555 0177. Es por harina echada a perder.",
};

async function after(locale: Locale, message: string): Promise<Record<string, string>> {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale]);
  await talk.say(message);
  return talk.values();
}

test.each([
  ["en", "The company will cover all of it.", { financialResponsibility: "100_booking_party" }],
  ["fr", "Les frais sont à la charge de notre étude.", { financialResponsibility: "100_booking_party" }],
  ["es", "Paga la empresa.", { financialResponsibility: "100_booking_party" }],
  ["en", "The claimant advances the costs.", { financialResponsibility: "other" }],
  ["fr", "C'est la demanderesse qui avance les frais.", { financialResponsibility: "other" }],
  ["en", "We need a court reporter with a realtime feed.", { courtReportingRequired: "true", transcriptSeniorServices: "real_time" }],
  ["es", "Necesitamos interpretación simultánea español-inglés.", { interpretationType: "simultaneous" }],
  ["fr", "Il nous faut un sténographe et la transcription en temps réel.", { transcriptSeniorServices: "real_time" }],
  ["en", "Two breakout rooms and a retiring room for the tribunal.", { breakoutRoomCount: "2", additionalRoomTypes: "retiring room" }],
  ["fr", "Deux salles de retrait et une salle de délibéré.", { breakoutRoomCount: "2", additionalRoomTypes: "salle de délibéré" }],
  ["es", "Dos salas auxiliares y una sala para el tribunal.", { breakoutRoomCount: "2", additionalRoomTypes: "sala para el tribunal" }],
] as const)("%s: %s", async (locale, message, fields) => {
  expect(await after(locale, message)).toMatchObject(fields);
});

test.each([
  ["en", "Please arrange an audio recording."],
  ["fr", "Prévoyez un enregistrement audio."],
  ["es", "Necesitamos grabación de audio."],
] as const)("sound is no video (%s)", async (locale, message) => {
  const values = await after(locale, message);
  expect(values.needsLegalVideography ?? "false").toBe("false");
  expect(`${values.specialRequirements} ${values.remarks}`).toMatch(/audio/);
});
