/**
 * Holds texts, documents, comments and names to the words of the glossary (`glossary-words.json`). Texts on the screen have none
 * of the words in it; for the rest `glossary-allowance.json` counts what is left of each area, and may only shrink.
 * `--list AREA` names the places; `--write` lowers the counts (and raises none unless with `--raise`).
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = import.meta.dirname;
const ALLOWANCE = join(HERE, "glossary-allowance.json");
const WORDS = JSON.parse(readFileSync(join(HERE, "glossary-words.json"), "utf8"));

/** Replaced soon, or written in the words of visitors: not read at all. */
const EXEMPT =
  /^(?:app\/domain\/assistant|workers\/chat\/guided|app\/understanding\/(?:data|lists)|app\/db\/migrations|tests\/(?:evals|attacks)\/.*\.json|docs\/(?:api|audit))|glossary|CHANGELOG/;

/** Every place in `files` (path → content) that uses a word of the list: `{ kind, file, line, word, write }`. */
export function findings(files, words = WORDS) {
  const found = [];
  for (const [file, content] of files) {
    if (EXEMPT.test(file)) continue;
    const add = (kind, list, text, line) => {
      for (const [word, write] of Object.entries(list)) if (matcher(word).test(text)) found.push({ kind, file, line, word, write });
    };
    if (/locales\/en\/\w+\.po$/.test(file)) for (const { text, line } of messagesOf(content)) add("screen", words.screen, text, line);
    else if (file.endsWith(".md")) for (const { text, line } of proseOf(content)) add("prose", words.prose, text, line);
    else if (/\.(?:tsx?|mjs)$/.test(file)) {
      for (const { text, line } of commentsOf(content)) add("prose", words.prose, text, line);
      for (const { name, line } of namesOf(file, content)) {
        for (const [word, write] of Object.entries(words.names))
          if (isNamed(name, word)) found.push({ kind: "names", file, line, word, write });
      }
    }
  }
  return found;
}

const matchers = new Map();
function matcher(word) {
  const known = matchers.get(word);
  if (known) return known;
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu");
  matchers.set(word, made);
  return made;
}

/** Texts of a catalogue, by their ids: in English the id is the text. */
function messagesOf(content) {
  const texts = [];
  const lines = content.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    if (!lines[at].startsWith('msgid "')) continue;
    let text = JSON.parse(lines[at].slice(6));
    const line = at + 1;
    while (lines[at + 1]?.startsWith('"')) {
      at += 1;
      text += JSON.parse(lines[at]);
    }
    texts.push({ text, line });
  }
  return texts;
}

/** Lines of a document without code and without the targets of links. */
function proseOf(content) {
  let fenced = false;
  return content.split("\n").flatMap((text, at) => {
    if (text.startsWith("```")) fenced = !fenced;
    return fenced ? [] : [{ text: withoutCode(text).replace(/\]\([^)]*\)/g, "]"), line: at + 1 }];
  });
}

/** A string is matched first, so that what looks like a comment in it is none. */
const TOKEN = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

function commentsOf(content) {
  return [...content.matchAll(TOKEN)]
    .filter(([token]) => token.startsWith("/"))
    .flatMap(({ 0: token, index }) => {
      const first = content.slice(0, index).split("\n").length;
      return token.split("\n").map((text, at) => ({ text: withoutCode(text), line: first + at }));
    });
}

/** Code and quotations are not ours to word. */
function withoutCode(text) {
  return text.replace(/`[^`]*`/g, " ").replace(/"[^"]*"|“[^”]*”/g, " ");
}

function namesOf(file, content) {
  const exported = [...content.matchAll(/^export (?:async )?(?:function|const|class|type|interface|enum) (\w+)/gm)];
  return [
    { name: basename(file).replace(/\.(?:server|client|test|workers\.test|spec)?\.?(?:tsx?|mjs)$/, ""), line: 0 },
    ...exported.map(({ 1: name, index }) => ({ name, line: content.slice(0, index).split("\n").length })),
  ];
}

/** `word` is a part of the name, or several parts of it in this order. */
function isNamed(name, word) {
  const parts = (text) => text.split(/[-_.]|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase());
  return `-${parts(name).join("-")}-`.includes(`-${parts(word).join("-")}-`);
}

/** Whose count a place is in: two folders deep, three within the services. */
export function areaOf(file) {
  const parts = file.split("/");
  return parts.slice(0, Math.min(parts.length - 1, file.startsWith("app/services/") ? 3 : 2)).join("/") || ".";
}

/** `names app/routes` → how often. */
export function countsOf(found) {
  const counts = {};
  for (const { kind, file } of found) counts[`${kind} ${areaOf(file)}`] = (counts[`${kind} ${areaOf(file)}`] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What is over its allowance; nothing is allowed on the screen. */
export function over(counts, allowed) {
  return Object.entries(counts).filter(([key, count]) => count > (key.startsWith("screen") ? 0 : (allowed[key] ?? 0)));
}

function trackedFiles(root) {
  const names = execFileSync("git", ["ls-files", "app", "workers", "scripts", "tests", "docs", "*.md"], { cwd: root, encoding: "utf8" });
  const wanted = [...new Set(names.trim().split("\n"))].filter((file) => /\.(?:tsx?|mjs|md)$|locales\/en\/\w+\.po$/.test(file));
  return wanted.filter((file) => existsSync(join(root, file))).map((file) => [file, readFileSync(join(root, file), "utf8")]);
}

function main(args) {
  const found = findings(trackedFiles(join(HERE, "..", "..")));
  const counts = countsOf(found);
  const allowed = existsSync(ALLOWANCE) ? JSON.parse(readFileSync(ALLOWANCE, "utf8")) : {};
  const say = ({ kind, file, line, word, write }) => console.log(`${file}${line ? `:${line}` : ""} (${kind}) “${word}”: write ${write}`);
  const listed = args.indexOf("--list");
  if (listed >= 0) found.filter(({ file }) => file.startsWith(args[listed + 1] ?? "")).forEach(say);
  if (args.includes("--write")) {
    const raise = args.includes("--raise");
    const kept = Object.entries(counts).filter(([key]) => !key.startsWith("screen") && (raise || key in allowed));
    const next = Object.fromEntries(kept.map(([key, count]) => [key, raise ? count : Math.min(count, allowed[key])]));
    writeFileSync(ALLOWANCE, `${JSON.stringify(next, null, 2)}\n`);
    return 0;
  }
  const wrong = over(counts, allowed);
  for (const [key] of wrong) found.filter(({ kind, file }) => `${kind} ${areaOf(file)}` === key).forEach(say);
  for (const [key, count] of wrong) console.log(`${key}: ${count}, allowed ${allowed[key] ?? 0}`);
  if (wrong.length > 0) console.log("Write as `scripts/glossary/glossary-words.json` says; `--list FOLDER` names every place.");
  else console.log(`No forbidden word in the texts; ${found.length} left elsewhere, as counted in glossary-allowance.json.`);
  return wrong.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
