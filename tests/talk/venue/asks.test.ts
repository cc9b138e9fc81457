/** What a message asks of the venue's calendar and rooms is read as that, and nothing that only sounds like it. */
import { describe, expect, test } from "vitest";
import type { Locale, VenueAsk } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

const asked = async (message: string, locale: Locale = "en") => {
  const said = understand(message, { today: "2026-11-23", locale, asked: "-" }, await memoryModel());
  return said.questions.flatMap(({ asks }) => asks ?? []);
};

const READ: readonly (readonly [VenueAsk, Locale, string])[] = [
  ["free_days", "en", "What is free in February?"],
  ["free_days", "en", "Which days are free in Toronto in February?"],
  ["free_days", "en", "when do you have availability?"],
  ["free_days", "en", "What days do you have open in March?"],
  ["free_days", "en", "show me the calendar"],
  ["free_days", "fr", "Qu'est-ce qui est libre en février ?"],
  ["free_days", "fr", "Quels jours sont libres à Montréal en mars ?"],
  ["free_days", "fr", "Quelles sont vos disponibilités en février ?"],
  ["free_days", "es", "¿Qué días tienen libres en febrero?"],
  ["free_days", "es", "¿Qué hay disponible en febrero?"],
  ["hold", "en", "Can you hold these dates for me?"],
  ["hold", "en", "Please hold those dates for us"],
  ["hold", "en", "hold the room for 48 hours"],
  ["hold", "en", "Could you put a hold on these days while I check with my client?"],
  ["hold", "en", "could you keep those dates for us"],
  ["hold", "fr", "Pouvez-vous me retenir ces dates ?"],
  ["hold", "fr", "Gardez-nous la salle 48 heures"],
  ["hold", "fr", "Pouvez-vous mettre une option sur ces dates ?"],
  ["hold", "es", "¿Me pueden apartar esas fechas?"],
  ["hold", "es", "Apártenme la sala, por favor"],
  ["held", "en", "Is it held?"],
  ["held", "en", "are the dates being held for us?"],
  ["held", "en", "Is the room on hold?"],
  ["held", "fr", "Est-ce que la salle est retenue ?"],
  ["held", "fr", "C'est bloqué ?"],
  ["held", "es", "¿Está apartada la sala?"],
  ["unhold", "en", "Please don't hold the room yet."],
  ["unhold", "en", "No need to hold the rooms after all."],
  ["unhold", "fr", "Ne retenez pas la salle."],
  ["unhold", "fr", "Inutile de retenir les salles."],
  ["unhold", "es", "No aparten la sala."],
  ["rooms", "en", "Which room would we get?"],
  ["rooms", "en", "What rooms do you have for 14 in a U-shape?"],
  ["rooms", "en", "Do you have a room for 14 people in a U-shape?"],
  ["rooms", "fr", "Quelle salle aurions-nous ?"],
  ["rooms", "fr", "Quelles salles avez-vous pour 14 personnes en U ?"],
  ["rooms", "es", "¿Qué sala nos tocaría?"],
  ["rooms", "es", "¿Qué salas tienen para 14 personas en U?"],
];

const OTHER: readonly (readonly [Locale, string])[] = [
  ["en", "How many people does the room hold?"],
  ["en", "Where can we hold a hearing?"],
  ["en", "We hold our mediations online."],
  ["en", "hold on"],
  ["en", "Is parking free?"],
  ["en", "Is an interpreter available in February?"],
  ["en", "What does a room cost in Toronto?"],
  ["en", "When are you open?"],
  ["en", "The hearing was held in March, was it not?"],
  ["fr", "Le stationnement est-il gratuit ?"],
  ["es", "¿Cuánto cuesta la sala?"],
];

describe("what is asked of the venue", () => {
  test.each(READ)("%s (%s): %s", async (ask, locale, message) => expect(await asked(message, locale)).toEqual([ask]));
  test.each(OTHER)("nothing of it (%s): %s", async (locale, message) => expect(await asked(message, locale)).toEqual([]));
});

test("the days next to a wish to hold them are wanted, and its 48 hours are no length of the hearing", async () => {
  const said = understand(
    "Can you hold 9 February 2027 for 48 hours?",
    { today: "2026-11-23", locale: "en", asked: "-" },
    await memoryModel(),
  );
  const facts = said.statements.flatMap((one) => (one.slot === "when" ? (one.value.value ?? []) : []));
  expect(facts.some(({ when }) => when?.kind === "days")).toBe(true);
  expect(facts.some(({ length }) => length)).toBe(false);
});
