/** What a case said of itself before it was amended: read from its chain, where it stays. Pure. */
import { readEntry } from "./chain/own-chain.ts";

export interface Amendment {
  /** ISO 8601. */
  at: string;
  /** Who amended it, as they were called. */
  by: string;
  /** What it was until then; null where it stayed. */
  title: string | null;
  description: string | null;
}

/** The amendments that these entries tell of, in their order; of an entry that cannot be read, none. */
export const amendmentsIn = (entries: readonly { at: number; body: string }[]): Amendment[] =>
  entries.flatMap(({ at, body }) => {
    const entry = readEntry(body);
    if (!entry) return [];
    const { title, description } = entry.details;
    return [{ at: new Date(at).toISOString(), by: entry.actorName, title: before(title), description: before(description) }];
  });

const before = (change: unknown): string | null => (Array.isArray(change) && typeof change[0] === "string" ? change[0] : null);
