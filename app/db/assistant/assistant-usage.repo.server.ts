/** Queries over what the assistant's models did: numbers a day and provider, of nobody. */
import { desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { assistantUsage } from "#app/db/schema/assistant.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";

export type UsageRow = typeof assistantUsage.$inferSelect;

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function usageDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Tokens that all models together have used on a day; null where none was asked. */
export function tokensOn(db: Database, day: string) {
  return db
    .select({ tokens: sql<number | null>`sum(${assistantUsage.inputTokens} + ${assistantUsage.outputTokens})` })
    .from(assistantUsage)
    .where(eq(assistantUsage.day, day));
}

/** Adds what a provider did in one turn to its day. */
export function countingUse(db: Database, { provider, inputTokens, outputTokens, milliseconds, failure }: ProviderUse, at: number) {
  const ok = failure === null;
  const row = {
    day: usageDay(at),
    provider,
    turns: ok ? 1 : 0,
    failures: ok ? 0 : 1,
    inputTokens,
    outputTokens,
    totalMs: ok ? milliseconds : 0,
    slowestMs: ok ? milliseconds : 0,
    answeredAt: ok ? at : null,
    failedAt: ok ? null : at,
    failure,
  };
  return db
    .insert(assistantUsage)
    .values(row)
    .onConflictDoUpdate({
      target: [assistantUsage.day, assistantUsage.provider],
      set: {
        turns: sql`${assistantUsage.turns} + ${row.turns}`,
        failures: sql`${assistantUsage.failures} + ${row.failures}`,
        inputTokens: sql`${assistantUsage.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${assistantUsage.outputTokens} + ${outputTokens}`,
        totalMs: sql`${assistantUsage.totalMs} + ${row.totalMs}`,
        slowestMs: sql`max(${assistantUsage.slowestMs}, ${row.slowestMs})`,
        ...(ok ? { answeredAt: at } : { failedAt: at, failure }),
      },
    });
}

/** Days from `from` on, the newest first. */
export function usageSince(db: Database, from: string, limit: number) {
  return db.select().from(assistantUsage).where(gte(assistantUsage.day, from)).orderBy(desc(assistantUsage.day)).limit(limit);
}

export async function sweepUsage(db: Database, before: string): Promise<void> {
  await db.delete(assistantUsage).where(lt(assistantUsage.day, before));
}
