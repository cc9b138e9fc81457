/** The variables of a local Worker, in a file of its own next to its configuration. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { Failure } from "../processes.mjs";

const FILE = ".dev.vars";

/** Writes them for nobody but this user. Throws `Failure` for a value that the file cannot hold. */
export function writeVariables(folder, values) {
  const file = join(folder, FILE);
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(name, value)}\n`);
  rmSync(file, { force: true });
  writeFileSync(file, lines.join(""), { mode: 0o600 });
}

/** All of them. Wrangler gives a Worker those alone that its configuration names, and what is set in production only is not named there. */
export function readVariables(folder) {
  const file = join(folder, FILE);
  return existsSync(file) ? { ...parseEnv(readFileSync(file, "utf8")) } : {};
}

function quoted(name, value) {
  const mark = ["'", "`"].find((candidate) => !value.includes(candidate));
  if (!mark) throw new Failure(`${name} holds characters that a variables file cannot.`);
  return `${mark}${value}${mark}`;
}
