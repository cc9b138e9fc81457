/** What is taken out is the one service that is named; rooms are counted as they are said. On random drafts of services. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

interface Service {
  /** How it is ordered, and how it is taken out again. */
  wanted: string;
  off: readonly string[];
  fields: readonly string[];
}
const SERVICES: Readonly<Record<Locale, readonly Service[]>> = {
  en: [
    {
      wanted: "a court reporter with realtime",
      off: ["Take off the live transcript please.", "No realtime transcription."],
      fields: ["transcriptSeniorServices"],
    },
    {
      wanted: "a videographer",
      off: ["Drop the videographer.", "the videographer isn't needed any more"],
      fields: ["needsLegalVideography"],
    },
    {
      wanted: "a Korean interpreter",
      off: ["No interpreter after all."],
      fields: ["needsInterpretation", "interpretationLanguage", "interpretationType"],
    },
    { wanted: "lunch for 8 and coffee", off: ["We don't need coffee."], fields: ["catering"] },
    { wanted: "2 breakout rooms", off: ["remove the second breakout room"], fields: ["breakoutRoomCount"] },
  ],
  fr: [
    {
      wanted: "un sténographe avec transcription en temps réel",
      off: ["Enlevez la transcription en direct."],
      fields: ["transcriptSeniorServices"],
    },
    {
      wanted: "un interprète coréen",
      off: ["On n'a plus besoin de l'interprète."],
      fields: ["needsInterpretation", "interpretationLanguage", "interpretationType"],
    },
    { wanted: "un dîner pour 8 et du café", off: ["Pas besoin de café finalement."], fields: ["catering"] },
    { wanted: "2 salles de retrait", off: ["retirez la deuxième salle de retrait"], fields: ["breakoutRoomCount"] },
  ],
  es: [
    {
      wanted: "un estenógrafo con transcripción en tiempo real",
      off: ["Quite la transcripción en vivo."],
      fields: ["transcriptSeniorServices"],
    },
    {
      wanted: "un intérprete de coreano",
      off: ["ya no necesitamos intérprete"],
      fields: ["needsInterpretation", "interpretationLanguage", "interpretationType"],
    },
    { wanted: "almuerzo para 8 y café", off: ["sin café"], fields: ["catering"] },
  ],
};
const OPENING: Readonly<Record<Locale, readonly [before: string, order: string]>> = {
  en: ["Arbitration in Toronto on March 9, 2027, 9 to 5. Rosa Lind, rosa@lind.example, 416 555 0177. It's about spoiled flour.", "We need"],
  fr: [
    "Arbitrage à Montréal le 9 mars 2027, de 9 h à 17 h. Rosa Lind, rosa@lind.example, 514 555 0177. Il s'agit de farine avariée.",
    "Il nous faut",
  ],
  es: [
    "Arbitraje en Miami el 9 de marzo de 2027, de 9 a 17. Rosa Lind, rosa@lind.example, 305 555 0177. Es por harina echada a perder.",
    "Necesitamos",
  ],
};

const draft = fc
  .constantFrom<Locale>("en", "fr", "es")
  .chain((locale) => fc.tuple(fc.constant(locale), fc.subarray([...SERVICES[locale]], { minLength: 2 }), fc.nat(), fc.nat()));

describe("a service", () => {
  test("that is taken out takes nothing along", async () => {
    await fc.assert(
      fc.asyncProperty(draft, async ([locale, services, which, how]) => {
        const talk = new MemoryTalk(locale, NOW);
        const [before, order] = OPENING[locale];
        await talk.say(before);
        await talk.say(`${order} ${services.map(({ wanted }) => wanted).join(", ")}.`);
        const was = talk.values();
        const one = services[which % services.length] as Service;
        const off = one.off[how % one.off.length] ?? "";
        await talk.say(off);
        const is = talk.values();
        const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
          (field) => was[field] !== is[field] && field !== "remarks",
        );
        expect(changed.length, `${off}: ${JSON.stringify(was)}`).toBeGreaterThan(0);
        expect(
          changed.filter((field) => !one.fields.includes(field)),
          off,
        ).toEqual([]);
      }),
      { numRuns: 30, seed: 20261123 },
    );
  });

  test("without which the talk goes on is asked about where nothing of that name is noted", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(`${OPENING.en.join(" ")} a court reporter.`);
    const was = talk.values();
    const { card } = await talk.say("Take the sushi off.");
    expect(talk.values()).toEqual(was);
    expect(card?.kind).toBe("edit");
  });
});

test.each([
  ["en", "three rooms in all", "2"],
  ["en", "and a second small room, I don't want to sit with him", "1"],
  ["en", "two rooms please", "1"],
  ["en", "One big room for 10 and two small ones, so three in all.", "2"],
  ["en", "the main room plus two private rooms", "2"],
  ["en", "besides the hearing room we need two rooms", "2"],
  ["fr", "trois salles en tout", "2"],
  ["fr", "La grande salle et deux petites, donc trois en tout.", "2"],
  ["fr", "une deuxième petite salle", "1"],
  ["es", "el total son dos salas", "1"],
  ["es", "una sala grande y dos chicas", "2"],
  ["es", "otra sala pequeña", "1"],
] as const)("%s: %s: %s besides the main one", async (locale, message, rooms) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale][0]);
  await talk.say(message);
  expect(talk.values().breakoutRoomCount).toBe(rooms);
});

test.each([
  ["en", "Nothing else."],
  ["en", "you already asked"],
  ["en", "a few more things"],
  ["en", "What?"],
  ["fr", "Rien d'autre à modifier."],
  ["fr", "je vous l'ai déjà dit"],
  ["es", "nada más"],
  ["es", "ya les dije eso"],
] as const)("%s: %s is no remark", async (locale, message) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale][0]);
  await talk.say(message);
  expect(talk.values().remarks ?? "").toBe("");
});

test.each([
  ["en", "I'd rather not meet the other lawyer.", "meet the other lawyer"],
  ["fr", "Je ne veux pas croiser l'autre avocat.", "croiser l'autre avocat"],
  ["es", "no quiero ver al abogado de mi hermano", "abogado de mi hermano"],
  ["en", "Is there a baby changing table?", "Is there a baby changing table"],
  ["en", "Pass it on to the staff as a note: witnesses come in the morning only, one at a time.", "only, one at a time"],
  ["fr", "Les témoins viennent seulement le matin, un à la fois.", "seulement le matin, un à la fois"],
] as const)("%s: %s stays, whole", async (locale, message, kept) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale][0]);
  await talk.say(message);
  expect(talk.values().remarks ?? "").toContain(kept);
});
