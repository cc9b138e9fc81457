/** "Could it run until 6 p.m.?" is answered once from the hours of the venue, changes nothing, and is kept for staff. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const PLAN: Readonly<Record<Locale, string>> = {
  en: "A mediation in Toronto on 9 March 2027, 9:30 to 4.",
  fr: "Une médiation à Montréal le 9 mars 2027 de 9 h 30 à 16 h.",
  es: "Una mediación en Miami el 9 de marzo de 2027 de 9:30 a 16:00.",
};
const begun = async (locale: Locale) => {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  await talk.say(PLAN[locale]);
  return talk;
};
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test.each<[Locale, string, RegExp]>([
  ["en", "Could it run until 6 p.m.?", /^Yes: our rooms in Toronto are open until 7:00 p\.m\..*run until 6:00 p\.m\./],
  ["en", "Can we stay until 8 pm if we run over?", /in Toronto close at 7:00 p\.m\..*until 8:00 p\.m\./],
  ["fr", "Et ça pourrait déborder jusqu'à 18 h, est-ce possible ?", /Oui : nos salles à Montréal sont ouvertes jusqu’à 19 h.*jusqu’à 18 h/],
  ["fr", "Est-ce qu'on peut rester jusqu'à 20 h si ça déborde ?", /à Montréal ferment à 19 h.*jusqu’à 20 h/],
  ["es", "¿Podría alargarse hasta las 6 de la tarde?", /Sí: nuestras salas en Miami abren hasta las 6:00 p\.\s?m\..*hasta las 6:00/],
  ["es", "¿Podemos quedarnos hasta las 8 pm?", /en Miami cierran a las 6:00 p\.\s?m\..*hasta las 8:00/],
])("%s: “%s”", async (locale, message, answer) => {
  const talk = await begun(locale);
  const before = talk.values();
  const { text, spoken, buttons } = await talk.say(message);
  expect(plain(text)).toMatch(answer);
  expect(spoken.map(({ kind }) => kind).filter((kind) => ["until", "answer", "unanswered", "point"].includes(kind))).toEqual(["until"]);
  expect(buttons.filter(({ id }) => id.startsWith("doubt"))).toEqual([]);
  const { remarks, ...others } = talk.values();
  expect(others).toEqual(before);
  expect(plain(remarks ?? "")).toMatch(/[68] ?(?:p|h|de la tarde)|18 h|20 h/);
});

test("without a city, and for an online hearing, the hours answer nothing", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say("A virtual mediation on 9 March 2027.");
  const { spoken } = await talk.say("Could it run until 6 p.m.?");
  expect(spoken.map(({ kind }) => kind)).not.toContain("until");
});

test("an hour that is only said is no question", async () => {
  const talk = await begun("en");
  const { spoken } = await talk.say("It may run until 6 p.m.");
  expect(spoken.map(({ kind }) => kind)).not.toContain("until");
});
