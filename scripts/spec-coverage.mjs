/**
 * `node scripts/spec-coverage.mjs [--check]`: counts the rows of docs/audit/spec-coverage.md by group and state into its table, and
 * looks whether the files and tests that the rows name are there. With `--check` nothing is written: a table that is out of
 * date, or a name of nothing, fails.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./processes.mjs";

const FILE = join(ROOT, "docs", "audit", "spec-coverage.md");
const text = readFileSync(FILE, "utf8");
const groups = [];
const lost = [];
let untested = 0;

for (const line of text.split("\n")) {
  const heading = /^## (.*)$/.exec(line);
  if (heading) groups.push({ name: heading[1], done: 0, partly: 0, missing: 0 });
  const group = groups.at(-1);
  const cells = line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, ""));
  const state = /^(done|partly|missing)/.exec(cells.at(-1) ?? "")?.[1];
  if (!group || !line.startsWith("| ") || !state || cells.length < 5) continue;
  group[state] += 1;
  if (state === "done" && cells[3] === "–") untested += 1;
  // What is planned is in italics and need not be there yet.
  const named = `${cells[2]} ${cells[3]}`.replace(/\*`[^`]*`\*/g, "");
  for (const [, path] of named.matchAll(/`([\w.@-]+\/[\w./@$-]*)`/g)) if (!existsSync(join(ROOT, path))) lost.push(`${path}: ${cells[1]}`);
}

const all = { name: "**All**", done: 0, partly: 0, missing: 0 };
for (const group of groups) for (const state of ["done", "partly", "missing"]) all[state] += group[state];
const row = ({ name, done, partly, missing }, bold = (value) => value) =>
  `| ${name} | ${[done, partly, missing, done + partly + missing].map(bold).join(" | ")} |`;
const table = [
  ...groups.filter((group) => group.done + group.partly + group.missing > 0).map((group) => row(group)),
  row(all, (value) => `**${value}**`),
];
const counted = text
  .replace(/(\|---\|--:\|--:\|--:\|--:\|\n)(?:\|.*\n)+/, `$1${table.join("\n")}\n`)
  .replace(
    /\d+ of the \d+ `done` rows have no test of their own yet/,
    `${untested} of the ${all.done} \`done\` rows have no test of their own yet`,
  );

for (const one of lost) console.error(`docs/audit/spec-coverage.md names what is not there: ${one}`);
if (counted !== text && process.argv.includes("--check"))
  console.error("The table of docs/audit/spec-coverage.md is out of date: run `node scripts/spec-coverage.mjs`.");
else if (counted !== text) writeFileSync(FILE, counted);
console.log(`${all.done} done, ${all.partly} partly, ${all.missing} missing; ${untested} done without a test of their own.`);
process.exitCode = lost.length > 0 || (counted !== text && process.argv.includes("--check")) ? 1 : 0;
