/** `npm run eval:time -- <file.tsv> […]`: how a corpus of days and hours is read, by language and kind; `--failures` prints what is not right. */
import { readFileSync } from "node:fs";
import { failuresOf, measured, readCorpus, tableOf } from "#tests/understanding/time-corpus.ts";

const options = process.argv.slice(2);
const files = options.filter((option) => !option.startsWith("--"));
if (files.length === 0) {
  console.error(
    "npm run eval:time -- <file.tsv> […] [--failures]   (columns: locale, today, asked, text, expected; see app/understanding/time/README.md)",
  );
  process.exit(2);
}
for (const file of files) {
  const results = readCorpus(readFileSync(file, "utf8"), file).map(measured);
  console.log(`${file}\n${tableOf(results)}`);
  if (options.includes("--failures")) console.log(failuresOf(results));
}
