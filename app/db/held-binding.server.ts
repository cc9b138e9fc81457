/**
 * The database as one request writes to it: what is written for somebody who is signed in is written only while their session is there
 * (migration 0043), in the same batch. It is so for every table but those named here, whatever use case writes.
 */
import { sql } from "drizzle-orm";
import { AppError } from "#app/domain/errors.ts";
import type { Database } from "./client.server.ts";
import { isAccessEnded, isUnderLegalHold } from "./errors.ts";

/** The session that somebody acts by, and the role that it was let in with. */
export interface ActingSession {
  id: string;
  role: string;
}

/** What a request's writes depend on. */
export interface SessionHold {
  /** By which session it acts; null for visitors. */
  acting: ActingSession | null;
  /** Whether a password, a code or a link lets it go on, so that the session that it came with may end. */
  released: boolean;
  /** The session that it has begun by that, under which what it gives the browser is written; null while there is none. */
  begun: string | null;
  /** Whether something was refused since the session had ended. */
  refused: boolean;
}

/**
 * Tables that anybody's request writes, signed in or not: limits and counts, sign-ins themselves, and what visitors' sessions hold, which
 * have a rule of their own (`holder`); what becomes somebody's own there is held too (`holdingOwner`). What staff do to keys has an entry
 * in the same batch.
 */
export const UNHELD: readonly string[] = [
  "rate_limits",
  "guesses",
  "sign_in_tries",
  "verification",
  "session",
  "known_devices",
  "visitor_sessions",
  "booking_drafts",
  "chat_sessions",
  "chat_messages",
  "access_keys",
  "idempotency_keys",
  "page_views",
  "assistant_usage",
  "unanswered_questions",
  "mail_addresses",
  "left_files",
];

const WRITE = /^\s*(?:insert(?:\s+or\s+\w+)?\s+into|update|delete\s+from)\s+["`]?(\w+)/i;
const GUARD = "INSERT INTO acting_sessions (id, role) VALUES (?, ?)";

/** For a batch that is an act of the signed-in person though it writes only to tables of `UNHELD`. */
export const holdingSession = (db: Database) => db.run(sql`INSERT INTO acting_sessions (id, role) SELECT '', '' WHERE 0`);

/** The same for what is written as `ownerId`'s own; nothing where it has no owner. */
export const holdingOwner = (db: Database, { ownerId }: { ownerId: string | null }) => (ownerId === null ? [] : [holdingSession(db)]);

/** Whether a statement is written only while the session is there. What is no known write and no read counts as one. */
export function isHeld(text: string): boolean {
  const table = WRITE.exec(text)?.[1];
  if (table !== undefined) return !UNHELD.includes(table.toLowerCase());
  return !/^\s*(?:select|pragma|explain)\b/i.test(text) && !(/^\s*with\b/i.test(text) && !/\b(?:insert|update|delete)\b/i.test(text));
}

const BEGINS_SESSION = /^\s*insert\s+into\s+["`]?session\b/i;

/**
 * The same for acts of a signed-in person that the sign-in library writes: a session that takes the place of theirs is written under it
 * too, and what follows is let in by the new one.
 */
export function ownBinding(binding: D1Database, hold: SessionHold): D1Database {
  return heldBinding(binding, hold, BEGINS_SESSION);
}

/** A prepared statement of which the text is known; `bare` is the database's own. */
interface Known {
  bare: D1PreparedStatement;
  held: boolean;
  /** Whether it begins a session in the place of the one that asks. */
  releases: boolean;
}

/** What a legal hold keeps is refused as such, no matter who would remove it. */
async function unlessKept<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUnderLegalHold(error)) throw new AppError("legal_hold", { cause: error });
    throw error;
  }
}

/** Throws `unauthenticated` from whatever would be written under `hold` after its session has ended. */
export function heldBinding(binding: D1Database, hold: SessionHold, releasing: RegExp | null = null): D1Database {
  const known = new WeakMap<object, Known>();
  const knownAs = (bare: D1PreparedStatement, text: string): Known => {
    const releases = releasing?.test(text) ?? false;
    return { bare, held: releases || isHeld(text), releases };
  };

  async function batch<T>(statements: readonly D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const all = statements.map((statement) => known.get(statement) ?? { bare: statement, held: true, releases: false });
    const bare = all.map((one) => one.bare);
    const acting = hold.released ? null : hold.acting;
    if (acting === null || !all.some(({ held }) => held)) return unlessKept(binding.batch<T>(bare));
    try {
      const results = await unlessKept(binding.batch<T>([binding.prepare(GUARD).bind(acting.id, acting.role), ...bare]));
      if (all.some(({ releases }) => releases)) hold.released = true;
      return results.slice(1);
    } catch (error) {
      if (!isAccessEnded(error)) throw error;
      hold.refused = true;
      throw new AppError("unauthenticated", { cause: error });
    }
  }

  function watched(one: Known): D1PreparedStatement {
    const { bare, held } = one;
    const alone = async <T>(): Promise<D1Result<T>> => {
      const [result] = await batch<T>([statement]);
      if (!result) throw new Error("the database gave no result");
      return result;
    };
    const isFree = () => !held || hold.released || hold.acting === null;
    const statement = new Proxy(bare, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watched({ ...one, bare: target.bind(...values) });
        if (!isFree()) {
          if (name === "run" || name === "all") return alone;
          if (name === "raw") return async () => (await alone<Record<string, unknown>>()).results.map((row) => Object.values(row));
          if (name === "first") return async () => (await alone()).results[0] ?? null;
        }
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    known.set(statement, one);
    return statement;
  }

  return new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (text: string) => watched(knownAs(target.prepare(text), text));
      if (name === "batch") return batch;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
