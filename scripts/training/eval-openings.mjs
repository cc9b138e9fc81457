/**
 * `npm run eval:openings -- [FOLDER] [--locale fr] [--show FACT] [--only ID]`: what becomes of everything that strangers' opening
 * messages say (tests/evals/openings/README.md). FOLDER holds `en.jsonl`, `fr.jsonl` and `es.jsonl`; the committed ones without it.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { main, ROOT } from "#scripts/processes.mjs";
import { withSources } from "./with-sources.mjs";

const options = process.argv.slice(2);
const option = (name) => (options.includes(`--${name}`) ? options[options.indexOf(`--${name}`) + 1] : undefined);
const folder = options.find((one, at) => !one.startsWith("--") && !options[at - 1]?.startsWith("--")) ?? join(ROOT, "tests/evals/openings");

await main(() =>
  withSources(async (load) => {
    const { readOpenings } = await load("/tests/evals/openings/facts.ts");
    return measured(readOpenings, await load("/tests/evals/openings/play.ts"));
  }),
);

async function measured(readOpenings, { playOpening, tableOf }) {
  const all = [];
  for (const locale of option("locale")?.split(",") ?? ["en", "fr", "es"]) {
    const file = join(folder, `${locale}.jsonl`);
    if (!existsSync(file)) continue;
    const openings = readOpenings(readFileSync(file, "utf8")).filter(({ id }) => !option("only") || id === option("only"));
    const played = [];
    for (const opening of openings) played.push(await playOpening(locale, opening));
    if (played.length > 0) console.log(`${tableOf(locale, played)}\n`);
    all.push(...played);
  }
  if (all.length === 0) {
    console.error(`No openings in ${folder}.`);
    return 2;
  }
  const fact = option("show");
  for (const one of all) if (option("only") || (fact && (one.verdicts[fact] ?? "right") !== "right")) show(one);
  console.log(tableOf("all", all));
  return 0;
}

function show({ opening, replies, verdicts, values }) {
  console.log(`## ${opening.id}`);
  opening.messages.forEach((message, at) => {
    console.log(`> ${message}\n${replies[at].replaceAll(/^/gm, "    ")}`);
  });
  console.log(JSON.stringify(opening.facts), JSON.stringify(verdicts));
  for (const [field, value] of Object.entries(values)) console.log(`    ${field}: ${value}`);
  console.log();
}
