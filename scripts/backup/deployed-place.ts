/** The data of a deployed environment, through wrangler: every step is a command that can be run by hand as well. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { Failure, lastLines, ROOT, run } from "../processes.mjs";
import type { Place } from "./place.ts";

/** What runs `wrangler` with these arguments. */
export type Wrangler = (args: readonly string[]) => Promise<{ code: number; output: string }>;

const TABLES =
  "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

/** Runs the project's own wrangler, signed in as the person who calls it. */
export const wrangler: Wrangler = (args) => run("wrangler", [...args]);

/** The commands for the environment `environment` of `wrangler.toml`. */
export function commandsFor(environment: string) {
  const config = readConfig({ config: `${ROOT}/wrangler.toml`, env: environment }, { hideWarnings: true });
  const [database] = config.d1_databases;
  const [bucket] = config.r2_buckets;
  if (!database || !bucket || config.name === "concord") throw new Failure(`wrangler.toml has no environment "${environment}".`);
  // One that wrangler provisions by itself has the Worker's name with the binding's.
  const rows = database.database_name ?? `${config.name}-db`;
  const files = bucket.bucket_name ?? `${config.name}-files`;
  // Named each time: where a build lies about, wrangler would take its configuration for the one that is meant.
  const env = ["--config", "wrangler.toml", "--env", environment];
  return {
    bookmark: ["d1", "time-travel", "info", rows, ...env, "--json"],
    exportRows: (tables: readonly string[], file: string) => [
      ...["d1", "export", rows, ...env, "--remote", "--skip-confirmation", "--no-schema", "--output", file],
      ...tables.flatMap((table) => ["--table", table]),
    ],
    countTables: ["d1", "execute", rows, ...env, "--remote", "--yes", "--json", "--command", TABLES],
    bucket: ["r2", "bucket", "info", files, ...env, "--json"],
    load: (file: string) => ["d1", "execute", rows, ...env, "--remote", "--yes", "--file", file],
    getObject: (key: string, file: string) => ["r2", "object", "get", `${files}/${key}`, ...env, "--remote", "--file", file],
    putObject: (key: string, file: string) => ["r2", "object", "put", `${files}/${key}`, ...env, "--remote", "--force", "--file", file],
  };
}

export function deployedPlace(environment: string, call: Wrangler = wrangler): Place {
  const commands = commandsFor(environment);
  const must = async (args: readonly string[]) => {
    const { code, output } = await call(args);
    if (code !== 0) throw new Failure(`wrangler ${args.slice(0, 3).join(" ")} failed (exit code ${code}).\n${lastLines(output)}`);
    return output;
  };
  return {
    environment,
    bookmark: async () => String(jsonIn(await must(commands.bookmark)).bookmark),
    async exportRows(tables, file) {
      await must(commands.exportRows(tables, file));
    },
    async filledBy() {
      const tables = Number(firstNumber(jsonIn(await must(commands.countTables)), "tables"));
      if (tables !== 0) return `the database of ${environment} has ${tables} tables`;
      // As wrangler says it to people: "1,234". The site's film may be there already.
      const said = String(firstNumber(jsonIn(await must(commands.bucket)), "object_count"));
      const objects = /^\d[\d,.\s\u2019']*$/.test(said) ? Number(said.replaceAll(/\D/g, "")) : Number.NaN;
      return objects <= 2 ? null : `the bucket of ${environment} has ${said} files`;
    },
    async load(file) {
      await must(commands.load(file));
    },
    async getObject(key, file) {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      const { code, output } = await call(commands.getObject(key, file));
      if (code === 0 && existsSync(file)) return true;
      if (/The specified key does not exist/.test(output)) return false;
      throw new Failure(`Reading ${key} failed (exit code ${code}).\n${lastLines(output)}`);
    },
    async putObject(key, file) {
      await must(commands.putObject(key, file));
    },
  };
}

/** The JSON in what a command printed: lines before it are wrangler's own. */
function jsonIn(output: string): Record<string, unknown> {
  const begin = output.search(/^[[{]/m);
  if (begin === -1) throw new Failure(`wrangler gave no JSON:\n${lastLines(output)}`);
  return JSON.parse(output.slice(begin));
}

/** The number under `name`, wherever it lies in what a command gave. */
function firstNumber(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (name in value) return (value as Record<string, unknown>)[name];
  return Object.values(value)
    .map((part) => firstNumber(part, name))
    .find((found) => found !== undefined);
}
