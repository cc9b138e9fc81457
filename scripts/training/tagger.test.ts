import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { findsOf } from "#app/understanding/finds.ts";
import { type TaggerModel, tag } from "#app/understanding/tagger/tagger.ts";
import { packModel, unpackModel } from "#app/understanding/tagger/weights-file.ts";
import { readCorpus } from "./corpus.ts";
import { readLists } from "./lists.ts";
import { DEFAULT_OPTIONS, train } from "./train.ts";

/** Enough to learn how people introduce themselves, in some seconds. */
const SMALL = readCorpus().filter(({ language }, at) => language === "en" && at % 16 === 0);
const OPTIONS = { ...DEFAULT_OPTIONS, epochs: 8, kept: { words: 3000, sentences: 2000, language: 1000 } };
/** Enough to tell whether anything is left to chance. */
const FEW = { sentences: SMALL.slice(0, 40), options: { ...OPTIONS, epochs: 2 } };
const NOTHING = { asked: "-", locale: "en", finds: [] };

describe("a reader that was trained on a few hundred sentences", () => {
  let model: TaggerModel;
  let file: Uint8Array;

  beforeAll(() => {
    file = packModel(train(SMALL, readLists(), OPTIONS));
    model = unpackModel(file);
    // Most of a minute on a processor of its own, minutes on a shared one.
  }, 600_000);

  test("is the same, byte for byte, from the same sentences", () => {
    const [first, second] = [1, 2].map(() => Buffer.from(packModel(train(FEW.sentences, readLists(), FEW.options))));
    expect(first && second?.equals(first)).toBe(true);
  });

  test("is the same after it was packed and unpacked", () => {
    expect(Buffer.from(packModel(model)).equals(Buffer.from(file))).toBe(true);
  });

  test("is the same from a buffer of Node's", () => {
    expect(Buffer.from(packModel(unpackModel(Buffer.from(file)))).equals(Buffer.from(file))).toBe(true);
  });

  test("finds a name and a city that it has never seen in this sentence", () => {
    const message = "Hello, my name is Ottoline Quaye, I need a room in Montreal.";
    const { spans } = tag(model, message, { ...NOTHING, finds: findsOf(message, "-", "en") });
    expect(spans.find(({ label }) => label === "me")?.quote).toBe("Ottoline Quaye");
    expect(spans.find(({ label }) => label === "city")?.quote).toBe("Montreal");
  });

  test("quotes what it finds to the letter, with a probability, whatever it is given", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 120 }), fc.string({ unit: "grapheme", maxLength: 80 })), (message) => {
        const { spans, acts, languages } = tag(model, message, NOTHING);
        for (const { start, end, quote, score } of spans) {
          expect(message.slice(start, end)).toBe(quote);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
        for (const { score } of [...acts, ...languages]) expect(Number.isFinite(score)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("refuses weights that are cut short", () => {
    expect(() => unpackModel(file.subarray(0, file.length - 10))).toThrow("cut short");
  });
});
