/**
 * Leaves in the browser's main catalogue what the booking forms say before anybody touches them. The other texts of the site, two thirds
 * of it, become a catalogue of their own (`messages.po?later.po`), which comes once a form is alive (`app/i18n/catalogues/page-parts.ts`).
 * Nothing is named by hand: it follows the imports of those pages.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { loadedBy } from "./page-chunks.ts";

/** The programs that begin with few texts. */
export const FEW_TEXTS = ["app/site-program/fast-form.ts", "app/site-program/detailed-form.ts"] as const;

const CATALOGUE = /\/i18n\/locales\/\w+\/messages\.po(\?later\.po)?$/;
/** What a compiled catalogue holds: `JSON.parse` of one literal. */
const LITERAL = /JSON\.parse\(("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')\)/s;

type Messages = Readonly<Record<string, unknown>>;

/** `messages` without those that a page says at once, or those alone. A message's id stands between quotes where it is said. */
export function partOf(messages: Messages, code: string, which: "first" | "later"): Messages {
  const isFirst = (id: string) => ["'", '"', "`"].some((quote) => code.includes(quote + id + quote));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isFirst(id) === (which === "first")));
}

export function laterTexts(): Plugin {
  let first = "";
  return {
    name: "concord:later-texts",
    apply: "build",
    sharedDuringBuild: true,
    buildEnd() {
      if (this.environment.name !== "client") return;
      const roots = FEW_TEXTS.map((file) => resolve(this.environment.config.root, file));
      const ids = [...this.getModuleIds()].filter((id) => roots.includes(id.split("?")[0] ?? id));
      const loaded = loadedBy(ids, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      first = [...loaded].map((id) => this.getModuleInfo(id)?.code ?? "").join("\n");
    },
    renderChunk(code, { facadeModuleId }) {
      const catalogue = CATALOGUE.exec(facadeModuleId ?? "");
      if (this.environment.name !== "client" || !catalogue) return null;
      const [parsed = "", literal = ""] = LITERAL.exec(code) ?? [];
      if (!literal) throw new Error(`${facadeModuleId} is compiled in another way than expected.`);
      const messages = JSON.parse(textOf(literal)) as Messages;
      const part = partOf(messages, first, catalogue[1] ? "later" : "first");
      return { code: code.replace(parsed, () => `JSON.parse(${JSON.stringify(JSON.stringify(part))})`), map: null };
    },
  };
}

/** What a literal without placeholders says. */
const textOf = (literal: string): string => new Function(`return ${literal}`)() as string;
