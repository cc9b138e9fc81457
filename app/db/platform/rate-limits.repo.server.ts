/** Counts that belong together. */
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";

export interface BoundedCount {
  key: string;
  /** UTC milliseconds. */
  end: number;
  /** The highest count. */
  most: number;
}

/**
 * Counts one more under each key, or under none of them when one has reached its highest count: one statement, so that of
 * several at once no more are counted than may be. Gives whether they were.
 */
export async function countTogether(db: Database, counts: readonly BoundedCount[]): Promise<boolean> {
  if (counts.length === 0) return true;
  const given = JSON.stringify(counts);
  const counted = await db.all(sql`
    INSERT INTO rate_limits (key, count, expires_at)
    SELECT json_each.value ->> 'key', 1, json_each.value ->> 'end' FROM json_each(${given})
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(${given}) JOIN rate_limits held ON held.key = json_each.value ->> 'key'
      WHERE held.count >= json_each.value ->> 'most'
    )
    ON CONFLICT (key) DO UPDATE SET count = count + 1
    RETURNING key`);
  return counted.length > 0;
}
