/** A phrase of plain words has the keys that its tokens would give: no word of our lists is looked up under another one. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokenize as timeTokens } from "../time/tokens.ts";
import { keysOfPhrase, piecesOf } from "./pieces.ts";
import { plainWords } from "./plain-phrase.ts";
import { tokenize } from "./tokens.ts";

const HERE = join(import.meta.dirname, "..");

/** Every text within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value instanceof Map || value instanceof Set
      ? [...value].flatMap(textsIn)
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];
const keys = (phrase: string) => piecesOf(tokenize(phrase)).map(({ key }) => key);

test("each phrase of the lists has the keys of its tokens", async () => {
  const files = globSync("**/{words,words/**/*,*-words}.ts", { cwd: HERE }).filter((file) => !file.includes(".test."));
  const modules = await Promise.all(files.map((file) => import(join(HERE, file)) as Promise<Record<string, unknown>>));
  const phrases = [...new Set(modules.flatMap(textsIn).flatMap((text) => text.split("|").map((one) => one.trim())))];
  expect(phrases.length).toBeGreaterThan(5000);
  expect(phrases.filter((phrase) => keysOfPhrase(phrase).join("|") !== keys(phrase).join("|"))).toEqual([]);
  const timed = (phrase: string) => timeTokens(phrase).map(({ word }) => word);
  expect(phrases.filter((phrase) => (plainWords(phrase) ?? timed(phrase)).join("|") !== timed(phrase).join("|"))).toEqual([]);
});

test.each([
  "sorry no",
  "the second sorry no the third",
  "hang on",
  "it will x be",
  "q viene",
  "tb",
  "no",
  "a b c d e f g h i j k l m n comma p q r s t u",
])("%s as a phrase is what it is in a message", (phrase) => expect(keysOfPhrase(phrase)).toEqual(keys(phrase)));
