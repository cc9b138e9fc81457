import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import type { TalkContext, Understanding } from "#app/understanding/contract.ts";
import { understand } from "#app/understanding/reader.ts";
import { unexplained } from "#app/understanding/rest.ts";
import { withoutListNumbers } from "#app/understanding/text/list-numbers.ts";
import { readCorpus } from "#scripts/training/corpus.ts";
import { isPasted } from "#workers/chat/talk/pasted.ts";

/** Every third of the written sentences: there are thousands, and the random messages below are made of them. */
const CORPUS = readCorpus().filter((_, index) => index % 3 === 0);
const ASKED = [...new Set(CORPUS.map(({ asked }) => asked))];

function reading(text: string, context: Partial<TalkContext> = {}): Understanding {
  return understand(text, { today: "2026-11-22", locale: "en", asked: "-", ...context }, null);
}

const readings = new Map<(typeof CORPUS)[number], Understanding>();

/** A written sentence as the detectors read it; each is read once for all tests. */
function written(sentence: (typeof CORPUS)[number]): Understanding {
  const { text, asked, language } = sentence;
  const read = readings.get(sentence) ?? reading(text, { asked, locale: language });
  readings.set(sentence, read);
  return read;
}

/** The numbers of a list say nothing, and are read by nobody. */
function expectWhole(said: string, read: Understanding): void {
  const text = withoutListNumbers(said);
  expect(unexplained(text, read)).toEqual([]);
  const quoted = [...read.statements, ...read.questions, ...read.rest, ...read.doubts];
  for (const { at, quote } of quoted) expect(text.slice(at.start, at.end)).toBe(quote);
  for (const { score } of [...read.statements, ...read.acts]) {
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
  for (const { options } of read.doubts) expect(options.length).toBeGreaterThan(0);
}

describe("nothing that is said is lost", () => {
  test.each(LOCALES)(
    "of any sentence written in %s: every clause is in a statement, an act, a question, a doubt or the rest",
    (language) => {
      const sentences = CORPUS.filter((sentence) => sentence.language === language);
      expect(sentences.length).toBeGreaterThan(500);
      for (const sentence of sentences) expectWhole(sentence.text, written(sentence));
    },
  );

  test("of several sentences in one message, whatever was asked", () => {
    const sentence = fc.constantFrom(...CORPUS.map(({ text }) => text));
    const message = fc.tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), fc.constantFrom(" ", "\n", ". ", ", ", " - "));
    fc.assert(
      fc.property(message, fc.constantFrom(...ASKED), ([parts, between], asked) => {
        const text = parts.join(between);
        expectWhole(text, reading(text, { asked }));
      }),
      { numRuns: 200 },
    );
  });

  test("of any text at all, in any script", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: "grapheme", maxLength: 120 })), (text) => {
        expectWhole(text, reading(text));
      }),
      { numRuns: 300 },
    );
  });

  test("of a message that is longer than what is read", () => {
    const text = `We need a room. ${"The turbine failed again. ".repeat(400)}`;
    expect(reading(text).rest.at(-1)?.at.end).toBe(text.length);
  });
});

test("detectors alone read the visitor's name in hardly a sentence that has none", () => {
  // Of a pasted document the talk takes no name for the visitor's.
  const without = CORPUS.filter(({ marks, text }) => marks.every(({ label }) => label !== "me") && !isPasted(text));
  const invented = without.filter((sentence) => written(sentence).statements.some(({ slot }) => slot === "name"));
  expect(invented.length / without.length).toBeLessThan(0.02);
});

describe("what cannot be taken back", () => {
  test.each([
    "It was rebuilt from scratch",
    "they had to start over in 2021",
    "we'll reset the turbine",
    "tout a été effacé depuis le début du chantier",
  ])("“%s” starts nothing over", (text) => {
    expect(reading(text).acts.map(({ act }) => act)).not.toContain("restart");
  });
  test.each(["start over", "Can we start over please?", "on recommence à zéro svp", "borra todo"])("“%s” does", (text) => {
    expect(reading(text).acts.map(({ act }) => act)).toContain("restart");
  });
  test.each(["yes, but change the date to May 4", "ok so the thing is the date", "oui mais pas avec eux", "bon, alors, le dossier"])(
    "“%s” is no yes that sends",
    (text) => {
      expect(reading(text, { asked: "summary" }).acts.filter(({ act, score }) => act === "confirm" && score > 0.9)).toEqual([]);
    },
  );
});
