/** Queries of the check of all cases' chains: a page of chains, how far a pass is, what was found. */
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { caseCounts, caseEntries, caseMessages, cases, chainFaults, chainPasses, chainReads } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";
import { bytesOfEntry } from "./case-record.repo.server.ts";

export type ChainPass = typeof chainPasses.$inferSelect;
export type ChainFault = typeof chainFaults.$inferSelect;

/** Entries whose lengths one page asks for at most, and so the most that it reads. */
export const ENTRIES_OF_PAGE = 3000;

/** The next `limit` cases after case `after`, by their ids, and how long their entries are: case by case, each in its order, as far as a page goes. */
export async function sizesOfPage(db: Database, after: string, limit: number) {
  const [rows, sizes] = await db.batch([
    db.select({ id: cases.id }).from(cases).where(gt(cases.id, after)).orderBy(cases.id).limit(limit),
    // As they lie in the index: nothing is sorted, and the limit ends the reading.
    db
      .select({ caseId: caseEntries.caseId, seq: caseEntries.seq, bytes: bytesOfEntry.as("bytes") })
      .from(caseEntries)
      .where(inArray(caseEntries.caseId, db.select({ id: cases.id }).from(cases).where(gt(cases.id, after)).orderBy(cases.id).limit(limit)))
      .orderBy(caseEntries.caseId, caseEntries.seq)
      .limit(ENTRIES_OF_PAGE),
  ]);
  return { rows, sizes };
}

/**
 * The chains of the cases after `after` up to case `last`, at one moment: each case with how many entries it
 * says it has, its entries in order, and what was found of it before.
 */
export async function chainsUntil(db: Database, after: string, last: string) {
  const page = () =>
    db
      .select({ id: cases.id })
      .from(cases)
      .where(and(gt(cases.id, after), lte(cases.id, last)));
  const [rows, links, faults] = await db.batch([
    db
      .select({ id: cases.id, version: cases.version })
      .from(cases)
      .where(and(gt(cases.id, after), lte(cases.id, last)))
      .orderBy(cases.id),
    db
      .select({
        caseId: caseEntries.caseId,
        seq: caseEntries.seq,
        body: caseEntries.body,
        bodyHash: caseEntries.bodyHash,
        previousHash: caseEntries.previousHash,
        hash: caseEntries.hash,
      })
      .from(caseEntries)
      .where(inArray(caseEntries.caseId, page()))
      .orderBy(caseEntries.caseId, caseEntries.seq)
      .limit(2 * ENTRIES_OF_PAGE),
    db.select().from(chainFaults).where(inArray(chainFaults.caseId, page())),
  ]);
  return { rows, links, faults };
}

export const latestPass = (db: Database) =>
  db.select().from(chainPasses).where(gt(chainPasses.id, 0)).orderBy(desc(chainPasses.id)).limit(1);
export const latestWholePass = (db: Database) =>
  // A pass that goes on is the only one without an end: at most two rows are read.
  db
    .select()
    .from(chainPasses)
    .where(and(gt(chainPasses.id, 0), isNotNull(chainPasses.finishedAt)))
    .orderBy(desc(chainPasses.id))
    .limit(1);

/** The next case of a pass. */
export const caseAfter = (db: Database, after: string) =>
  db.select({ id: cases.id }).from(cases).where(gt(cases.id, after)).orderBy(cases.id).limit(1);
/** What was found of one case before. */
export const faultOfCaseBefore = (db: Database, caseId: string) =>
  db.select().from(chainFaults).where(eq(chainFaults.caseId, caseId)).limit(1);
/** How many entries a case says it has. */
export const versionOf = (db: Database, caseId: string) =>
  db.select({ version: cases.version }).from(cases).where(eq(cases.id, caseId)).limit(1);

