/** Queries over bundles for a hearing. Who may is decided in `services/cases/bundles`. */
import { and, asc, eq, getTableColumns, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseBundles, caseBundleVolumes, caseDocumentSources, heldBundles } from "#app/db/schema/case-bundles.ts";
import { caseDocuments, caseEntries } from "#app/db/schema/cases.ts";
import { BUNDLE_LIMITS } from "#app/domain/case/bundles/bundle.ts";
import { LONGEST_LOOK, LOOK, LOOKING, type LookedAt } from "#app/domain/case/bundles/looked-at.ts";
import { MOST_VOLUMES } from "#app/domain/case/bundles/volumes.ts";
import { documentsOfCase } from "./case-file.repo.server.ts";
import { caseById, peopleOfCase } from "./cases.repo.server.ts";

export type BundleRow = typeof caseBundles.$inferSelect;
export type VolumeRow = typeof caseBundleVolumes.$inferSelect;
export type HeldRow = typeof heldBundles.$inferSelect;
/** What is known of a document's bytes. */
export type SourceRow = LookedAt & { documentId: string };

/** A bundle of a list: its documents are counted, and of a final one named, since lists of many hold megabytes. */
export type ListedBundle = Omit<BundleRow, "lines" | "parts"> & { documents: number; holds: string[] };
const { lines: _lines, parts: _parts, ...listed } = getTableColumns(caseBundles);

/** Drafts of everybody and final ones: a bound that no case reaches. */
const MOST_OF_CASE = 1000;

const bundlesOfCase = (db: Database, caseId: string) =>
  db
    .select({
      ...listed,
      documents: sql<number>`(SELECT count(*) FROM json_each(${caseBundles.lines}) WHERE json_each.value ->> 'document' IS NOT NULL)`,
      holds: sql`(SELECT json_group_array(json_each.value ->> 'document') FROM json_each(coalesce(${caseBundles.parts}, '[]')))`.mapWith(
        (names: string): string[] => JSON.parse(names),
      ),
    })
    .from(caseBundles)
    .where(and(eq(caseBundles.caseId, caseId), ne(caseBundles.state, "given_up")))
    .orderBy(asc(caseBundles.createdAt), asc(caseBundles.id))
    .limit(MOST_OF_CASE);

const sourcesOfCase = (db: Database, caseId: string) =>
  db
    .select({
      documentId: caseDocumentSources.documentId,
      state: caseDocumentSources.state,
      pages: caseDocumentSources.pages,
      weight: caseDocumentSources.weight,
      look: caseDocumentSources.look,
      tries: caseDocumentSources.tries,
    })
    .from(caseDocuments)
    .innerJoin(caseDocumentSources, eq(caseDocumentSources.documentId, caseDocuments.id))
    .where(and(eq(caseDocuments.caseId, caseId), inArray(caseDocumentSources.look, [LOOK, LOOKING])));

/** Those that our office holds back. */
const heldOfCase = (db: Database, caseId: string) =>
  db.select().from(heldBundles).where(eq(heldBundles.caseId, caseId)).limit(MOST_OF_CASE);

/** A case with everyone in it, its documents, what is known of their bytes, and its bundles: one trip; null for what is not there. */
export async function caseWithBundles(db: Database, caseId: string) {
  const [[row], people, documents, sources, bundles, held] = await db.batch([
    caseById(db, caseId),
    peopleOfCase(db, caseId),
    documentsOfCase(db, caseId),
    sourcesOfCase(db, caseId),
    bundlesOfCase(db, caseId),
    heldOfCase(db, caseId),
  ]);
  return row ? { row, people, documents, sources, bundles, held } : null;
}

export const bundleById = (db: Database, id: string) => db.select().from(caseBundles).where(eq(caseBundles.id, id)).limit(1);

/** Final bundles of a case, oldest first: for its record. */
export const finalBundles = (db: Database, caseId: string) =>
  db
    .select()
    .from(caseBundles)
    .where(and(eq(caseBundles.caseId, caseId), eq(caseBundles.state, "final")))
    .orderBy(asc(caseBundles.changedAt), asc(caseBundles.id))
    .limit(MOST_OF_CASE);

