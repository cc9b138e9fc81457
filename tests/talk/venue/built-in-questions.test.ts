/** Each built-in question, put in the middle of a talk in its own words, has its own answer: no other reading of the words takes it. */
import { describe, expect, test } from "vitest";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const BEGUN: Readonly<Record<Locale, string>> = {
  en: "A mediation in Toronto on March 9, 2027, nine to five, four people.",
  fr: "Une médiation à Montréal le 9 mars 2027, de 9 h à 17 h, quatre personnes.",
  es: "Una mediación en Miami el 9 de marzo de 2027, de nueve a cinco, cuatro personas.",
};
/** Answered by more than an FAQ: an estimate, a person, the rooms that suit, what we do not do; and a polite wish for an interpreter. */
const OTHERWISE: readonly string[] = ["prices", "talk-to-a-person", "rooms-and-capacity", "legal-advice", "languages-and-interpretation"];

/** Read as half a statement ("une audience … hybride") and half a question: it is answered, and the format is changed besides. */
const HALF_READ: Readonly<Partial<Record<Locale, string>>> = { fr: "hybrid-hearings" };

describe.each(LOCALES)("%s", (locale) => {
  test.each(
    FAQ_SEED.filter(({ id }) => !OTHERWISE.includes(id) && id !== HALF_READ[locale]).map(
      ({ id, question }) => [id, question[locale]] as const,
    ),
  )("%s: %s", async (id, question) => {
    const talk = new MemoryTalk(locale, new Date("2026-11-28T20:00:00Z"));
    await talk.say(BEGUN[locale]);
    const before = { ...talk.values(), remarks: "" };
    const { decision } = await talk.say(question);
    expect(decision.say.flatMap((one) => (one.kind === "answer" ? [one.id] : []))).toEqual([id]);
    expect({ ...talk.values(), remarks: "" }).toEqual(before);
  });
});