/** What a case shows of its discussion: the messages of these ids, in any order. */
export const shownMessages = (db: Database, caseId: string, ids: readonly string[]) =>
  db
    .select({ id: caseMessages.id, content: caseMessages.content, audience: caseMessages.audience })
    .from(caseMessages)
    .where(and(sql`${caseMessages.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, eq(caseMessages.caseId, caseId)));
/** How many messages a case shows. */
export const countShown = (db: Database, caseId: string) =>
  db.select({ n: count() }).from(caseMessages).where(eq(caseMessages.caseId, caseId));

/** Begins pass `id`; the one who comes second finds it begun. */
export const beginningPass = (db: Database, id: number, now: number) =>
  db.insert(chainPasses).values({ id, startedAt: now }).onConflictDoNothing();

/** Moves a pass on from where it was read, or ends it; changes nothing, and gives no row, when somebody else has moved it meanwhile. */
export const movingPass = (
  db: Database,
  { id, afterCase }: Pick<ChainPass, "id" | "afterCase">,
  to: Pick<ChainPass, "afterCase" | "finishedAt">,
) =>
  db
    .update(chainPasses)
    .set({ afterCase: to.afterCase, finishedAt: to.finishedAt })
    .where(and(eq(chainPasses.id, id), eq(chainPasses.afterCase, afterCase), isNull(chainPasses.finishedAt)))
    .returning({ id: chainPasses.id });

/** Adds what was checked to a pass, which may be further on by then. */
export const countingChecks = (db: Database, id: number, checked: Pick<ChainPass, "cases" | "entries" | "broken">) =>
  db
    .update(chainPasses)
    .set({
      cases: sql`${chainPasses.cases} + ${checked.cases}`,
      entries: sql`${chainPasses.entries} + ${checked.entries}`,
      broken: sql`${chainPasses.broken} + ${checked.broken}`,
    })
    .where(eq(chainPasses.id, id));

/** Notes that these cases are about to be read, in the same batch before a pass moves: only while it is where it was read. */
export const beginningReads = (db: Database, pass: Pick<ChainPass, "id" | "afterCase">, ids: readonly string[], now: number) =>
  db
    .insert(chainReads)
    .select(
      sql`SELECT value, ${now} FROM json_each(${JSON.stringify(ids)})
        WHERE EXISTS (SELECT 1 FROM chain_passes WHERE id = ${pass.id} AND after_case = ${pass.afterCase} AND finished_at IS NULL)`,
    )
    .onConflictDoUpdate({ target: chainReads.caseId, set: { begunAt: now } });
/** The same of one case, whatever a pass does. */
export const beginningRead = (db: Database, caseId: string, now: number) =>
  db
    .insert(chainReads)
    .values({ caseId, begunAt: now })
    .onConflictDoUpdate({ target: chainReads.caseId, set: { begunAt: now } });
/** They were read to their end, well or not. */
export const endingReads = (db: Database, ids: readonly string[]) => db.delete(chainReads).where(inArray(chainReads.caseId, [...ids]));
/** Cases whose reading began before `before` and has no end: what read them is gone. */
export const brokenReads = (db: Database, before: number, limit: number) =>
  db.select({ caseId: chainReads.caseId }).from(chainReads).where(lt(chainReads.begunAt, before)).orderBy(chainReads.begunAt).limit(limit);

/** Passes that nobody asks about any more. */
export const sweepingPasses = (db: Database, before: number) => db.delete(chainPasses).where(lt(chainPasses.id, before));

export const notingFault = (db: Database, fault: Pick<ChainFault, "caseId" | "fault" | "seq">, now: number, isNew: boolean) =>
  db
    .insert(chainFaults)
    .values({ ...fault, foundAt: now, seenAt: now, mendedAt: null })
    .onConflictDoUpdate({
      target: chainFaults.caseId,
      set: { fault: fault.fault, seq: fault.seq, seenAt: now, ...(isNew ? { foundAt: now, mendedAt: null } : {}) },
    });
export const notingMended = (db: Database, caseId: string, now: number) =>
  db
    .update(chainFaults)
    .set({ mendedAt: now })
    .where(and(eq(chainFaults.caseId, caseId), isNull(chainFaults.mendedAt)));

/** Everything that was ever found, the latest first; after the fault found at `at` of case `caseId`. */
export const faultsFound = (db: Database, limit: number, after: { at: number; caseId: string } | null) =>
  db
    .select({
      caseId: chainFaults.caseId,
      fault: chainFaults.fault,
      seq: chainFaults.seq,
      foundAt: chainFaults.foundAt,
      seenAt: chainFaults.seenAt,
      mendedAt: chainFaults.mendedAt,
      caseNumber: cases.caseNumber,
    })
    .from(chainFaults)
    .innerJoin(cases, eq(cases.id, chainFaults.caseId))
    .where(sql`(${chainFaults.foundAt}, ${chainFaults.caseId}) < (${after?.at ?? Number.MAX_SAFE_INTEGER}, ${after?.caseId ?? ""})`)
    .orderBy(desc(chainFaults.foundAt), desc(chainFaults.caseId))
    .limit(limit);

/** How many cases there are. */
export const caseArrivals = (db: Database) =>
  db
    .select({ n: caseCounts.n })
    .from(caseCounts)
    .where(and(eq(caseCounts.scope, ""), eq(caseCounts.bucket, "arrivals")))
    .limit(1);

/** Administrators who are notified of a break; as the index of them has it. */
export const recipientsOfBreaks = (db: Database) =>
  db
    .select({ id: user.id, email: user.email, locale: user.locale })
    .from(user)
    .where(sql`${user.role} = 'admin' AND ${user.active} = 1`)
    .limit(20);

export const tellingOfBreak = (db: Database, message: OutboxRow) => writingMail(db, message).onConflictDoNothing();

/** A fault as it is now, with its case and the reader of the mail about it. */
export async function faultOfMail(db: Database, { caseId, userId }: { caseId: string; userId: string }) {
  const [[fault], [reader]] = await db.batch([
    db
      .select({ mendedAt: chainFaults.mendedAt, caseNumber: cases.caseNumber })
      .from(chainFaults)
      .innerJoin(cases, eq(cases.id, chainFaults.caseId))
      .where(eq(chainFaults.caseId, caseId))
      .limit(1),
    db
      .select({ firstName: user.firstName, lastName: user.lastName, role: user.role, active: user.active })
      .from(user)
      .where(eq(user.id, userId))
      .limit(1),
  ]);
  return fault && reader ? { ...fault, reader } : null;
}
