/** Folders of a case's documents, and the numbers by which both sides cite what is filed: C-1, R-1, CL-1, RL-1, PO-1. Pure. */
import type { PersonName } from "../case.ts";
import type { DocumentState } from "../filing.ts";
import type { Filer } from "../room.ts";

/** In the order in which they are shown. `other`: what was filed without a folder. */
export const CASE_FOLDERS = [
  "pleadings",
  "evidence",
  "legal_authorities",
  "procedural_orders",
  "hearing",
  "award",
  "correspondence",
  "other",
] as const;
export type CaseFolder = (typeof CASE_FOLDERS)[number];

/** Exhibits and legal authorities of the claimant (party A) and of the respondent, procedural orders of the tribunal. */
export const EXHIBIT_SERIES = ["C", "CL", "R", "RL", "PO"] as const;
export type ExhibitSeries = (typeof EXHIBIT_SERIES)[number];

/** Of the tribunal's own papers: the arbitrator and our office file into them, and no side. */
const OF_TRIBUNAL: ReadonlySet<CaseFolder> = new Set(["procedural_orders", "award"]);
const isSide = (filer: Filer) => filer === "side_a" || filer === "side_b";

/** Whether somebody puts documents into a folder. */
export const mayFileInto = (filer: Filer, folder: CaseFolder): boolean => !isSide(filer) || !OF_TRIBUNAL.has(folder);

/** Who relies on a document. */
export const RELIED_ON_BY = ["side_a", "side_b", "both"] as const;
export type ReliedOnBy = (typeof RELIED_ON_BY)[number];

/** Whether somebody may say so of who relies on a document: a side says of itself alone, and leaves what was said of the other. */
export function maySayReliedOn(filer: Filer, before: ReliedOnBy | null, after: ReliedOnBy | null): boolean {
  if (!isSide(filer)) return true;
  const other = filer === "side_a" ? "side_b" : "side_a";
  const includesOther = (by: ReliedOnBy | null) => by === other || by === "both";
  return includesOther(before) === includesOther(after);
}

/** What is said of a document where it is filed. */
export interface FiledAs {
  folder: CaseFolder;
  description: string;
  /** The day that the document itself bears, `YYYY-MM-DD`. */
  documentDate: string | null;
  reliedOn: ReliedOnBy | null;
}

/** What is filed without more being said. */
export const FILED_PLAINLY: FiledAs = { folder: "other", description: "", documentDate: null, reliedOn: null };

/** One line of the index of exhibits. */
export interface ExhibitRecord extends FiledAs {
  exhibit: string;
  series: ExhibitSeries;
  /** Its version in force. */
  documentId: string;
  originalName: string;
  version: number;
  /** Whether a later version was withdrawn, so that this one is in force again. */
  laterWithdrawn: boolean;
  uploader: PersonName;
  /** When its first version was filed, ISO 8601. */
  filedAt: string;
  state: DocumentState;
}

export interface ExhibitFilter {
  folder: CaseFolder | null;
  side: ExhibitSide | null;
}

/** Whose exhibits. */
export const EXHIBIT_SIDES = ["side_a", "side_b", "arbitrator"] as const;
export type ExhibitSide = (typeof EXHIBIT_SIDES)[number];

const SIDE_OF: Readonly<Record<ExhibitSeries, ExhibitSide>> = { C: "side_a", CL: "side_a", R: "side_b", RL: "side_b", PO: "arbitrator" };
export const sideOfSeries = (series: ExhibitSeries): ExhibitSide => SIDE_OF[series];

/** The series that a document of this filer in this folder is numbered in; null where it gets no number. */
export function seriesOf(filer: Filer, folder: CaseFolder): ExhibitSeries | null {
  if (filer === "side_a") return folder === "legal_authorities" ? "CL" : "C";
  if (filer === "side_b") return folder === "legal_authorities" ? "RL" : "R";
  return filer === "arbitrator" && folder === "procedural_orders" ? "PO" : null;
}

/** The number as it is cited, of a row of documents; null for one without. */
export const exhibitOf = (row: { series: ExhibitSeries | null; seriesNumber: number | null }): string | null =>
  row.series === null || row.seriesNumber === null ? null : `${row.series}-${row.seriesNumber}`;

/** The next number of a series in which `last` was given last, withdrawn or not. */
export const nextNumber = (last: number | null): number => (last ?? 0) + 1;

interface Placed {
  folder: CaseFolder;
  position: number | null;
  createdAt: number;
  id: string;
}

/** By folder, then in the order that somebody gave it, then as it was filed. */
export function byPlace(one: Placed, other: Placed): number {
  return (
    CASE_FOLDERS.indexOf(one.folder) - CASE_FOLDERS.indexOf(other.folder) ||
    (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER) ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  );
}

/** `ids` with `moved` put before `before`, or last; null where `before` is not among them. */
export function movedBefore(ids: readonly string[], moved: string, before: string | null): string[] | null {
  const rest = ids.filter((id) => id !== moved);
  if (before === null || before === moved) return before === moved ? [...ids] : [...rest, moved];
  const at = rest.indexOf(before);
  return at < 0 ? null : [...rest.slice(0, at), moved, ...rest.slice(at)];
}

/** By series, and by number within it. */
export function byNumber(one: Numbered, other: Numbered): number {
  return EXHIBIT_SERIES.indexOf(one.series) - EXHIBIT_SERIES.indexOf(other.series) || numberIn(one) - numberIn(other);
}
type Numbered = Pick<ExhibitRecord, "series" | "exhibit">;
const numberIn = ({ exhibit, series }: Numbered) => Number(exhibit.slice(series.length + 1));
