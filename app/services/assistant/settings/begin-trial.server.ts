import { settingOf } from "#app/db/assistant/assistant.repo.server.ts";
import { tokensOn, usageDay } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

export interface Trial {
  /** What staff have written of how bookings are taken; null for nothing. */
  instructions: string | null;
  /** Tokens that models have used today (UTC). */
  tokensToday: number;
  now: Date;
}

/** Lets an administrator have the readers read one message that nobody has sent. Throws `forbidden`, and `too_many_requests`. */
export async function beginTrial(context: LimitedContext): Promise<Trial> {
  const { db, clock, rateLimits } = context;
  const who = await administratorOf(context);
  await rateLimits.takeFor("trial", who.id);
  const now = clock();
  const [settings, used] = await db.batch([
    settingOf(db, { key: "booking_instructions", locale: "*" }),
    tokensOn(db, usageDay(now.getTime())),
  ]);
  return { instructions: settings[0]?.value || null, tokensToday: used[0]?.tokens ?? 0, now };
}
