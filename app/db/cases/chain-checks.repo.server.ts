/** Queries of the check of all cases' chains: a page of chains, how far a pass is, what was found. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { caseCounts, caseEntries, caseMessages, cases, chainFaults, chainPasses } from "#app/db/schema/cases.ts";
import { user } from "#app/db/schema/people.ts";

export type ChainPass = typeof chainPasses.$inferSelect;
export type ChainFault = typeof chainFaults.$inferSelect;

/** Entries that one page reads at most. */
export const ENTRIES_OF_PAGE = 3000;

/**
 * The chains of the next `limit` cases after case `after`, by their ids, at one moment: each case with how many entries it
 * says it has, their entries in order as far as the page goes, and what was found of them before.
 */
export async function chainsAfter(db: Database, after: string, limit: number) {
  const page = () => db.select({ id: cases.id }).from(cases).where(gt(cases.id, after)).orderBy(cases.id).limit(limit);
  const [rows, links, faults] = await db.batch([
    db
      .select({ id: cases.id, caseNumber: cases.caseNumber, version: cases.version })
      .from(cases)
      .where(gt(cases.id, after))
      .orderBy(cases.id)
      .limit(limit),
    // Case by case, each in its order, as they lie in the index: nothing is sorted, and the limit ends the reading.
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
      .limit(ENTRIES_OF_PAGE),
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

/** What a case shows of its discussion, some of it after message `after`, by their ids. */
export const shownMessagesAfter = (db: Database, caseId: string, after: { at: number; id: string }, limit: number) =>
  db
    .select({ id: caseMessages.id, content: caseMessages.content, audience: caseMessages.audience, createdAt: caseMessages.createdAt })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, caseId), sql`(${caseMessages.createdAt}, ${caseMessages.id}) > (${after.at}, ${after.id})`))
    .orderBy(caseMessages.createdAt, caseMessages.id)
    .limit(limit);

/** Begins pass `id`; the one who comes second finds it begun. */
export const beginningPass = (db: Database, id: number, now: number) =>
  db.insert(chainPasses).values({ id, startedAt: now }).onConflictDoNothing();

/** Moves a pass on from where it was read; changes nothing when somebody else has moved it meanwhile. */
export const movingPass = (
  db: Database,
  { id, afterCase }: Pick<ChainPass, "id" | "afterCase">,
  to: { afterCase: string; cases: number; entries: number; broken: number; finishedAt: number | null },
) =>
  db
    .update(chainPasses)
    .set({
      afterCase: to.afterCase,
      cases: sql`${chainPasses.cases} + ${to.cases}`,
      entries: sql`${chainPasses.entries} + ${to.entries}`,
      broken: sql`${chainPasses.broken} + ${to.broken}`,
      finishedAt: to.finishedAt,
    })
    .where(and(eq(chainPasses.id, id), eq(chainPasses.afterCase, afterCase), isNull(chainPasses.finishedAt)))
    .returning({ id: chainPasses.id });

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
