/** All written sentences, with the language and the hand that wrote them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSentences, type Sentence } from "./sentences.ts";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface WrittenSentence extends Sentence {
  language: Language;
  /** The file's name without its ending: `en/law-office`. */
  hand: string;
}

const DATA = fileURLToPath(new URL("../../app/understanding/data/", import.meta.url));

/** Reads the folder of sentences (or another one laid out like it). Throws at the first line that does not follow the notation. */
export function readCorpus(folder = DATA): WrittenSentence[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((name) => name.endsWith(".txt"))
      .sort()
      .flatMap((name) => {
        const { sentences, problems } = readSentences(readFileSync(join(folder, language, name), "utf8"));
        const [problem] = problems;
        if (problem) throw new Error(`${language}/${name}, line ${problem.line}: ${problem.problem}`);
        return sentences.map((sentence) => ({ ...sentence, language, hand: `${language}/${name.replace(/\.txt$/, "")}` }));
      }),
  );
}