export type NewBundle = Pick<
  BundleRow,
  "id" | "caseId" | "audience" | "title" | "tabs" | "lines" | "locale" | "createdBy" | "createdAt" | "changedAs"
>;

/** Begins a draft, where its makers have room for one more in a case that is not resolved. Gives what was written. */
export function beginningBundle(db: Database, row: NewBundle) {
  const own = row.audience === "arbitrator" ? sql` AND kept.created_by = ${row.createdBy}` : sql``;
  return db.all<{ id: string }>(sql`
    INSERT INTO case_bundles (id, case_id, audience, state, title, tabs, lines, locale, version, created_by, created_at, changed_by, changed_as, changed_at)
    SELECT ${row.id}, ${row.caseId}, ${row.audience}, 'draft', ${row.title}, ${row.tabs}, ${JSON.stringify(row.lines)}, ${row.locale}, 1,
      ${row.createdBy}, ${row.createdAt}, ${row.createdBy}, ${row.changedAs}, ${row.createdAt}
    WHERE (SELECT count(*) FROM case_bundles AS kept WHERE kept.case_id = ${row.caseId} AND kept.audience = ${row.audience}
      AND kept.state = 'draft'${own}) < ${BUNDLE_LIMITS.open}
      AND EXISTS (SELECT 1 FROM cases WHERE cases.id = ${row.caseId} AND cases.status <> 'resolved')
    RETURNING id`);
}

type Changed = Partial<Pick<BundleRow, "title" | "tabs" | "lines" | "state">> & Pick<BundleRow, "changedBy" | "changedAs" | "changedAt">;

/** Changes a draft at the version that its writer saw, while the case is open. Gives what was changed. */
export const changingBundle = (db: Database, { id, version }: Pick<BundleRow, "id" | "version">, change: Changed) =>
  db
    .update(caseBundles)
    // What was made of an earlier version is of no use.
    .set({ ...change, version: version + 1, plan: null })
    .where(
      and(
        eq(caseBundles.id, id),
        eq(caseBundles.version, version),
        eq(caseBundles.state, "draft"),
        sql`EXISTS (SELECT 1 FROM cases WHERE cases.id = ${caseBundles.caseId} AND cases.status <> 'resolved')`,
      ),
    )
    .returning({ id: caseBundles.id });

/** Says where the PDF of a draft is about to be put, or the volumes of a plan, by who makes it now. Gives what was written. */
export const claimingObject = (db: Database, { id, version }: Pick<BundleRow, "id" | "version">, objectKey: string, plan: string | null) =>
  db
    .update(caseBundles)
    .set({ objectKey, plan })
    .where(and(eq(caseBundles.id, id), eq(caseBundles.version, version), eq(caseBundles.state, "draft")))
    .returning({ id: caseBundles.id });

/** Gives up the place of what is not final: from here on it is made final by nobody. Gives what was written. */
export const releasingObject = (db: Database, id: string, objectKey: string) =>
  db
    .update(caseBundles)
    .set({ objectKey: null, plan: null })
    .where(and(eq(caseBundles.id, id), eq(caseBundles.objectKey, objectKey), eq(caseBundles.state, "draft")))
    .returning({ id: caseBundles.id });

/** Volumes of a bundle that lie in a folder, the first one first. */
export const volumesIn = (db: Database, { id, objectKey }: Pick<BundleRow, "id" | "objectKey">) =>
  db
    .select()
    .from(caseBundleVolumes)
    .where(and(eq(caseBundleVolumes.bundleId, id), eq(caseBundleVolumes.folder, objectKey ?? "")))
    .orderBy(asc(caseBundleVolumes.number))
    .limit(MOST_VOLUMES);

/** Says that a volume was put. The write fails where the bundle is made elsewhere by now; another may have made the same. */
export const addingVolume = (db: Database, row: VolumeRow) => db.insert(caseBundleVolumes).values(row).onConflictDoNothing();

