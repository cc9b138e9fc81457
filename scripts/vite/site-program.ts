/**
 * Builds the small programs of `app/site-program` as chunks of the client build of their own (finished documents
 * load one instead of React Router's entry, the booking forms theirs) and tells the server their hashed addresses as `virtual:site-program`, with
 * what a page can ask for at once instead of one after the other: the files that a program begins with, and the catalogues.
 */
import { resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

/** Exported name → module. */
const ENTRIES = {
  documentProgram: "app/site-program/document.ts",
  pageProgram: "app/site-program/page.ts",
  fast: "app/site-program/fast-form.ts",
  detailed: "app/site-program/detailed-form.ts",
};
/** Those that are a form's. */
const FORMS = ["fast", "detailed"];
/** Begins with React's own components where no router has begun before. */
const BEGINS_REACT = /\/app\/(?:site-program\/(?:fast|detailed)-form\.ts|components\/chat\/chat-island\.tsx)$/;
/** Asked by React Router's part for what replaces components, which would end without an answer where the page has no router. */
const NO_ROUTER = "globalThis.__reactRouterDataRouter ??= { revalidate: () => Promise.resolve() };";
const VIRTUAL = "virtual:site-program";
const RESOLVED = `\0${VIRTUAL}`;
/** The catalogues that pages load, by language and name: `en/messages`, and of parts by the part’s: `en/later`, `en/cases`. */
const CATALOGUE = /\/i18n\/locales\/(\w+)\/(\w+)\.po(?:\?(?:area=)?(.+?)(?:\.po)?)?$/;

export function siteProgram(): Plugin {
  const addresses = new Map(Object.entries(ENTRIES).map(([name, file]) => [name, `/${file}`]));
  const references = new Map<string, string>();
  let imports: Readonly<Record<string, readonly string[]>> = {};
  let catalogues: Readonly<Record<string, string>> = {};
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
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const [name, reference] of references) addresses.set(name, `/${this.getFileName(reference)}`);
      const chunks = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? [one] : []));
      imports = Object.fromEntries(
        [...references].map(([name, reference]) => [name, importsOf(this.getFileName(reference), chunks).map((file) => `/${file}`)]),
      );
      catalogues = cataloguesIn(chunks);
    },
    // While developing, components look for what replaces them, which React Router's own program begins with.
    transform(code, id) {
      if (this.environment.name !== "client" || this.environment.mode !== "dev" || !BEGINS_REACT.test(id)) return;
      return { code: `import "virtual:react-router/inject-hmr-runtime";\n${NO_ROUTER}\n${code}`, map: null };
    },
    resolveId(id) {
      return id === VIRTUAL ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return;
      // Only the server writes these addresses into pages.
      const isClient = this.environment.name === "client";
      const named = [...addresses]
        .filter(([name]) => !FORMS.includes(name))
        .map(([name, address]) => `export const ${name} = ${JSON.stringify(isClient ? "" : address)};`);
      const forms = FORMS.map((name) => [name, { file: addresses.get(name), imports: imports[name] ?? [] }]);
      return [
        ...named,
        `export const programImports = ${JSON.stringify(isClient ? [] : (imports.pageProgram ?? []))};`,
        `export const documentImports = ${JSON.stringify(isClient ? [] : (imports.documentProgram ?? []))};`,
        `export const formPrograms = ${JSON.stringify(isClient ? {} : Object.fromEntries(forms))};`,
        `export const catalogues = ${JSON.stringify(isClient ? {} : catalogues)};`,
      ].join("\n");
    },
  };
}

type Chunk = Pick<Rollup.OutputChunk, "fileName" | "imports" | "facadeModuleId">;

/** Every file that the browser asks for before `file` runs. */
function importsOf(file: string, chunks: readonly Chunk[]): string[] {
  const found = new Set<string>();
  const open = [file];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      if (found.has(one)) continue;
      found.add(one);
      open.push(one);
    }
  return [...found];
}

function cataloguesIn(chunks: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const [, locale, name, part] = CATALOGUE.exec(facadeModuleId ?? "") ?? [];
      return name ? [[`${locale}/${part ?? name}`, `/${fileName}`]] : [];
    }),
  );
}
