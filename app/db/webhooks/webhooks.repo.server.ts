/** Queries over webhooks and their deliveries: registering, claiming, settling, the log, sweeping. */
import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#app/db/client.server.ts";
import { cases } from "#app/db/schema/cases.ts";
import { webhookDeliveries, webhooks } from "#app/db/schema/machines/webhooks.ts";
import { user } from "#app/db/schema/people.ts";
import { type DeliveryReason, WEBHOOK_LIMITS } from "#app/domain/webhooks/events.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** All of them, the first one first. */
export const listWebhookRows = (db: Database) =>
  db
    .select()
    .from(webhooks)
    .where(and(gt(webhooks.createdAt, 0), isNull(webhooks.removedAt)))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    .limit(WEBHOOK_LIMITS.most);

const maker = alias(user, "maker");
const changer = alias(user, "changer");
const leaver = alias(user, "leaver");

/** The names of who registered webhooks and who last changed them, and whether the account of who left one is closed: of one, or (null) of all. */
export const webhookPeople = (db: Database, id: string | null) =>
  db
    // Named apart: of two columns that are called alike a batch gives one.
    .select({
      id: webhooks.id,
      madeBy: sql<string>`${maker.name}`.as("made_by"),
      changedBy: sql<string | null>`${changer.name}`.as("changed_by_name"),
      leaverActive: sql<number | null>`${leaver.active}`.as("leaver_active"),
    })
    .from(webhooks)
    .innerJoin(maker, eq(maker.id, webhooks.createdBy))
    .leftJoin(changer, eq(changer.id, webhooks.changedBy))
    .leftJoin(leaver, eq(leaver.id, webhooks.leftBy))
    .where(and(id === null ? gt(webhooks.createdAt, 0) : eq(webhooks.id, id), isNull(webhooks.removedAt)))
    .limit(WEBHOOK_LIMITS.most);

export const webhookById = (db: Database, id: string) =>
  db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isNull(webhooks.removedAt)))
    .limit(1);

export const addingWebhook = (db: Database, row: typeof webhooks.$inferInsert) => db.insert(webhooks).values(row);

/** Changes one as it was read; the batch fails where it was changed since (`isWebhookChanged`). */
export const changingWebhook = (db: Database, { id, version }: Pick<WebhookRow, "id" | "version">, change: Partial<WebhookRow>) =>
  db
    .update(webhooks)
    .set({ ...change, version: version + 1 })
    .where(eq(webhooks.id, id));

/** Deliveries that one statement touches: of a log that is long the schedule does the rest, piece by piece (`settleLogs`). */
const PIECE = 1000;
/** Pieces of one run: what is left the next one does. */
const PIECES = 20;
/** A piece of a webhook's deliveries in this state; without one, of all. */
const pieceOf = (db: Database, id: string, state: DeliveryRow["state"] | null = null, most = PIECE) =>
  db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), state === null ? undefined : eq(webhookDeliveries.state, state)))
    .limit(most);

/** Nobody sees it from `at` (UTC milliseconds) on, and nothing more is noted for it; its secrets are gone at once, its log in pieces. */
export const removingWebhook = (db: Database, id: string, at: number) =>
  db
    .update(webhooks)
    .set({ removedAt: at, pausedAt: at, events: [], scopes: [], url: "https://removed.invalid/", sealedSecret: "", formerSecret: null })
    .where(eq(webhooks.id, id));

/** Those that are not paused and have something due at `now` (UTC milliseconds). */
export const webhooksDue = (db: Database, now: number) =>
  db
    .select()
    .from(webhooks)
    .where(
      and(
        isNull(webhooks.pausedAt),
        exists(
          db
            .select({ id: webhookDeliveries.id })
            .from(webhookDeliveries)
            .where(dueOf(sql`${webhooks.id}`, now)),
        ),
      ),
    )
    .limit(WEBHOOK_LIMITS.most);

const dueOf = (webhook: SQL | string, now: number) =>
  and(eq(webhookDeliveries.webhookId, webhook), eq(webhookDeliveries.state, "waiting"), lte(webhookDeliveries.deliverAfter, now));

