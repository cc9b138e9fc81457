/** A copy of the sources in which a newcomer's change is begun and not finished: which files does the compiler name then? */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

export interface SeededTree {
  /** The files with errors once `replacement` takes the place of `text` in `file`; the file is put back afterwards. */
  erring(file: string, text: string, replacement: string): string[];
  remove(): void;
}

export function seededTree(): SeededTree {
  const copy = mkdtempSync(join(tmpdir(), "first-change-"));
  for (const part of ["app", "workers", "scripts", ".react-router"])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true, filter: (source) => !/\.test\.tsx?$|\/(?:data|locales)$/.test(source) });
  for (const part of ["package.json", "tsconfig.json", "worker-configuration.d.ts"]) cpSync(join(ROOT, part), join(copy, part));
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  // What one run has found out about the tree serves the next; one checker does a third less work than several, and other tests have the other core.
  const options = ["--pretty", "false", "--singleThreaded", "--incremental", "--tsBuildInfoFile", join(copy, "tsc.json")];
  return {
    erring(file, text, replacement) {
      const source = readFileSync(join(copy, file), "utf8");
      const seeded = source.replace(text, replacement);
      expect(seeded, `${file} has no “${text}” any more`).not.toBe(source);
      writeFileSync(join(copy, file), seeded);
      const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), options, { cwd: copy, encoding: "utf8" });
      writeFileSync(join(copy, file), source);
      return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = ""]) => path))].sort();
    },
    remove: () => rmSync(copy, { recursive: true }),
  };
}
