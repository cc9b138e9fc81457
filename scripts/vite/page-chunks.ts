/**
 * Puts what the two booking forms load into a few files instead of eighty: small files compress badly, and a telephone asks for each.
 * A module goes with those that the same pages need, so that no page loads what only another one uses; what the small programs
 * of finished documents use stays apart, since those load nothing else.
 */
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

type Graph = (id: string) => readonly string[];

/** Everything that `roots` load at once: themselves with their static imports. */
export function loadedBy(roots: readonly string[], importedBy: Graph): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...importedBy(id));
  }
  return reached;
}

/** The pages whose modules are put together, by the modules that each begins with. */
const PAGES = {
  // The small programs: what they need waits for nothing else.
  documents: ["app/site-program/document.ts", "app/site-program/page.ts"],
  all: ["app/entry.client.tsx", "app/root.tsx"],
  fast: ["app/site-program/fast-form.ts"],
  book: ["app/site-program/detailed-form.ts"],
} as const;

const EDITING = "app/routes/portal/booking-edit";

/**
 * Each may import those before it. `react`: what a form's program shares with React Router's, which itself is in `all`. `-portal`: the portal's pages load it as well, and nothing of the others. `book-edit`: of these only the one
 * on which staff edit a booking, which shows the form's own sections; no list carries them along.
 */
const CHUNKS = [
  "documents",
  "react",
  "react-fast",
  "react-book",
  "all",
  "forms-portal",
  "forms",
  "fast-portal",
  "fast",
  "book-portal",
  "book-edit",
  "book",
] as const;
type Chunk = (typeof CHUNKS)[number];

/** The chunk of each module that one of the pages loads at once; all others go where the bundler puts them. */
export function chunksOf(ids: readonly string[], importedBy: Graph, root: string): Map<string, Chunk> {
  const fileOf = (id: string) => id.split("?")[0] ?? id;
  const within = (id: string, folder: string) => id.startsWith(resolve(root, folder));
  const loads = (isRoot: (file: string) => boolean) =>
    loadedBy(
      ids.filter((id) => isRoot(fileOf(id))),
      importedBy,
    );
  const page = (files: readonly string[]) => loads((file) => files.some((one) => file === resolve(root, one)));
  const [documents, all, fast, book] = [page(PAGES.documents), page(PAGES.all), page(PAGES.fast), page(PAGES.book)];
  const portal = loads((file) => within(file, "app/routes/portal"));
  const besidesEditing = loads((file) => within(file, "app/routes/portal") && !within(file, EDITING));
  function chunkOf(id: string): Chunk | null {
    // A page begins with a file of its own, which the router names.
    if (
      Object.values(PAGES)
        .flat()
        .includes(relative(root, fileOf(id)) as never)
    )
      return null;
    if (documents.has(id)) return all.has(id) || fast.has(id) || book.has(id) ? "documents" : null;
    if (all.has(id)) return fast.has(id) ? (book.has(id) ? "react" : "react-fast") : book.has(id) ? "react-book" : "all";
    const of = fast.has(id) ? (book.has(id) ? "forms" : "fast") : book.has(id) ? "book" : null;
    if (!of || !portal.has(id)) return of;
    return of === "book" && !besidesEditing.has(id) ? "book-edit" : `${of}-portal`;
  }
  return new Map(
    ids.flatMap((id) => {
      const chunk = chunkOf(id);
      return chunk ? [[id, chunk] as const] : [];
    }),
  );
}

export function pageChunks(): Plugin {
  const chunks = new Map<string, Chunk>();
  const groups = CHUNKS.map((name, at) => ({ name, priority: CHUNKS.length - at, test: (id: string) => chunks.get(id) === name }));
  return {
    name: "concord:page-chunks",
    apply: "build",
    sharedDuringBuild: true,
    configEnvironment: (name) =>
      name === "client" ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : undefined,
    buildEnd() {
      if (this.environment.name !== "client") return;
      const found = chunksOf([...this.getModuleIds()], (id) => this.getModuleInfo(id)?.importedIds ?? [], this.environment.config.root);
      for (const [id, chunk] of found) chunks.set(id, chunk);
    },
  };
}
