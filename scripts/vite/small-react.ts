/**
 * The programs of the booking forms run on Preact, which does what they ask of React in a tenth of its size. Every module of theirs that
 * has to do with React is taken a second time for them (marked in its address), with Preact in React's place; all other modules, and so what
 * they keep, are the page's one. The portal, the documents and the server have React as before, and so has a server that is developed on.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

/** The programs whose modules are taken so. */
const ROOTS = ["app/site-program/fast-form.ts", "app/site-program/detailed-form.ts"];
const MARK = "?small";
const INSTEAD: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
};

const REACT = /^(?:@lingui\/)?react(?:-dom)?(?:\/|$)/;
const IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^;"']*?\bfrom\s*)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/** What a module's source imports, at once or later; types left out. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, at = "", later = at]) => later);
}

/** Of `imports` (what each module imports) those that lead to React. */
export function leadingTo(imports: ReadonlyMap<string, readonly string[]>, isReact: (name: string) => boolean): Set<string> {
  const leading = new Set<string>();
  for (let before = -1; before !== leading.size; ) {
    before = leading.size;
    for (const [file, names] of imports) if (names.some((name) => isReact(name) || leading.has(name))) leading.add(file);
  }
  return leading;
}

export function smallReact(): Plugin {
  let root = "";
  let leading = new Set<string>();
  const packages = new Map<string, boolean>();

  function usesReact(folder: string): boolean {
    const known = packages.get(folder);
    if (known !== undefined) return known;
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8"));
    const uses = "react" in { ...dependencies, ...peerDependencies };
    packages.set(folder, uses);
    return uses;
  }

  function own(): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const open = ROOTS.map((file) => resolve(root, file));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue;
      const at = file;
      const names = importsOf(readFileSync(at, "utf8")).map((name) =>
        name.startsWith("#app/") ? resolve(root, "app", name.slice(5)) : name.startsWith(".") ? resolve(dirname(at), name) : name,
      );
      found.set(at, names);
      open.push(...names.filter((name) => /\.tsx?$/.test(name) && existsSync(name)));
    }
    return found;
  }

  return {
    name: "concord:small-react",
    apply: "build",
    enforce: "pre",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.name !== "client") return;
      const imports = own();
      leading = leadingTo(imports, (name) => REACT.test(name) || name.endsWith(".tsx"));
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== "client" || !importer) return;
      const isOurs = importer.endsWith(MARK) || ROOTS.some((file) => importer === resolve(root, file));
      if (!isOurs) return;
      const instead = INSTEAD[source];
      const plain = importer.replace(MARK, "");
      const found = await this.resolve(instead ?? source, plain, { ...options, skipSelf: true });
      if (!found || found.external || instead) return found;
      const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(found.id) ?? [];
      return (folder ? usesReact(folder) : leading.has(found.id) || found.id.endsWith(".tsx")) ? { ...found, id: found.id + MARK } : found;
    },
  };
}
