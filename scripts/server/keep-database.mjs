/**
 * Keeps a local database as one of a landed version, for `tests/platform/landed-database.test.ts`:
 * `node --no-warnings scripts/server/keep-database.mjs .concord/data tests/platform/landed/2026-11-23.sqlite.br`, once `npm start` has ended.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync } from "node:zlib";

const [folder, kept] = process.argv.slice(2);
const [file] = folder ? globSync(join(folder, "v3/d1/*/*.sqlite"), { exclude: (name) => name.includes("metadata") }) : [];
if (!file || !kept) {
  console.error("Usage: keep-database.mjs FOLDER-OF-THE-DATA FILE.sqlite.br");
  process.exit(1);
}
const temporary = mkdtempSync(join(tmpdir(), "concord-kept-"));
const whole = join(temporary, "whole.sqlite");
const database = new DatabaseSync(file);
database.prepare("VACUUM INTO ?").run(whole);
database.close();
writeFileSync(kept, brotliCompressSync(readFileSync(whole)));
rmSync(temporary, { recursive: true });
