/**
 * `npm run train`: the weights of the reader from the written sentences (`app/understanding/data`).
 * `-- --measure en/law-office,fr/notaires` trains without these hands and reads them: what the figures of docs/assistant.md come from.
 * `--measure held` for the twelve hands by which the network was chosen; `--seed 7`, `--epochs 6` otherwise.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { packModel, unpackModel } from "#app/understanding/tagger/weights-file.ts";
import { main, ROOT } from "#scripts/processes.mjs";
import { readCorpus } from "./corpus.ts";
import { evaluate } from "./evaluate.ts";
import { readLists } from "./lists.ts";
import { measureReader, tableOf } from "./measure-reader.ts";
import { DEFAULT_OPTIONS, train } from "./train.ts";

const WEIGHTS = join(ROOT, "app/understanding/tagger/weights.bin");
/** Hands that were left out together when the network and its training were chosen: they measure no strangers. */
const HELD = ["dense-mornings", "coordinators-inbox", "openings-of-strangers", "second-thoughts"]
  .map((name) => `en/${name}`)
  .concat(["fr/plein-courrier", "fr/adjointe-du-cabinet", "fr/openings-of-strangers", "fr/apres-coup"])
  .concat(["es/correo-cargado", "es/mesa-de-litigio", "es/openings-of-strangers", "es/sobre-la-marcha"]);
/** One of so many sentences that were learnt is read again, to tell what was not even learnt. */
const SAMPLE = 8;
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
  const unseen = argument("measure");
  if (unseen) return measure(corpus, lists, options, unseen === "held" ? HELD : unseen.split(","));
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

/** Trains without `hands`, and reads a sample of what was learnt, then the hands. */
function measure(corpus, lists, options, hands) {
  const others = corpus.filter(({ hand }) => !hands.includes(hand));
  const held = corpus.filter(({ hand }) => hands.includes(hand));
  const model = unpackModel(packModel(train(others, lists, options)));
  const sample = others.filter((_, at) => at % SAMPLE === 0);
  print("a sample of what was learnt", evaluate(model, sample));
  print(hands.join(", "), evaluate(model, held));
  console.log(`\n${tableOf("the whole reader on the same hands", measureReader(model, held))}`);
  return 0;
}

function percent(part, whole) {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function print(title, { messages, actsExact, marksExact, languageRight, labels, acts }) {
  const exact = `all stretches right ${percent(marksExact, messages)}, acts exact ${percent(actsExact, messages)}`;
  console.log(`\n${title}: ${messages} messages, ${exact}, language ${percent(languageRight, messages)}`);
  table(`labels, F ${fOf([...labels.values()])}`, labels);
  table("acts", acts);
}

/** The harmonic mean of precision and recall. */
function fOf(scores) {
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  return percent(2 * sum("right"), sum("proposed") + sum("marked"));
}

function table(title, scores) {
  console.log(`  ${title}`);
  for (const [name, { right, proposed, marked }] of [...scores].sort(([, a], [, b]) => b.marked - a.marked)) {
    console.log(
      `    ${name.padEnd(16)} precision ${percent(right, proposed).padStart(7)}  recall ${percent(right, marked).padStart(7)}  of ${marked}`,
    );
  }
}
