/**
 * Leaves in the browser's main catalogue what the booking forms say before anybody touches them. The other texts of the site, two thirds
 * of it, become a catalogue of their own (`messages.po?later.po`), which comes once a form is alive (`app/i18n/catalogues/page-parts.ts`).
 * Nothing is named by hand: it follows the imports of those pages.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { loadedBy } from "../page-chunks.ts";
import { type Messages, messagesIn, saidIn, withMessages } from "./catalogue-text.ts";

/** The programs that begin with few texts. */
export const FEW_TEXTS = ["app/site-program/fast-form.ts", "app/site-program/detailed-form.ts"] as const;

const CATALOGUE = /\/i18n\/locales\/\w+\/messages\.po(\?later\.po)?$/;

/** `messages` without those that a page says at once, or those alone. */
export function partOf(messages: Messages, said: ReadonlySet<string>, which: "first" | "later"): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => said.has(id) === (which === "first")));
}

export function laterTexts(): Plugin {
  let first: ReadonlySet<string> = new Set();
  return {
    name: "concord:later-texts",
    apply: "build",
    sharedDuringBuild: true,
    buildEnd() {
      if (this.environment.name !== "client") return;
      const roots = FEW_TEXTS.map((file) => resolve(this.environment.config.root, file));
      const ids = [...this.getModuleIds()].filter((id) => roots.includes(id.split("?")[0] ?? id));
      const loaded = loadedBy(ids, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      first = saidIn([...loaded].map((id) => this.getModuleInfo(id)?.code ?? ""));
    },
    renderChunk(code, { facadeModuleId }) {
      const id = facadeModuleId ?? "";
      const catalogue = CATALOGUE.exec(id);
      if (this.environment.name !== "client" || !catalogue) return null;
      return { code: withMessages(code, id, partOf(messagesIn(code, id), first, catalogue[1] ? "later" : "first")), map: null };
    },
  };
}
