/**
 * Where a visitor's session is kept: in KV (rulings, "Visitor session"), and a second time in the database. KV takes one write
 * of a key a second, may refuse one, and tells other places of it up to a minute later: what it refuses, does not know or
 * cannot be asked is answered by the database, so that nothing which was typed hangs on it.
 */

import {
  endVisitorSession,
  findNamedSession,
  findVisitorSession,
  mergeVisitorSession,
  type NamedSession,
} from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { VISIT_MS } from "./concurrent-draft.ts";

/** Waits before KV is asked again for a write, in milliseconds: it takes one a second. */
const AGAIN_AFTER = [1_100, 3_000];
const SESSION_MS = DRAFT_DAYS * 86_400_000;

export interface VisitorStorageContext {
  db: Database;
  kv: KVNamespace;
  clock: () => Date;
  waitUntil: (work: Promise<unknown>) => void;
  /** The account's session by which this request acts; null for a visitor's. */
  acting: () => string | null;
}

export type StoredVisitor = Record<string, string>;

export interface VisitorNamespace {
  /** Reads, writes and deletes sessions as the session storage asks a namespace to. Its writes never throw. */
  kv: KVNamespace;
  /** What the session of this id holds, where it is known already; null for nothing yet. */
  expect(id: string, data: StoredVisitor | null): void;
  /** What the database said of this session, and of what it names, when it was read; null where it said nothing, or was not asked. */
  asStored(id: string): Promise<NamedSession | null>;
  /** Gives KV what the session was found to hold, which it may not know yet. True when KV took it; never throws. */
  giveToKv(id: string): Promise<boolean>;
  /** True when KV took the last write. */
  isSettled(): boolean;
  /** True when the last write found the session ended. */
  isEnded(): boolean;
}

/** KV with the database behind it, for `createWorkersKVSessionStorage`. `databaseFirst`: KV may not know the newest yet. */
export function visitorNamespace(context: VisitorStorageContext, databaseFirst: boolean): VisitorNamespace {
  const seen = new Map<string, StoredVisitor | null>();
  const stored = new Map<string, Promise<NamedSession | null>>();
  let last: Written = "settled";
  const namespace = {
    async get(id: string, type?: "json") {
      // Asked for as JSON only to see whether a random id is free.
      if (type === "json") return context.kv.get(id, "json").catch(() => null);
      if (!seen.has(id)) seen.set(id, await readVisitor(context, id, databaseFirst, stored));
      const held = seen.get(id);
      return held ? JSON.stringify(held) : null;
    },
    async put(id: string, value: string) {
      const whole: StoredVisitor = JSON.parse(value);
      const before = seen.get(id) ?? null;
      last = await writeVisitor(context, id, { before, whole });
      seen.set(id, whole);
    },
    async delete(id: string) {
      seen.set(id, null);
      await deleteVisitor(context, id);
    },
  };
  return {
    // The session storage uses these three methods and no others of a namespace.
    kv: namespace as unknown as KVNamespace,
    expect: (id, data) => void seen.set(id, data),
    asStored: async (id) => (await stored.get(id)?.catch(() => null)) ?? null,
    async giveToKv(id) {
      const held = seen.get(id);
      if (!held) return false;
      try {
        await putInto(context, id, held);
        return !(await isGone(context, id));
      } catch (error) {
        console.error(`visitor's session: ${loggable(error)}`);
        context.waitUntil(putAgain(context, id, held));
        return false;
      }
    },
    isSettled: () => last === "settled",
    isEnded: () => last === "ended",
  };
}

/** The fields that differ; null for those that are gone. Another request's fields are left as they are. */
function changeBetween(before: StoredVisitor, after: StoredVisitor): Record<string, string | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...names].filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? null]));
}

/** Ends a session in both places. Throws when the database cannot end it; KV is asked again after the answer. */
async function deleteVisitor({ db, kv, clock, waitUntil }: VisitorStorageContext, id: string): Promise<void> {
  const now = clock().getTime();
  await endVisitorSession(db, await hashOf(id), now, now + SESSION_MS);
  const remove = () => kv.delete(id);
  try {
    await remove();
  } catch (error) {
    console.error(`visitor's session: ${loggable(error)}`);
    waitUntil(again(remove));
  }
}

/**
 * What a session holds. `databaseFirst`: KV may not know the newest yet. Null when there is none. Throws `unavailable` when
 * neither can be asked: anyone who has a session is not taken for somebody without one. The database is asked at the same time as KV in any case, who
 * holds what the session names, and its answer is put among `stored`.
 */