/** Takes up to `most` of a webhook's deliveries that are due, until `until`: of two runs one claims each. */
export function claimDeliveries(
  db: Database,
  webhookId: string,
  by: { claim: string; now: number; until: number; most: number },
): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(dueOf(webhookId, by.now))
    .orderBy(asc(webhookDeliveries.deliverAfter), asc(webhookDeliveries.id))
    .limit(by.most);
  return db
    .update(webhookDeliveries)
    .set({ claim: by.claim, deliverAfter: by.until, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(inArray(webhookDeliveries.id, due))
    .returning();
}

/** What an attempt has come to. */
export interface Attempt {
  at: number;
  status: number | null;
  durationMs: number;
  reason: DeliveryReason | null;
}

const attempted = ({ at, status, durationMs, reason }: Attempt) => ({
  attemptedAt: at,
  status,
  durationMs,
  lastError: reason,
  claim: null,
});
const ofClaim = ({ id, claim }: Pick<DeliveryRow, "id" | "claim">) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.claim, claim ?? ""), eq(webhookDeliveries.state, "waiting"));

/** It was taken. True regardless of who holds the claim by now: what was sent is not sent again. */
export const markTaken = (db: Database, { id, webhookId }: DeliveryRow, attempt: Attempt) =>
  [
    db
      .update(webhookDeliveries)
      .set({ ...attempted(attempt), state: "delivered", settledAt: attempt.at })
      .where(and(eq(webhookDeliveries.id, id), ne(webhookDeliveries.state, "delivered"))),
    db.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId)),
  ] as const;

/** It is tried again at `next`; null: it is given up. Only of one's own claim. */
export const markFailed = (db: Database, row: DeliveryRow, attempt: Attempt, next: number | null) =>
  [
    db
      .update(webhookDeliveries)
      .set({ ...attempted(attempt), ...(next === null ? { state: "dead" as const, settledAt: attempt.at } : { deliverAfter: next }) })
      .where(ofClaim(row)),
    db
      .update(webhooks)
      .set({ failingSince: attempt.at })
      .where(and(eq(webhooks.id, row.webhookId), isNull(webhooks.failingSince))),
  ] as const;

/** Nothing of it is sent until it goes on; what waits waits with it. For one batch. */
export const pausing = (db: Database, id: string, { at, by }: { at: number; by: string | null }) =>
  [
    db
      .update(webhooks)
      .set({ pausedAt: at, pausedBy: by, version: sql`${webhooks.version} + 1` })
      .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt))),
    keepingWaiting(db, id),
  ] as const;

/** What somebody has set up: they registered it, or were the last to renew its secret or to change its address. */
const setUpBy = (userId: string) =>
  and(or(eq(webhooks.createdBy, userId), eq(webhooks.secretBy, userId), eq(webhooks.addressBy, userId)), isNull(webhooks.removedAt));

/** The webhooks that somebody has set up. */
export const webhooksSetUpBy = (db: Database, userId: string) =>
  db.select({ id: webhooks.id, url: webhooks.url }).from(webhooks).where(setUpBy(userId)).limit(WEBHOOK_LIMITS.most);

/** Pauses what `left` has set up, since they are an administrator no more; of one that is paused already it is noted. `by` has ended it. For one batch. */
export const pausingLeft = (db: Database, left: string, { at, by }: { at: number; by: string }) =>
  db
    .update(webhooks)
    .set({ leftBy: left, pausedAt: sql`coalesce(${webhooks.pausedAt}, ${at})`, pausedBy: by, version: sql`${webhooks.version} + 1` })
    .where(setUpBy(left));

/** What waits for a webhook that is paused waits until it goes on. For one batch. */
export const keepingWaiting = (db: Database, id: string) =>
  db
    .update(webhookDeliveries)
    .set({ state: "paused", claim: null })
    .where(inArray(webhookDeliveries.id, pieceOf(db, id, "waiting")));

