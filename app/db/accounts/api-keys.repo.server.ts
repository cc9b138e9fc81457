/** Queries over API keys: a person's own, the one that opens, what makes and removes them. */
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { apiKeys } from "#app/db/schema/machines/api-keys.ts";
import { user } from "#app/db/schema/people.ts";

/** Most keys of one person, as the database keeps it. */
export const MOST_API_KEYS = 20;

const { tokenHash: _hash, ...shown } = getTableColumns(apiKeys);

/** A person's keys, the first one first. */
export const apiKeysOf = (db: Database, userId: string) =>
  db.select(shown).from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)).limit(MOST_API_KEYS);
export type ApiKeyRow = Awaited<ReturnType<typeof apiKeysOf>>[number];

/** The key with this hash and its person, while that account is open. */
export async function apiKeyWith(db: Database, tokenHash: string) {
  const [found] = await db
    .select({ key: shown, person: getTableColumns(user) })
    .from(apiKeys)
    .innerJoin(user, eq(user.id, apiKeys.userId))
    .where(and(eq(apiKeys.tokenHash, tokenHash), eq(user.active, true)))
    .limit(1);
  return found ?? null;
}

export const addingApiKey = (db: Database, key: typeof apiKeys.$inferInsert) => db.insert(apiKeys).values(key);

export const removingApiKey = (db: Database, userId: string, id: string) =>
  db.delete(apiKeys).where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));

/** All keys of a person. */
export const dropApiKeysOf = (db: Database, userId: string) => db.delete(apiKeys).where(eq(apiKeys.userId, userId));

export const markApiKeyUsed = (db: Database, id: string, now: number) =>
  db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
