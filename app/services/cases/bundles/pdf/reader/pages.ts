/** The pages of a PDF, each once and in their order. */

import { MOST_PAGES } from "./budget.ts";
import type { PdfFile } from "./file.ts";
import { damaged, SourceRefused } from "./refused.ts";
import { type Dict, isDict, named, Ref, type Value } from "./values.ts";

/** What a page has from the nodes above it where it says nothing itself. */
const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;
/**
 * Small values and references: all pages are kept at once, and so is what they inherit. What a node says itself of what is drawn with is a
 * reference to that node, whose `Resources` it is.
 */
export type Inherited = ReadonlyMap<string, Value | FromNode>;

/** The `Resources` of a node above a page. */
export class FromNode {
  readonly node: Ref;
  constructor(node: Ref) {
    this.node = node;
  }
}

export interface SourcePage {
  ref: Ref;
  inherited: Inherited;
}

/** Throws `SourceRefused`: a page that lies in the tree twice, or in no tree, is none. */
export function pagesIn(file: PdfFile): SourcePage[] {
  const pages: SourcePage[] = [];
  const seen = new Set<number>();
  const waiting: { ref: Value; inherited: Inherited }[] = [{ ref: file.catalog().get("Pages") ?? null, inherited: new Map() }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { ref, inherited } = next;
    file.budget.spend("steps", 1);
    if (!(ref instanceof Ref) || seen.has(ref.number)) throw damaged("no tree of pages");
    seen.add(ref.number);
    if (seen.size > MOST_PAGES) throw new SourceRefused("swollen", "pages");
    const node = file.resolve(ref);
    if (!isDict(node)) throw damaged("no page");
    const kids = file.under(node, "Kids");
    if (kids === null && named(file.under(node, "Type")) !== "Pages") pages.push({ ref, inherited });
    else if (!Array.isArray(kids)) throw damaged("no tree of pages");
    else {
      const below = handedOn(ref, node, inherited);
      if (waiting.length + kids.length > MOST_PAGES) throw new SourceRefused("swollen", "pages");
      for (const kid of kids.toReversed()) waiting.push({ ref: kid, inherited: below });
    }
  }
  return pages;
}

function handedOn(ref: Ref, node: Dict, inherited: Inherited): Inherited {
  const own = INHERITED.flatMap((key): [string, Value | FromNode][] => {
    const value = node.get(key);
    if (value === undefined) return [];
    return [[key, isDict(value) ? new FromNode(ref) : small(value)]];
  });
  return own.length === 0 ? inherited : new Map([...inherited, ...own]);
}

/** A box of four numbers, or one number; anything larger is neither. */
const small = (value: Value): Value => (Array.isArray(value) ? value.slice(0, 4).map(plain) : plain(value));
const plain = (value: Value): Value => (typeof value === "number" || value instanceof Ref ? value : null);

/** By what a layer says of itself whether it is shown; by others (Zoom, Language, User) it depends on who looks at it, and how. */
const STATES = ["View", "Print", "Export"] as const;

/** Throws `SourceRefused` (`layers`) where a layer is switched off, or may be: a bundle has none, and would show it. */
export function requireShown(file: PdfFile): void {
  const properties = file.under(file.catalog(), "OCProperties");
  const shown = isDict(properties) ? file.under(properties, "D") : null;
  if (!isDict(shown)) return;
  const [base, off] = [named(file.under(shown, "BaseState")), file.under(shown, "OFF")];
  if ((base !== null && base !== "ON") || (Array.isArray(off) && off.length > 0)) throw new SourceRefused("layers", "switched off");
  const rules = file.under(shown, "AS");
  for (const one of Array.isArray(rules) ? rules : []) {
    file.budget.spend("steps", 1);
    const rule = file.resolve(one);
    const by = isDict(rule) ? file.under(rule, "Category") : null;
    if (Array.isArray(by) && by.some((category) => !STATES.some((state) => state === named(file.resolve(category)))))
      throw new SourceRefused("layers", "shown by size, language or reader");
  }
}

/** The same of what a layer, or a rule over layers, says of itself. */
export function requireShownAlways(file: PdfFile, dict: Dict, type: string | null): void {
  if (type === "OCMD" && (dict.has("VE") || ["AllOff", "AnyOff"].includes(named(file.under(dict, "P")) ?? "")))
    throw new SourceRefused("layers", "shown by a rule");
  const usage = type === "OCG" ? file.under(dict, "Usage") : null;
  if (!isDict(usage)) return;
  for (const one of STATES) {
    const said = file.under(usage, one);
    if (isDict(said) && named(file.under(said, `${one}State`)) === "OFF") throw new SourceRefused("layers", "switched off");
  }
}