/** Of what was put into a folder and is not final. */
export const removingVolumes = (db: Database, bundleId: string, folder: string) =>
  db.delete(caseBundleVolumes).where(and(eq(caseBundleVolumes.bundleId, bundleId), eq(caseBundleVolumes.folder, folder)));

/** Volumes of all final bundles of a case, bundle by bundle. */
export const volumesOfFinal = (db: Database, caseId: string) =>
  db
    .select(getTableColumns(caseBundleVolumes))
    .from(caseBundles)
    .innerJoin(caseBundleVolumes, and(eq(caseBundleVolumes.bundleId, caseBundles.id), eq(caseBundleVolumes.folder, caseBundles.objectKey)))
    .where(and(eq(caseBundles.caseId, caseId), eq(caseBundles.state, "final")))
    .orderBy(asc(caseBundleVolumes.bundleId), asc(caseBundleVolumes.number))
    .limit(MOST_OF_CASE * MOST_VOLUMES);

type Made = Required<
  Pick<BundleRow, "lines" | "objectKey" | "size" | "pages" | "sha256" | "parts" | "changedBy" | "changedAs" | "changedAt" | "madeOf">
>;

/** A draft becomes final, for good. The batch fails where it is another by now. */
export const makingFinal = (db: Database, id: string, made: Made) =>
  db
    .update(caseBundles)
    .set({ ...made, state: "final" })
    .where(eq(caseBundles.id, id));

export const heldBundle = (db: Database, id: string) => db.select().from(heldBundles).where(eq(heldBundles.bundleId, id)).limit(1);

export const holdingBundle = (db: Database, held: HeldRow) => db.insert(heldBundles).values(held);

export const releasingBundle = (db: Database, id: string) => db.delete(heldBundles).where(eq(heldBundles.bundleId, id));

/**
 * Says that a document is about to be looked at, before it is: what ends a Worker in between leaves that behind. Gives nothing where another is at it by
 * now, or has found something.
 */
export function beginningLook(db: Database, documentId: string, now: number) {
  const begun = { state: "swollen", pages: 0, weight: now, look: LOOKING } as const;
  const { look, weight, tries } = caseDocumentSources;
  return db
    .insert(caseDocumentSources)
    .values({ documentId, ...begun, tries: 1 })
    .onConflictDoUpdate({
      target: caseDocumentSources.documentId,
      // One before it that never ended is counted with it.
      set: { ...begun, tries: sql`CASE WHEN ${look} = ${LOOKING} THEN ${tries} + 1 ELSE 1 END` },
      setWhere: and(ne(look, LOOK), or(ne(look, LOOKING), lte(weight, now - LONGEST_LOOK))),
    })
    .returning({ documentId: caseDocumentSources.documentId });
}

/** A look that ended and found nothing leaves nothing behind. */
export const givingUpLook = (db: Database, documentId: string) =>
  db.delete(caseDocumentSources).where(and(eq(caseDocumentSources.documentId, documentId), eq(caseDocumentSources.look, LOOKING)));

/** Keeps what was found in a document's bytes; it is found once by one set of rules. */
export function keepingSource(db: Database, documentId: string, { state, pages, weight }: LookedAt) {
  const found = { state, pages, weight, look: LOOK, tries: 0 };
  return db
    .insert(caseDocumentSources)
    .values({ documentId, ...found })
    .onConflictDoUpdate({ target: caseDocumentSources.documentId, set: found });
}

/** Whether somebody has an entry of a copy of a bundle of these bytes since a moment: one row is enough. */
export const bundleCopiesOf = (
  db: Database,
  { caseId, sha256, actorId, since }: { caseId: string; sha256: string; actorId: string; since: number },
) =>
  db
    .select({ seq: caseEntries.seq })
    .from(caseEntries)
    .where(
      and(
        eq(caseEntries.caseId, caseId),
        eq(caseEntries.actorId, actorId),
        eq(caseEntries.type, sql`'bundle_downloaded'`),
        gt(caseEntries.at, since),
        sql`${caseEntries.body} ->> '$.details.sha256' = ${sha256}`,
      ),
    )
    .limit(1);
