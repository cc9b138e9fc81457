/** The data of a local server that has ended: the database and the bucket in its state folder. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getPlatformProxy } from "wrangler";
import { Failure, ROOT } from "../processes.mjs";
import { holderOf, take } from "../server/lock.mjs";
import type { Place } from "./place.ts";

/** The site's own media come with the code: they are no data. */
const SITE = "site/";
const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

type Bindings = Pick<Env, "DB" | "FILES">;

/**
 * Lets `use` work on the data in the state folder `state`, which no server uses meanwhile: so it is all of one moment.
 * Throws a `Failure` while one does.
 */
export async function withLocalPlace<T>(state: string, use: (place: Place) => Promise<T>): Promise<T> {
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const owner = join(state, "server.pid");
  // Twice: the first try clears away what a dead process left behind.
  if (!take(owner) && !take(owner)) throw new Failure(`Concord (process ${holderOf(owner)}) is running on ${state}. End it first.`);
  const bindings = localBindings(join(state, "data"));
  try {
    return await use(localPlace(state, bindings));
  } finally {
    await bindings.close();
    rmSync(owner, { force: true });
  }
}

/** The bindings of the data in `folder`, opened when they are first used, and once more where a busy machine has dropped the connection. */
function localBindings(folder: string) {
  // The opening itself is kept: of several who ask at once all get the same.
  let open: ReturnType<typeof getPlatformProxy<Bindings>> | null = null;
  const close = async () => {
    const closed = open;
    open = null;
    await (await closed)?.dispose();
  };
  const opened = async () => {
    // Of the bindings no secret is asked for: that there is none is nothing to tell.
    process.env.WRANGLER_LOG ??= "error";
    open ??= getPlatformProxy<Bindings>({
      configPath: join(ROOT, "wrangler.toml"),
      persist: { path: join(folder, "v3") },
      remoteBindings: false,
    });
    return (await open).env;
  };
  const use = async <T>(work: (env: Bindings) => Promise<T>): Promise<T> => {
    try {
      return await work(await opened());
    } catch (error) {
      if (!(error instanceof TypeError && error.message === "fetch failed")) throw error;
      await close();
      return work(await opened());
    }
  };
  return { use, close };
}

function localPlace(state: string, { use, close }: ReturnType<typeof localBindings>): Place {
  return {
    environment: "local",
    bookmark: async () => null,
    exportRows: (tables, file) =>
      use(async ({ DB }) => {
        // As `wrangler d1 export --no-schema --table …` asks, which has no option for this folder.
        const [lines] = await DB.prepare("PRAGMA miniflare_d1_export(?,?,?);")
          .bind(1, 0, ...tables)
          .raw<string[]>();
        writeFileSync(file, `${(lines ?? []).join("\n")}\n`, { mode: 0o600 });
      }),
    filledBy: () =>
      use(async ({ DB, FILES }) => {
        const { results } = await DB.prepare(TABLES).all();
        if (results.length > 0) return `the database of ${state} has ${results.length} tables`;
        const { objects } = await FILES.list({ limit: 10 });
        return objects.some(({ key }) => !key.startsWith(SITE)) ? `the bucket of ${state} has files` : null;
      }),
    async load(file) {
      // The runtime makes the database; its rows are written past it, for which it would take minutes.
      await use(({ DB }) => DB.prepare("SELECT 1").run());
      await close();
      const [path] = globSync(join(state, "data/v3/d1/*/*.sqlite"), { exclude: (name) => name.includes("metadata") });
      if (!path) throw new Failure(`${state} has no database.`);
      const database = new DatabaseSync(path);
      try {
        database.exec(`BEGIN;\n${readFileSync(file, "utf8")}\nCOMMIT;`);
      } finally {
        database.close();
      }
    },
    getObject: (key, file) =>
      use(async ({ FILES }) => {
        const stored = await FILES.get(key);
        if (!stored) return false;
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        writeFileSync(file, new Uint8Array(await stored.arrayBuffer()), { mode: 0o600 });
        return true;
      }),
    putObject: (key, file) =>
      use(async ({ FILES }) => {
        await FILES.put(key, new Uint8Array(readFileSync(file)));
      }),
  };
}
