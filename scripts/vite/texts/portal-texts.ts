/**
 * Parts the signed-in area's catalogue by who says what: `portal.po` keeps what the layout of all its pages says, and
 * `portal.po?area=NAME` has what the pages of one area say besides (`app/i18n/catalogues/portal`). What a page fetches when it is needed
 * counts as its own, so nothing has to wait for texts. A text of two areas is in both; one that no page says is in none. Which text is
 * whose is nowhere written by hand: it follows the imports.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { loadedBy } from "../page-chunks.ts";
import { type Messages, messagesIn, saidIn, withMessages } from "./catalogue-text.ts";

const LAYOUT = "app/routes/portal/layout.tsx";
const AREAS = "app/i18n/catalogues/portal";
/** The whole catalogue of a language, or the part of an area. */
const CATALOGUE = /^(.*\/i18n\/locales\/\w+\/portal\.po)(?:\?area=([\w-]+))?$/;

export interface Graph {
  ids: readonly string[];
  /** What a module imports, at once or when it is needed. */
  importedBy(id: string): readonly string[];
  codeOf(id: string): string;
}

export interface Said {
  layout: ReadonlySet<string>;
  areas: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the layout may say and, by the name of each area, what its pages may: all that their modules hold. */
export function saidBy({ ids, importedBy, codeOf }: Graph, root: string): Said {
  const fileOf = (id: string) => id.split("?")[0] ?? id;
  const isCatalogue = (id: string) => fileOf(id).endsWith(".po");
  const saidFrom = (roots: readonly string[]) =>
    saidIn([...loadedBy(roots, (id) => importedBy(id).filter((each) => !isCatalogue(each)))].map(codeOf));
  const areas = new Map<string, ReadonlySet<string>>();
  for (const id of ids.filter((each) => fileOf(each).startsWith(`${resolve(root, AREAS)}/`))) {
    const name = fileOf(id).slice(resolve(root, AREAS).length + 1, -".ts".length);
    // The pages of an area are those that name its texts.
    areas.set(name, saidFrom(ids.filter((each) => importedBy(each).includes(id))));
  }
  return { layout: saidFrom(ids.filter((id) => fileOf(id) === resolve(root, LAYOUT))), areas };
}

/** Of `messages` those of an area, or without one those of every page. */
export function partOf(messages: Messages, { layout, areas }: Said, area?: string): Messages {
  const isMeant = (id: string) => (area ? !layout.has(id) && areas.get(area)?.has(id) : layout.has(id));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isMeant(id)));
}

export function portalTexts(): Plugin {
  let said: Said = { layout: new Set(), areas: new Map() };
  const whole = new Map<string, Messages>();
  return {
    name: "concord:portal-texts",
    sharedDuringBuild: true,
    // Built, an area's part is written once all pages are known; while developing it is the whole catalogue.
    load(id) {
      const [, file, area] = CATALOGUE.exec(id) ?? [];
      if (!file || !area) return null;
      const isBuilt = this.environment.mode === "build" && this.environment.name === "client";
      const code = isBuilt ? `export const messages = JSON.parse("{}");` : `export { messages } from ${JSON.stringify(file)};`;
      return { code, moduleType: "js" };
    },
    buildEnd() {
      if (this.environment.mode !== "build" || this.environment.name !== "client") return;
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? "";
      const importedBy = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      const ids = [...this.getModuleIds()];
      said = saidBy({ ids, importedBy, codeOf }, this.environment.config.root);
      for (const id of ids) {
        const [, file, area] = CATALOGUE.exec(id) ?? [];
        if (file && !area) whole.set(file, messagesIn(codeOf(id), id));
      }
    },
    renderChunk(code, { facadeModuleId }) {
      const [id, file, area] = CATALOGUE.exec(facadeModuleId ?? "") ?? [];
      if (!id || !file || this.environment.mode !== "build" || this.environment.name !== "client") return null;
      return { code: withMessages(code, id, partOf(whole.get(file) ?? {}, said, area)), map: null };
    },
  };
}
