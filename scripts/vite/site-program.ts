/**
 * Builds the small programs of `app/site-program` as chunks of the client build of their own (finished documents
 * load one instead of React Router's entry) and tells the server their hashed addresses as `virtual:site-program`.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** Exported name → module. */
const ENTRIES = { documentProgram: "app/site-program/document.ts", pageProgram: "app/site-program/page.ts" };
const VIRTUAL = "virtual:site-program";
const RESOLVED = `\0${VIRTUAL}`;

export function siteProgram(): Plugin {
  const addresses = new Map(Object.entries(ENTRIES).map(([name, file]) => [name, `/${file}`]));
  const references = new Map<string, string>();
  return {
    name: "concord:site-program",
    // One instance sees both builds: the client's comes first.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const [name, file] of Object.entries(ENTRIES)) {
        references.set(name, this.emitFile({ type: "chunk", id: resolve(this.environment.config.root, file), name: `site-${name}` }));
      }
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [name, reference] of references) addresses.set(name, `/${this.getFileName(reference)}`);
    },
    resolveId(id) {
      return id === VIRTUAL ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return;
      // Only the server writes these addresses into pages.
      const told = this.environment.name === "client" ? "" : null;
      return [...addresses].map(([name, address]) => `export const ${name} = ${JSON.stringify(told ?? address)};`).join("\n");
    },
  };
}
