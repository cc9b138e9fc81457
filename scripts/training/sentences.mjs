/** `npm run sentences [files]`: whether the written sentences follow their notation, and how many there are of what. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "#scripts/processes.mjs";
import { readSentences } from "./sentences.ts";

const DATA = join(ROOT, "app/understanding/data");
const named = process.argv.slice(2);
const files =
  named.length > 0
    ? named
    : readdirSync(DATA, { recursive: true })
        .filter((name) => name.endsWith(".txt"))
        .map((name) => join(DATA, name));

const labels = new Map();
const acts = new Map();
let faulty = 0;
let total = 0;
for (const file of files.sort()) {
  const { sentences, problems } = readSentences(readFileSync(file, "utf8"));
  total += sentences.length;
  faulty += problems.length;
  console.log(`${relative(ROOT, file)}: ${sentences.length}`);
  for (const { line, problem } of problems) console.log(`  line ${line}: ${problem}`);
  for (const sentence of sentences) {
    for (const act of sentence.acts) acts.set(act, (acts.get(act) ?? 0) + 1);
    for (const { label } of sentence.marks) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
}
const listed = (counts) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
console.log(`\n${total} sentences, ${faulty} faulty lines\nacts: ${listed(acts)}\nlabels: ${listed(labels)}`);
if (faulty > 0) process.exitCode = 1;
