/**
 * Leaves out the sign-in library's own way to databases and its migrations (45 kB of the Worker, gzip): ours is reached through Drizzle, by
 * migrations that we write. What takes their place refuses, and names its reason.
 */
import type { Plugin } from "vite";

const REFUSED = `() => { throw new Error("The sign-in library is given its database (scripts/vite/one-database.ts)."); }`;

/** By the end of a module's path: what is put there instead. Held against the library's own exports by a test. */
export const INSTEAD: Readonly<Record<string, string>> = {
  "/better-auth/dist/db/adapter-kysely.mjs": `import { getBaseAdapter } from "./adapter-base.mjs";
export const getAdapter = (options) => getBaseAdapter(options, async () => (${REFUSED})());`,
  "/better-auth/dist/db/get-migration.mjs": `export class UnsafeMigrationError extends Error {}
export const getMigrations = ${REFUSED};
export const matchType = ${REFUSED};`,
  "/@better-auth/kysely-adapter/dist/index.mjs": `export const createKyselyAdapter = ${REFUSED};
export const getKyselyDatabaseType = () => null;
export const getMssqlSchema = ${REFUSED};
export const getPostgresSchema = ${REFUSED};
export const kyselyAdapter = ${REFUSED};
export const toIntrospectedTables = ${REFUSED};
export const toPhysicalSchema = ${REFUSED};`,
};

export function oneDatabase(): Plugin {
  return {
    name: "concord:one-database",
    load(id) {
      const [file = id] = id.split("?");
      return Object.entries(INSTEAD).find(([end]) => file.endsWith(end))?.[1];
    },
  };
}
