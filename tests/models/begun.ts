/** Talks that have begun, for tests of what a model reads in the next message. */
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

export type Answer = Record<string, unknown>;
type Turn = readonly [message: string, answer: Answer];

/** A value as a model gives it. */
export const value = (field: string, said: string, quote = said) => ({ field, value: said, quote });

const FIRST: Readonly<Record<Locale, Turn>> = {
  en: [
    "Mediation in Toronto on March 9, 2027.",
    {
      values: [
        value("proceedingType", "mediation", "Mediation"),
        value("location", "arbitration_place_toronto", "Toronto"),
        value("preferredDate", "2027-03-09", "March 9, 2027"),
      ],
    },
  ],
  fr: [
    "Un arbitrage à Montréal le 9 mars 2027.",
    {
      values: [
        value("proceedingType", "arbitration", "arbitrage"),
        value("location", "arbitration_place_montreal", "Montréal"),
        value("preferredDate", "2027-03-09", "9 mars 2027"),
      ],
    },
  ],
  es: [
    "Un arbitraje en Miami el 9 de marzo de 2027.",
    {
      values: [
        value("proceedingType", "arbitration", "arbitraje"),
        value("location", "arbitration_place_miami", "Miami"),
        value("preferredDate", "2027-03-09", "9 de marzo de 2027"),
      ],
    },
  ],
};

/** The talk after these turns, with what was said last. */
export async function talkAfter(locale: Locale, ...turns: readonly Turn[]): Promise<{ talk: MemoryTalk; text: string }> {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  let text = "";
  for (const [message, answer] of [FIRST[locale], ...turns]) text = (await talk.say(message, {}, { values: [], ...answer })).text;
  return { talk, text };
}

/** The remarks that are kept. */
export const remarksOf = (talk: MemoryTalk): string[] =>
  (JSON.parse(talk.values().remarks || "[]") as { text: string }[]).map(({ text }) => text.replaceAll("\u00A0", " "));