async function readVisitor(
  context: VisitorStorageContext,
  id: string,
  databaseFirst: boolean,
  stored: Map<string, Promise<NamedSession | null>>,
): Promise<StoredVisitor | null> {
  const { db, kv, clock } = context;
  const now = clock().getTime();
  let isEnded = false;
  const asked = hashOf(id).then((hash) => findNamedSession(db, hash, now));
  // Heard below, or by who asks for the holders.
  asked.catch(() => undefined);
  stored.set(id, asked);
  const fromDatabase = async () => {
    const row = await asked;
    const found = row && row.expiresAt > now ? row : null;
    isEnded = found !== null && found.endedAt !== null;
    return isEnded ? null : (found?.data ?? null);
  };
  const fromKv = async () => await kv.get<StoredVisitor>(id, "json");
  const [first, second] = databaseFirst ? [fromDatabase, fromKv] : [fromKv, fromDatabase];
  try {
    const found = await first();
    if (found || isEnded) return found;
  } catch (error) {
    console.error(`visitor's session: ${loggable(error)}`);
  }
  try {
    return await second();
  } catch (error) {
    throw new AppError("unavailable", { detail: { retryAfter: 2 }, cause: error });
  }
}

/** The session that the page with this key has begun within the last minute; null when there is none, `"old"` when it is older or has ended. */
export async function readVisit({ db, clock }: VisitorStorageContext, id: string): Promise<StoredVisitor | "old" | null> {
  const now = clock().getTime();
  const found = await findVisitorSession(db, await hashOf(id), now);
  return found && (found.endedAt !== null || now - found.begunAt > VISIT_MS) ? "old" : (found?.data ?? null);
}

/** `settled`: KV has it too; `late`: it will; `ended`: nothing was written. */
type Written = "settled" | "late" | "ended";

/**
 * Writes what changed and never throws. Where KV has it not, it is asked again after the answer, and the next request must ask
 * the database first. So must the one after a session's first write anyway, so that KV is given that one after the answer.
 */
async function writeVisitor(
  context: VisitorStorageContext,
  id: string,
  { before, whole }: { before: StoredVisitor | null; whole: StoredVisitor },
): Promise<Written> {
  const { db, clock, waitUntil, acting } = context;
  const now = clock().getTime();
  const change = { change: changeBetween(before ?? {}, whole), whole, acting: acting() };
  const merged = await mergeVisitorSession(db, await hashOf(id), change, now, now + SESSION_MS).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "unauthenticated") return null;
    console.error(`visitor's session: ${loggable(error)}`);
    return whole;
  });
  // Ended meanwhile, in another window, or with who wrote it: nothing brings it back.
  if (merged === null) return "ended";
  const put = putInto(context, id, merged).then(
    () => "settled" as const,
    (error: unknown) => {
      console.error(`visitor's session: ${loggable(error)}`);
      waitUntil(putAgain(context, id, merged));
      return "late" as const;
    },
  );
  if (before) return put;
  waitUntil(put);
  return "late";
}

const putInto = ({ kv }: VisitorStorageContext, id: string, data: StoredVisitor): Promise<void> =>
  kv.put(id, JSON.stringify(data), { expirationTtl: SESSION_MS / 1000 });

/** It may have ended while KV was given it; then KV has it no longer either. */
async function isGone({ db, kv, clock }: VisitorStorageContext, id: string): Promise<boolean> {
  const found = await findVisitorSession(db, await hashOf(id), clock().getTime());
  const isEnded = found !== null && found.endedAt !== null;
  if (isEnded) await kv.delete(id);
  return isEnded;
}

/** With what the session holds by then: a later request may have written it meanwhile. */
function putAgain(context: VisitorStorageContext, id: string, merged: StoredVisitor) {
  return again(async () => {
    const newest = await findVisitorSession(context.db, await hashOf(id), context.clock().getTime()).catch(() => null);
    if (newest === null || newest.endedAt === null) await putInto(context, id, newest?.data ?? merged);
  });
}

async function again(work: () => Promise<void>): Promise<void> {
  for (const wait of AGAIN_AFTER) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      await work();
      return;
    } catch (error) {
      console.error(`visitor's session: ${loggable(error)}`);
    }
  }
}

/** The database names sessions by this, so that who reads it has none of them. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
