/** What is said of a document where it is filed, read and judged; and its exhibit number, given in the batch of its entry. */
import type { z } from "zod";
import type { DocumentPlace } from "#app/db/cases/case-filing.repo.server.ts";
import { exhibitOfBytes, lastNumber } from "#app/db/cases/exhibits.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import {
  type CaseFolder,
  exhibitOf,
  FILED_PLAINLY,
  type FiledAs,
  mayFileInto,
  maySayReliedOn,
  nextNumber,
  seriesOf,
} from "#app/domain/case/exhibits/exhibits.ts";
import { filedAsSchema } from "#app/domain/case/exhibits/filed-as.ts";
import type { CaseRelation } from "#app/domain/case/permissions.ts";
import { type Filer, filerOf, numberedFor } from "#app/domain/case/room.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import type { SeenCase, SignedIn } from "#app/services/cases/case-access.server.ts";

export type ReadFiledAs = Omit<z.output<typeof filedAsSchema>, "reliedOn"> & Pick<FiledAs, "reliedOn">;

/** Throws `invalid_input` on `folder`, `exhibit`, `description`, `documentDate` or `reliedOn`. */
export function readFiledAs(
  given: unknown,
  { seen: { who, relation }, audience, now }: { seen: Pick<SeenCase, "who" | "relation">; audience: StoredAudience; now: Date },
): ReadFiledAs {
  const { reliedOn, ...read } = parseInput(filedAsSchema, given);
  requirePast(read.documentDate, who, now);
  if (read.exhibit) requireNumberable(audience, numberedFor(relation), read.folder);
  requireOwnWord(filerOf(relation), FILED_PLAINLY, { folder: read.folder, reliedOn: reliedOn ?? null });
  return { ...read, reliedOn: reliedOn ?? ownReliance(relation, read.exhibit) };
}

/** Who files an exhibit relies on it, unless they say otherwise. */
export const ownReliance = (relation: CaseRelation, exhibit: boolean): FiledAs["reliedOn"] =>
  relation.kind === "member" && exhibit ? `side_${relation.side}` : null;

/** Throws `invalid_input` where a side puts something into a folder of the tribunal, or says what the other side relies on. */
export function requireOwnWord(filer: Filer, before: Said, after: Said): void {
  if (after.folder !== before.folder && !mayFileInto(filer, after.folder)) throw refusedField("folder", "case_folder_tribunal");
  if (!maySayReliedOn(filer, before.reliedOn, after.reliedOn)) throw refusedField("reliedOn", "case_relied_on_other");
}
type Said = Pick<FiledAs, "folder" | "reliedOn">;

/** A document bears no day to come, on the clock of who files it. */
export function requirePast(date: string | null, who: SignedIn, now: Date): void {
  if (date !== null && date > todayIn(readerZone(who), now)) throw refusedField("documentDate", "case_date_future");
}

/** Throws where a document gets no number: a gap, or its number, would tell the other side that it is there. */
export function requireNumberable(audience: StoredAudience, filer: Filer | null, folder: CaseFolder): asserts filer is Filer {
  if (audience !== "everyone") throw refusedField("exhibit", "case_exhibit_private");
  if (filer === null) throw refusedField("exhibit", "case_exhibit_presiding");
  if (filer === "office") throw refusedField("exhibit", "case_exhibit_office");
  if (seriesOf(filer, folder) === null) throw refusedField("folder", "case_exhibit_order");
}

type Numbered = Pick<DocumentPlace, "series" | "seriesNumber">;
const UNNUMBERED: Numbered = { series: null, seriesNumber: null };

/** The next number for what this filer has in this folder. The chain refuses who planned with one that was given meanwhile. */
export async function numberFor(db: Database, caseId: string, filer: Filer, folder: CaseFolder): Promise<Numbered> {
  const series = seriesOf(filer, folder);
  if (series === null) return UNNUMBERED;
  const [given] = await lastNumber(db, caseId, series);
  return { series, seriesNumber: nextNumber(given?.last ?? null) };
}

interface StoredFile {
  caseId: string;
  filedFor: Filer;
  sha256: string;
}

/** Where a new document is kept; that of a further version is its document's. Throws `invalid_input` on `file` for the same exhibit twice. */
export async function placeOf(db: Database, row: StoredFile, filedAs: ReadFiledAs | null): Promise<DocumentPlace> {
  const plain = { ...FILED_PLAINLY, position: null, ...UNNUMBERED };
  if (!filedAs) return plain;
  const { exhibit, ...said } = filedAs;
  if (!exhibit) return { ...plain, ...said };
  await requireOnce(db, row);
  return { ...plain, ...said, ...(await numberFor(db, row.caseId, row.filedFor, said.folder)) };
}

/** Throws where the same bytes are an exhibit of the same side already, with its number. */
export async function requireOnce(db: Database, { caseId, filedFor, sha256 }: StoredFile): Promise<void> {
  const [same] = await exhibitOfBytes(db, caseId, filedFor, sha256);
  if (same) throw refusedField("file", "case_exhibit_same", exhibitOf(same) ?? "");
}

/** What an entry says of it: nothing that was not said. */
export function saidOf(filedAs: ReadFiledAs | null, exhibit: string | null): Record<string, unknown> {
  const { folder, description, documentDate, reliedOn } = filedAs ?? {};
  return {
    ...(exhibit ? { exhibit } : {}),
    ...(folder && folder !== "other" ? { folder } : {}),
    ...(description ? { description } : {}),
    ...(documentDate ? { documentDate } : {}),
    ...(reliedOn ? { reliedOn } : {}),
  };
}