/** It goes on at `now` with all that has waited, from the first attempt on. For one batch. */
export const resuming = (db: Database, id: string, now: number) =>
  [
    db
      .update(webhooks)
      .set({ pausedAt: null, pausedBy: null, leftBy: null, failingSince: null, version: sql`${webhooks.version} + 1` })
      .where(eq(webhooks.id, id)),
    db
      .update(webhookDeliveries)
      .set({ state: "waiting", attempts: 0, deliverAfter: now })
      .where(inArray(webhookDeliveries.id, pieceOf(db, id, "paused"))),
  ] as const;

/** What a pause, its end or a removal has left of long logs, as many pieces (`times`) of each webhook as one run may. `now` in UTC milliseconds. */
export async function settleLogs(db: Database, now: number, { most = PIECE, times = PIECES } = {}): Promise<void> {
  const [removed, others] = await db.batch([
    db.select({ id: webhooks.id }).from(webhooks).where(isNotNull(webhooks.removedAt)),
    db
      .select({ id: webhooks.id, pausedAt: webhooks.pausedAt })
      .from(webhooks)
      .where(and(gt(webhooks.createdAt, 0), isNull(webhooks.removedAt))),
  ]);
  for (const { id } of removed) {
    const removing = () => db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, pieceOf(db, id, null, most)));
    if (await inPieces(removing, most, times)) await db.delete(webhooks).where(eq(webhooks.id, id));
  }
  for (const { id, pausedAt } of others) {
    const from = pausedAt === null ? "paused" : "waiting";
    const to =
      pausedAt === null ? { state: "waiting" as const, attempts: 0, deliverAfter: now } : { state: "paused" as const, claim: null };
    const moving = () =>
      db
        .update(webhookDeliveries)
        .set(to)
        .where(inArray(webhookDeliveries.id, pieceOf(db, id, from, most)));
    await inPieces(moving, most, times);
  }
}

/** Does a statement until it touches fewer rows than a piece has, so many times at most. True where nothing is left. */
async function inPieces(statement: () => PromiseLike<D1Result>, most: number, times: number): Promise<boolean> {
  for (let time = 0; time < times; time += 1) if ((await statement()).meta.changes < most) return true;
  return false;
}

export const deliveryById = (db: Database, webhookId: string, id: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .limit(1);

export const addDelivery = (db: Database, row: typeof webhookDeliveries.$inferInsert) => db.insert(webhookDeliveries).values(row);

/** The log of a webhook, the newest first; `after` is the last row of the page before. */
export const deliveriesOf = (db: Database, webhookId: string, limit: number, after: { at: number; id: string } | null) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        after ? sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);

/** Removes deliveries of before `before` (UTC milliseconds), the oldest first, as many as one run may (`most`, at a time). */
export async function sweepDeliveries(db: Database, before: number, { at = PIECE, times = PIECES } = {}): Promise<void> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .orderBy(asc(webhookDeliveries.createdAt))
    .limit(at);
  await inPieces(() => db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old)), at, times);
}

/** Those whose secrets are encrypted under another of the Worker's secrets than this one: two searches, since "other" is none. */
export const webhooksOfOtherSecrets = (db: Database, version: number) =>
  [
    db
      .select()
      .from(webhooks)
      .where(and(lt(webhooks.secretVersion, version), isNull(webhooks.removedAt)))
      .limit(WEBHOOK_LIMITS.most),
    db
      .select()
      .from(webhooks)
      .where(and(gt(webhooks.secretVersion, version), isNull(webhooks.removedAt)))
      .limit(WEBHOOK_LIMITS.most),
  ] as const;

/** Puts the seals of the present secret in the place of those that were read. */
export const resealingWebhook = (
  db: Database,
  { id, sealedSecret }: Pick<WebhookRow, "id" | "sealedSecret">,
  seals: Pick<WebhookRow, "sealedSecret" | "formerSecret" | "secretVersion">,
) =>
  db
    .update(webhooks)
    .set(seals)
    .where(and(eq(webhooks.id, id), eq(webhooks.sealedSecret, sealedSecret)));

/** The number of a case; null where there is none. */
export async function caseNumberOf(db: Database, id: string): Promise<string | null> {
  const [found] = await db.select({ caseNumber: cases.caseNumber }).from(cases).where(eq(cases.id, id)).limit(1);
  return found?.caseNumber ?? null;
}
