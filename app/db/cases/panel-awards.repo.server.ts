/** Awards that are before a panel (migration 0334). Each write says in its own statement who may make it: who sits may change meanwhile. */
import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caseDocuments } from "#app/db/schema/cases.ts";
import { tribunalAwards, tribunalSignatures } from "#app/db/schema/deliberations.ts";
import { MOST_DOCUMENTS } from "#app/domain/case/room.ts";
import { sits } from "./deliberations.repo.server.ts";

export type AwardRow = typeof tribunalAwards.$inferSelect;
export type SignatureRow = typeof tribunalSignatures.$inferSelect;

const openOf = (caseId: string) => and(eq(tribunalAwards.caseId, caseId), isNull(tribunalAwards.endedAt));

export const openAwardOf = (db: Database, caseId: string) => db.select().from(tribunalAwards).where(openOf(caseId)).limit(1);

/** The answers to the award that is before a panel; each member has one. */
export const answersOf = (db: Database, caseId: string) =>
  db
    .select()
    .from(tribunalSignatures)
    .where(inArray(tribunalSignatures.awardId, db.select({ id: tribunalAwards.id }).from(tribunalAwards).where(openOf(caseId))))
    .limit(20);

/** Documents that their author alone reads. */
export const privateDocumentsOf = (db: Database, caseId: string, userId: string) =>
  db
    .select()
    .from(caseDocuments)
    .where(
      and(
        eq(caseDocuments.caseId, caseId),
        eq(caseDocuments.uploadedBy, userId),
        eq(caseDocuments.audience, "arbitrator"),
        isNotNull(caseDocuments.readyAt),
        isNull(caseDocuments.withdrawnAt),
      ),
    )
    .orderBy(caseDocuments.createdAt)
    .limit(MOST_DOCUMENTS);

export const documentsNamed = (db: Database, caseId: string, ids: readonly string[]) =>
  db
    .select()
    .from(caseDocuments)
    .where(and(eq(caseDocuments.caseId, caseId), inArray(caseDocuments.id, [...ids]), isNotNull(caseDocuments.readyAt)))
    .limit(20);
export type PrivateDocument = Awaited<ReturnType<typeof documentsNamed>>[number];

/** Whether somebody presides over a panel of three whose case is not resolved. */
const presides = (caseId: string, userId: string) => sql`${sits(caseId, userId)} AND EXISTS (SELECT 1 FROM case_people AS chair
  JOIN cases AS led ON led.id = chair.case_id AND led.tribunal_size = 3 AND led.status = 'in_progress'
  WHERE chair.case_id = ${caseId} AND chair.user_id = ${userId} AND chair.seat = 'presiding' AND chair.state = 'active')`;

type NewAward = Pick<AwardRow, "id" | "caseId" | "putBy" | "putAs" | "putAt" | "documentId" | "outcome">;

/** Puts an award to a panel, while none is before it and who puts it presides. Gives what was written. */
export const puttingAward = (db: Database, { id, caseId, putBy, putAs, putAt, documentId, outcome }: NewAward) =>
  db
    .insert(tribunalAwards)
    .select(
      // In the order of the table's columns.
      sql`SELECT ${id}, ${caseId}, ${putBy}, ${putAs}, cast(${putAt} as integer), ${documentId}, ${outcome}, 0, NULL, NULL
      WHERE ${presides(caseId, putBy)}`,
    )
    .onConflictDoNothing()
    .returning({ id: tribunalAwards.id });
export const isPut = (id: string) => sql`EXISTS (SELECT 1 FROM tribunal_awards WHERE tribunal_awards.id = ${id})`;

/** A member's answer takes the place of their earlier one, while the award is before the panel and they sit. Gives what was written. */
export const answeringAward = (db: Database, caseId: string, { awardId, userId, answer, reason, opinionId, at }: SignatureRow) =>
  db
    .insert(tribunalSignatures)
    .select(
      // In the order of the table's columns.
      sql`SELECT ${awardId}, ${userId}, ${answer}, ${reason}, ${opinionId}, cast(${at} as integer) FROM tribunal_awards AS asked
      WHERE asked.id = ${awardId} AND asked.case_id = ${caseId} AND asked.ended_at IS NULL AND asked.put_by <> ${userId}
        AND ${sits(caseId, userId)}`,
    )
    .onConflictDoUpdate({
      target: [tribunalSignatures.awardId, tribunalSignatures.userId],
      set: { answer, reason, opinionId, at },
    })
    .returning({ awardId: tribunalSignatures.awardId });
export const isAnswered = (awardId: string, userId: string, at: number) =>
  sql`EXISTS (SELECT 1 FROM tribunal_signatures AS given WHERE given.award_id = ${awardId} AND given.user_id = ${userId} AND given.at = ${at})`;

/** Takes an award back from the panel: by who presides now, also of one that another has put. Gives what was ended. */
export const takingAwardBack = (db: Database, caseId: string, { id, by, at }: { id: string; by: string; at: number }) =>
  db
    .update(tribunalAwards)
    .set({ endedAt: at, endedAs: "withdrawn" })
    .where(and(eq(tribunalAwards.id, id), openOf(caseId), presides(caseId, by)))
    .returning({ id: tribunalAwards.id });

/** What is before the panel ends with the case that ends otherwise. */
export const droppingAward = (db: Database, caseId: string, at: number) =>
  db.update(tribunalAwards).set({ endedAt: at, endedAs: "withdrawn" }).where(openOf(caseId));

/** For the batch that issues an award with the answers that were read: it fails as a whole where another came since, or the award has ended. */
export const endingAward = (db: Database, { id, answers }: Pick<AwardRow, "id" | "answers">, at: number) =>
  db
    .update(tribunalAwards)
    .set({ endedAt: at, endedAs: "issued", answers: sql`iif(${tribunalAwards.answers} = ${answers}, ${tribunalAwards.answers}, NULL)` })
    .where(eq(tribunalAwards.id, id));

/** Whether an award waits for a member: for their answer, or for who put it once all others have given theirs. */
export const waitsForMember = (db: Database, caseId: string, userId: string) => {
  const given = (whose: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT 1 FROM tribunal_signatures AS given WHERE given.award_id = ${tribunalAwards.id} AND ${whose})`;
  return db
    .select({ id: tribunalAwards.id })
    .from(tribunalAwards)
    .where(
      and(
        openOf(caseId),
        or(
          and(ne(tribunalAwards.putBy, userId), sql`NOT ${given(sql`given.user_id = ${userId}`)}`),
          and(eq(tribunalAwards.putBy, userId), given(sql`given.user_id <> ${userId}`)),
        ),
      ),
    )
    .limit(1);
};
