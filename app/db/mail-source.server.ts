/**
 * Who causes the mails of a request. Known to the request's database handle, so that every row of the outbox carries it,
 * whatever use case writes it; where there is no request (jobs), the system causes them.
 */
import type { Database } from "./client.server.ts";
import { outbox } from "./schema/bookings.ts";

export interface MailSource {
  /** The signed-in account; null for a visitor. */
  account: () => string | null;
  /** Keyed hash of the network. */
  network: () => string;
  /** Keyed hash of the wider part of the network that it belongs to. */
  area: () => string;
}

type NewMessage = Omit<typeof outbox.$inferInsert, "sender" | "network" | "admittedAt" | "collectedBy" | "area" | "turn">;

const sources = new WeakMap<Database, MailSource>();

/** From here on, what is written to the outbox through `db` is caused by `source`. */
export function causeMails(db: Database, source: MailSource): void {
  sources.set(db, source);
}

/** Who causes what is written through `db` now. */
export function mailSourceOf(db: Database): { sender: string | null; network: string | null; area: string | null } {
  const source = sources.get(db);
  return { sender: source?.account() ?? null, network: source?.network() ?? null, area: source?.area() ?? null };
}

/**
 * Puts a row into the outbox, as a statement of the batch that it belongs to. A mail that is written only where something holds in the
 * database is an INSERT … SELECT of its own with `mailSourceOf`; what the clock writes has no source.
 */
export function writingMail(db: Database, message: NewMessage) {
  return db.insert(outbox).values({ ...message, ...mailSourceOf(db) });
}
