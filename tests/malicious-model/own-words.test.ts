/** What is read of a model lets through what we say ourselves: every phrase of the embedded assistant, every answer of the FAQs. */
import { expect, test } from "vitest";
import { FAQ_SEED } from "#app/domain/assistant/faq/seed.ts";
import { faultOf, type KnownFacts } from "#app/domain/assistant/model-text.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { phrasesOf } from "#workers/chat/guided/phrases/phrases.ts";

const FACTS: KnownFacts = {
  bookingNumber: "CN-4829-1736",
  callPromised: true,
  lookedForRooms: true,
  // The examples of an address that are given when one is not understood.
  ours: `${PROVIDER.phone} ${PROVIDER.email} name@firm.com nom@cabinet.ca nombre@despacho.com`,
  visitors: "",
  instructions: "",
  summaryWords: [],
};
const SAMPLES = [
  ["CN-4829-1736", "Monday"],
  [["a city", "a date"], true],
  ["Toronto", "Monday", 12, true],
] as const;

/** Every text that can be made of phrases, functions called with what they may be given. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") {
    return SAMPLES.flatMap((sample) => {
      try {
        return texts((value as (...given: readonly unknown[]) => unknown)(...sample));
      } catch {
        return [];
      }
    });
  }
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

test.each(LOCALES)("the phrases in %s", (locale) => {
  const said = texts(phrasesOf(locale)).filter((text) => !text.includes("undefined"));
  expect(said.length).toBeGreaterThan(60);
  expect(said.flatMap((text) => [faultOf(text, FACTS)].filter(Boolean).map((fault) => [fault, text]))).toEqual([]);
});

test.each(LOCALES)("the answers in %s, where they were looked up", (locale) => {
  const faults = FAQ_SEED.flatMap(({ answer }) => {
    const text = answer[locale];
    const fault = faultOf(text, { ...FACTS, ours: `${FACTS.ours} ${text}` });
    return fault ? [[fault, text]] : [];
  });
  expect(faults).toEqual([]);
});
