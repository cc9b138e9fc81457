/**
 * `npm run eval:reader -- FILE… [--detectors]`: how the reader reads annotated sentences (the notation of
 * app/understanding/data/README.md; the language is the folder's name, or `--language fr`), slot by slot.
 * Hands that the reader has not seen: `npm run train -- --measure`.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { unpackModel } from "#app/understanding/tagger/weights-file.ts";
import { main, ROOT } from "#scripts/processes.mjs";
import { LANGUAGES } from "./corpus.ts";
import { measureReader, tableOf } from "./measure-reader.ts";
import { readSentences } from "./sentences.ts";

const WEIGHTS = join(ROOT, "app/understanding/tagger/weights.bin");

await main(async () => {
  const files = process.argv.slice(2).filter((name, at, all) => !name.startsWith("--") && all[at - 1] !== "--language");
  if (files.length === 0) {
    console.error("npm run eval:reader -- FILE… [--detectors] [--language fr]");
    return 2;
  }
  const model = process.argv.includes("--detectors") || !existsSync(WEIGHTS) ? null : unpackModel(readFileSync(WEIGHTS));
  const all = files.map((file) => ({ file, ...sentencesOf(file) }));
  for (const { file, sentences, problems } of all) {
    for (const { line, problem } of problems) console.error(`${file}, line ${line}: ${problem}`);
    console.log(`${tableOf(file, measureReader(model, sentences))}\n`);
  }
  for (const language of LANGUAGES) {
    const sentences = all.flatMap((one) => one.sentences).filter((sentence) => sentence.language === language);
    if (all.length > 1 && sentences.length > 0) console.log(`${tableOf(language, measureReader(model, sentences))}\n`);
  }
  return all.some(({ problems }) => problems.length > 0) ? 1 : 0;
});

function sentencesOf(file) {
  const folder = basename(dirname(resolve(file)));
  const language = argument("language") ?? (LANGUAGES.includes(folder) ? folder : "en");
  const { sentences, problems } = readSentences(readFileSync(file, "utf8"));
  return { problems, sentences: sentences.map((sentence) => ({ ...sentence, language, hand: file })) };
}

function argument(name) {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? undefined : process.argv[at + 1];
  return value?.startsWith("--") ? undefined : value;
}
