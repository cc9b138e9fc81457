/** Every text that the sources have is in the catalogues, translated into each language, and the catalogues hold nothing else. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "#app/domain/locale.ts";
import { Failure, main, mustRun, ROOT } from "./processes.mjs";

/** What pages with a program need, the prose of finished documents, the detailed form's own, the signed-in area's, and mails. */
const CATALOGUES = ["messages", "documents", "detailed", "portal", "mail"];
/** Between a message's context and its id, as gettext does it. */
const SEPARATOR = "\u0004";

await main(async () => {
  const place = join(ROOT, ".concord");
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, "translations-"));
  try {
    cpSync(join(ROOT, "app/i18n/locales"), folder, { recursive: true });
    // The project's own configuration, writing its catalogues elsewhere.
    const config = readFileSync(join(ROOT, "lingui.config.ts"), "utf8");
    const moved = config
      .replaceAll("<rootDir>/app/i18n/locales", folder)
      .replace("defineConfig({", `defineConfig({\n  rootDir: ${JSON.stringify(ROOT)},`);
    if (!moved.includes(folder) || !moved.includes("rootDir:")) {
      throw new Failure(
        "lingui.config.ts no longer says defineConfig({ … <rootDir>/app/i18n/locales …; adapt scripts/check-translations.mjs.",
      );
    }
    const configFile = join(folder, "lingui.config.ts");
    writeFileSync(configFile, moved);
    await mustRun("Reading the texts of the sources", "lingui", ["extract", "--clean", "--config", configFile]);
    const problems = CATALOGUES.flatMap((name) =>
      LOCALES.flatMap((locale) =>
        problemsOf(locale, join(ROOT, "app/i18n/locales", locale, `${name}.po`), join(folder, locale, `${name}.po`)),
      ),
    );
    problems.push(...LOCALES.flatMap(differencesIn));
    if (problems.length > 0)
      throw new Failure(`${problems.join("\n")}\nRun \`npm run extract\` and translate what is empty in app/i18n/locales/.`);
    const count = CATALOGUES.reduce((sum, name) => sum + messagesOf(join(ROOT, "app/i18n/locales", "en", `${name}.po`)).size, 0);
    console.log(`${count} texts in ${LOCALES.length} languages, 0 missing.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function problemsOf(locale, held, extracted) {
  if (!existsSync(held)) return [`${held} is missing.`];
  const have = messagesOf(held);
  const need = messagesOf(extracted);
  const problems = [];
  for (const id of need.keys()) if (!have.has(id)) problems.push(`${locale}: not in the catalogue: ${shown(id)}`);
  for (const id of have.keys()) if (!need.has(id)) problems.push(`${locale}: no longer in the sources: ${shown(id)}`);
  for (const [id, text] of have) {
    if (!need.has(id)) continue;
    if (text === "" && locale !== "en") problems.push(`${locale}: not translated: ${shown(id)}`);
    const lost = placeholdersOf(sourceOf(id)).filter((name) => text !== "" && !placeholdersOf(text).includes(name));
    if (lost.length > 0) problems.push(`${locale}: ${lost.join(", ")} lost in the translation of ${shown(id)}`);
  }
  return problems;
}

/** Pages that merge catalogues differently must say the same: the server has all of them, a browser those of its page. */
function differencesIn(locale) {
  const said = new Map();
  const problems = [];
  for (const name of CATALOGUES.filter((catalogue) => catalogue !== "mail")) {
    for (const [id, text] of messagesOf(join(ROOT, "app/i18n/locales", locale, `${name}.po`))) {
      const other = said.get(id);
      if (other && other.text !== text) problems.push(`${locale}: ${other.name} and ${name} translate differently: ${shown(id)}`);
      if (!other) said.set(id, { name, text });
    }
  }
  return problems;
}

function sourceOf(id) {
  return id.slice(id.indexOf(SEPARATOR) + 1);
}

function shown(id) {
  return JSON.stringify(id.replace(SEPARATOR, " / ").slice(0, 120));
}

/** `{name}`, `{count, plural, …}` and `<0>` of a text: what the code puts in and the elements around words. Branches of a plural are words. */
function placeholdersOf(text) {
  const names = [...text.matchAll(/\{\s*([a-z\d]\w*)\s*[,}]/g)].map((match) => `{${match[1]}}`);
  return [...new Set([...names, ...(text.match(/<\/?\d+\/?>/g) ?? [])])];
}

/** Messages of a PO file that are in use: (context and) id → text. */
function messagesOf(file) {
  const messages = new Map();
  for (const block of readFileSync(file, "utf8").split(/\n\s*\n/)) {
    const lines = block.split("\n").filter((line) => !line.startsWith("#"));
    const id = partOf(lines, "msgid");
    if (!id) continue;
    const context = partOf(lines, "msgctxt");
    // A message without a text of its own: the source is in a comment, the id a name.
    messages.set(context ? `${context}${SEPARATOR}${id}` : id, partOf(lines, "msgstr"));
  }
  return messages;
}

function partOf(lines, keyword) {
  const start = lines.findIndex((line) => line.startsWith(`${keyword} "`));
  if (start < 0) return "";
  const parts = [lines[start].slice(keyword.length + 1)];
  for (let at = start + 1; lines[at]?.startsWith('"'); at += 1) parts.push(lines[at]);
  return parts.map((part) => JSON.parse(part)).join("");
}
