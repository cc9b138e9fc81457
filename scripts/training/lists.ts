/** The frozen word lists, read from their files. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listId, type WordLists } from "#app/understanding/tagger/word-classes.ts";

/** So many of each language's words count as frequent. */
const FREQUENT = 150;

export function readLists(): WordLists {
  const words = (name: string) =>
    readFileSync(fileURLToPath(new URL(`../../app/understanding/lists/${name}.txt`, import.meta.url)), "utf8")
      .trim()
      .split("\n");
  const languages = ["words.en", "words.fr", "words.es"].map(words);
  return {
    frequent: new Set(languages.flatMap((list) => list.slice(0, FREQUENT)).map(listId)),
    common: new Set(languages.flat().map(listId)),
    names: new Set(words("names").map(listId)),
  };
}
