/** Modules that the same pages load stand together; what finished documents or the portal load brings nothing else along. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { chunksOf, loadedBy } from "./page-chunks.ts";

const ROOT = "/app-root";
const PAGES = [
  "app/site-program/document.ts",
  "app/entry.client.tsx",
  "app/site-program/fast-form.ts",
  "app/site-program/detailed-form.ts",
  "app/routes/portal/bookings/route.tsx",
  "app/routes/portal/booking-edit/route.tsx",
].map((file) => `${ROOT}/${file}`);

/** Modules that import later ones alone, and pages that import any. */
const graphs = fc.array(fc.array(fc.nat(30), { maxLength: 4 }), { minLength: 35, maxLength: 35 }).map((links) => {
  const ids = [...PAGES, ...Array.from({ length: 30 }, (_, at) => `${ROOT}/app/parts/${at}.ts`)];
  const imports = new Map(
    ids.map((id, at) => [
      id,
      (links[at] ?? [])
        .map((to) => PAGES.length + to)
        .filter((to) => to > at && to < ids.length)
        .map((to) => ids[to] as string),
    ]),
  );
  return { ids, imported: (id: string) => imports.get(id) ?? [] };
});

test("a page loads a chunk only where it loads each module of it", () => {
  fc.assert(
    fc.property(graphs, ({ ids, imported }) => {
      const chunks = chunksOf(ids, imported, ROOT);
      const loads = PAGES.map((page) => loadedBy([page], imported));
      const [documents, all, fast, book, list, edit] = loads as [
        Set<string>,
        Set<string>,
        Set<string>,
        Set<string>,
        Set<string>,
        Set<string>,
      ];
      for (const [id, chunk] of chunks) {
        if (chunk === "documents") expect(documents.has(id)).toBe(true);
        if (chunk.endsWith("-portal")) expect(list.has(id) || (edit.has(id) && chunk !== "book-portal")).toBe(true);
        if (chunk === "book-edit") expect([edit.has(id), list.has(id)]).toEqual([true, false]);
        if (chunk.startsWith("fast")) expect([fast.has(id), book.has(id)]).toEqual([true, false]);
        if (chunk.startsWith("book")) expect([fast.has(id), book.has(id)]).toEqual([false, true]);
        if (chunk === "react-fast") expect([all.has(id), fast.has(id), book.has(id)]).toEqual([true, true, false]);
        if (chunk === "react-book") expect([all.has(id), fast.has(id), book.has(id)]).toEqual([true, false, true]);
        if (chunk === "react") expect([all.has(id), fast.has(id), book.has(id)]).toEqual([true, true, true]);
        if (chunk === "all") expect([all.has(id), fast.has(id), book.has(id)]).toEqual([true, false, false]);
        if (chunk.startsWith("forms")) expect([fast.has(id), book.has(id)]).toEqual([true, true]);
        if (documents.has(id)) expect(chunk).toBe("documents");
      }
    }),
  );
});

test("chunks import in one direction, so that each is run before those that need it", () => {
  const order = ["documents", "react", "react-fast", "react-book", "all", "forms-portal", "forms"];
  fc.assert(
    fc.property(graphs, ({ ids, imported }) => {
      const chunks = chunksOf(ids, imported, ROOT);
      for (const [id, chunk] of chunks)
        for (const next of imported(id)) {
          const to = chunks.get(next);
          expect(to).toBeDefined();
          const [mine, its] = [order.indexOf(chunk), order.indexOf(to ?? "")];
          if (its >= 0 && mine >= 0) expect(its).toBeLessThanOrEqual(mine);
          else expect(its >= 0 || to?.startsWith(chunk.slice(0, 4))).toBe(true);
        }
    }),
  );
});
