/**
 * `npm run train`: the weights of the reader from the written sentences (`app/understanding/data`).
 * `-- --measure` trains without each hand in turn and reads that hand: what the figures of docs/assistant.md come from.
 * `-- --measure en/law-office,fr/notaires` for some hands; `--seed 7`, `--epochs 6` otherwise.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { packModel, unpackModel } from "#app/understanding/tagger/weights-file.ts";
import { main, ROOT } from "#scripts/processes.mjs";
import { readCorpus } from "./corpus.ts";
import { evaluate } from "./evaluate.ts";
import { readLists } from "./lists.ts";
import { measureReader } from "./measure-reader.ts";
import { DEFAULT_OPTIONS, train } from "./train.ts";

const WEIGHTS = join(ROOT, "app/understanding/tagger/weights.bin");
/** Share of the sentences without a name of the visitor's in which one may be read all the same. */
const MOST_INVENTED = 0.02;

await main(async () => {
  const options = {
    ...DEFAULT_OPTIONS,
    seed: Number(argument("seed") ?? DEFAULT_OPTIONS.seed),
    epochs: Number(argument("epochs") ?? DEFAULT_OPTIONS.epochs),
  };
  const corpus = readCorpus();
  const lists = readLists();
  if (process.argv.includes("--measure")) {
    const hands = argument("measure")?.split(",") ?? [...new Set(corpus.map(({ hand }) => hand))];
    const together = new Map();
    for (const hand of hands) {
      const began = Date.now();
      const model = train(
        corpus.filter((sentence) => sentence.hand !== hand),
        lists,
        options,
      );
      const report = evaluate(
        unpackModel(packModel(model)),
        corpus.filter((sentence) => sentence.hand === hand),
      );
      print(hand, report, (Date.now() - began) / 1000);
      add(together, report);
    }
    if (hands.length > 1) table("all hands, each read by a reader that has not seen it", together);
    return 0;
  }
  const began = Date.now();
  const file = packModel(train(corpus, lists, options));
  const { namesInvented, withoutName } = measureReader(unpackModel(file), corpus);
  if (namesInvented > withoutName * MOST_INVENTED) {
    console.error(`In ${namesInvented} of ${withoutName} sentences without a name of the visitor's one is read: nothing is written.`);
    return 1;
  }
  writeFileSync(WEIGHTS, file);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${corpus.length} sentences, ${seconds} s; ${relative(ROOT, WEIGHTS)}: ${kilobytes(file.length)}, gzip ${kilobytes(gzipSync(file).length)}`,
  );
  return 0;
});

function argument(name) {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? undefined : process.argv[at + 1];
  return value?.startsWith("--") ? undefined : value;
}

function percent(part, whole) {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function print(hand, report, seconds) {
  const { messages, actsExact, marksExact, languageRight } = report;
  console.log(
    `\n${hand}: ${messages} messages, all stretches right ${percent(marksExact, messages)}, acts exact ${percent(actsExact, messages)}, language ${percent(languageRight, messages)} (${seconds.toFixed(0)} s)`,
  );
  table("labels", report.labels);
  table("acts", report.acts);
}

function table(title, scores) {
  console.log(`  ${title}`);
  for (const [name, { right, proposed, marked }] of [...scores].sort(([, a], [, b]) => b.marked - a.marked)) {
    console.log(
      `    ${name.padEnd(16)} precision ${percent(right, proposed).padStart(7)}  recall ${percent(right, marked).padStart(7)}  of ${marked}`,
    );
  }
}

function add(together, { labels }) {
  for (const [name, score] of labels) {
    const sum = together.get(name) ?? { right: 0, proposed: 0, marked: 0 };
    for (const key of ["right", "proposed", "marked"]) sum[key] += score[key];
    together.set(name, sum);
  }
}
