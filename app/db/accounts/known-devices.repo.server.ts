/** Queries over devices on which somebody has signed in rightly. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { knownDevices, session, user } from "#app/db/schema/people.ts";

/** Devices that one person keeps; the one used longest ago goes first. */
const MOST_DEVICES = 20;

export interface SeenDevice {
  id: string;
  userId: string;
  /** Of the cookie that the browser is given now. */
  tokenHash: string;
  /** Of the cookie that it came with; "" for none. */
  before: string;
  now: number;
  expiresAt: number;
}

/** A device is known from now on, under a new token for everybody who uses it: statements of one batch. */
export function knowingDevice(db: Database, { id, userId, tokenHash, before, now, expiresAt }: SeenDevice) {
  return [
    db.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, before)),
    db
      .insert(knownDevices)
      .values({ id, userId, tokenHash, createdAt: now, usedAt: now, expiresAt })
      .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { usedAt: now, expiresAt } }),
    db.delete(knownDevices).where(sql`id IN (
      SELECT id FROM known_devices WHERE user_id = ${userId} ORDER BY used_at DESC LIMIT -1 OFFSET ${MOST_DEVICES})`),
  ] as const;
}

/** Whether the account of an address (in lower case) knows the device with this token. */
export async function knowsDevice(db: Database, email: string, tokenHash: string, now: number): Promise<boolean> {
  const isSo = and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, now), eq(user.email, email));
  const found = db.select({ id: knownDevices.id }).from(knownDevices).innerJoin(user, eq(user.id, knownDevices.userId)).where(isSo);
  return (await found.limit(1)).length > 0;
}

/** The session that has just begun is of this device. */
export function sessionOnDevice(db: Database, token: string, { tokenHash, userId }: Pick<SeenDevice, "tokenHash" | "userId">) {
  const deviceId = sql`(SELECT id FROM known_devices WHERE token_hash = ${tokenHash} AND user_id = ${userId})`;
  return db
    .update(session)
    .set({ deviceId })
    .where(and(eq(session.token, token), eq(session.userId, userId)));
}

/** The device of a session goes on with the session that takes its place: to be asked before the earlier one ends. */
export async function deviceOfSession(db: Database, sessionId: string): Promise<string | null> {
  const [found] = await db.select({ deviceId: session.deviceId }).from(session).where(eq(session.id, sessionId)).limit(1);
  return found?.deviceId ?? null;
}
export function movingToDevice(db: Database, sessionId: string, deviceId: string | null) {
  return db.update(session).set({ deviceId }).where(eq(session.id, sessionId));
}

/** Forgets a person's devices; all but that of the session `except` where it is named. */
export function forgettingDevices(db: Database, userId: string, except: string | null = null) {
  const kept = sql`id NOT IN (SELECT device_id FROM "session" WHERE id = ${except} AND device_id IS NOT NULL)`;
  return db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), except === null ? undefined : kept));
}

/** Forgets the device of one session. */
export function forgettingDeviceOf(db: Database, userId: string, sessionId: string) {
  return db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), sql`id = (SELECT device_id FROM "session" WHERE id = ${sessionId})`));
}
