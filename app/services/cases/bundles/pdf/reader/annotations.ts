/** What is written onto a page and lies outside of what is drawn on it: of it how it looks, and links within the document. Nothing of it acts. */
import type { Copier } from "./copier.ts";
import type { Fields } from "./fields.ts";
import { type Dict, isDict, Name, named, Ref, Stream, type Value } from "./values.ts";
import { Written } from "./written.ts";

/** Marks and notes that stay what they are. */
const MARKS = new Set(
  "Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink".split(" "),
);
/** What is filled in, or marked for removal: a stamp that looks the same, and is no field any more. */
const AS_STAMPS = new Set(["Widget", "Redact", "Watermark"]);
/** What is said of a mark. Names of files, actions, fields and replies are not among them. */
const KEPT = new Set("Rect F Contents C CA QuadPoints InkList Border BS BE L Vertices LE IC DA Q RD Name OC".split(" "));
const HIDDEN = 2;

/** The document that a page is of: its fields, and the new number of each of its pages. */
export interface OfDocument {
  fields: Fields;
  pageNumber: (ref: Ref) => number | null;
}

/** Copies the annotations of a page that are kept, and gives their new numbers, and whether any is drawn. Throws `SourceRefused`. */
export function copyAnnotations(copier: Copier, page: Dict, document: OfDocument): { annotations: number[]; isMarked: boolean } {
  const { file } = copier;
  const annots = file.under(page, "Annots");
  let isMarked = false;
  const annotations = (Array.isArray(annots) ? annots : []).flatMap((one) => {
    const annotation = file.resolve(one);
    const written = isDict(annotation) ? copied(copier, annotation, document) : null;
    if (!isDict(annotation) || !written) return [];
    isMarked ||= named(file.under(annotation, "Subtype")) !== "Link";
    return [copier.put(copier.reserve(), written)];
  });
  return { annotations, isMarked };
}

function copied(copier: Copier, annotation: Dict, { fields, pageNumber }: OfDocument): Written | null {
  const { file } = copier;
  const subtype = named(file.under(annotation, "Subtype")) ?? "";
  const flags = file.under(annotation, "F");
  if (typeof flags === "number" && (flags & HIDDEN) !== 0) return null;
  const out = new Written();
  if (subtype === "Link") {
    const leads = destination(copier, annotation, pageNumber);
    if (!leads) return null;
    return closed(copier, out, annotation, "Link").text(`/Dest ${leads}>>`);
  }
  const looks = appearance(copier, annotation);
  if (subtype === "Widget") fields.requireDrawn(annotation, looks);
  if (AS_STAMPS.has(subtype)) return looks === null ? null : closed(copier, out, annotation, "Stamp").text(`/AP <</N ${looks} 0 R>>>>`);
  if (!MARKS.has(subtype)) return null;
  return closed(copier, out, annotation, subtype).text(looks === null ? ">>" : `/AP <</N ${looks} 0 R>>>>`);
}

/** All of it but how it looks and where it leads: not closed yet. */
function closed(copier: Copier, out: Written, annotation: Dict, subtype: string): Written {
  out.text(`<</Type /Annot /Subtype /${subtype} `);
  for (const [key, value] of annotation) {
    if (!KEPT.has(key) || (key === "Contents" && subtype === "Link")) continue;
    out.text(`/${key} `);
    copier.write(out, value).text(" ");
  }
  return out;
}

/** The number of the picture that it is shown as; null where viewers draw it themselves. */
function appearance(copier: Copier, annotation: Dict): number | null {
  const { file } = copier;
  const all = file.under(annotation, "AP");
  let shown: Value = isDict(all) ? (all.get("N") ?? null) : null;
  const states = file.resolve(shown);
  if (isDict(states)) shown = states.get(named(file.under(annotation, "AS")) ?? "") ?? null;
  return shown instanceof Ref && file.resolve(shown) instanceof Stream ? copier.numberOf(shown) : null;
}

/** Where a link leads, as it is written; null for what leads out of the document, or by a name. */
function destination(copier: Copier, link: Dict, pageNumber: (ref: Ref) => number | null): string | null {
  const { file } = copier;
  const action = file.under(link, "A");
  const isGoTo = isDict(action) && named(file.under(action, "S")) === "GoTo";
  const to = link.has("Dest") ? file.under(link, "Dest") : isGoTo ? file.under(action, "D") : null;
  const [page, ...view] = Array.isArray(to) ? to : [];
  const number = page instanceof Ref ? pageNumber(page) : null;
  if (number === null) return null;
  const said = view
    .slice(0, 5)
    .map((one) => (one instanceof Name && /^\w+$/.test(one.text) ? `/${one.text}` : typeof one === "number" ? String(one) : "null"));
  return `[${[`${number} 0 R`, ...said].join(" ")}]`;
}
