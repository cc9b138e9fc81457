/** Whether words say the word of a list that a model takes them for: by its own letters, or by what three languages call it. */

import { recordLanguage } from "../detectors/hearing/record-language.ts";
import { SERVICE_CHOICES } from "../detectors/hearing/service-choices.ts";
import { fold } from "../text/fold.ts";

/** Words for entries of lists that do not look like their names. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(SERVICE_CHOICES).flatMap((choices) => Object.entries(choices).map(([value, words]) => [value, words.split("|")] as const)),
);
/** So many letters that two words begin with make them one word in two languages. */
const STEM = 7;

const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** True where each entry of the list that is claimed is said in the quote; a language of the record by the languages that it names. */
export const saysChoice = (detail: string, quote: string): boolean =>
  recordLanguage(quote) === detail ||
  detail.split(/\s*,\s*/).every((entry) => {
    if (!/\p{L}/u.test(entry)) return false;
    const said = bare(quote);
    const known = [entry, ...(WORDS.get(entry) ?? [])].some((words) => said.includes(bare(words)));
    return known || (entry.length >= STEM && !entry.includes("_") && said.includes(bare(entry).slice(0, STEM)));
  });
