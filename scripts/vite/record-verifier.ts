/**
 * Builds the script of an exported record's own page (`app/record-verifier`) and gives it to the server as text, exported by
 * `virtual:record-verifier`: the page works from a folder on somebody's disk, where nothing can be loaded.
 */
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const VIRTUAL = "virtual:record-verifier";
const RESOLVED = `\0${VIRTUAL}`;

export function recordVerifier(): Plugin {
  let root = "";
  let built: Promise<string> | null = null;
  return {
    name: "concord:record-verifier",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id === VIRTUAL ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) return;
      built ??= bundle(root);
      return `export const program = ${JSON.stringify(await built)};`;
    },
  };
}

async function bundle(root: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: resolve(root, "app/record-verifier/program.ts"), formats: ["iife"], name: "verifier" },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunk = result && "output" in result ? result.output[0] : null;
  if (!chunk) throw new Error("The record's verifier was not built.");
  return chunk.code;
}
