import { z } from "zod";
import { settingOf } from "#app/db/assistant/assistant.repo.server.ts";
import { countingUse, tokensOn, usageDay } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import type { ProviderFailure, ProviderName, ProviderUse } from "#app/domain/assistant/providers.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";

/** A message as a visitor would open with. */
export const trialSchema = z.object({
  message: z.string("required").trim().min(1, "required").max(CHAT_LIMITS.messageLength, "too_long"),
  locale: z.enum(LOCALES),
});
export type TriedMessage = z.output<typeof trialSchema>;

/** What the readers go by. */
export interface Trial {
  /** What staff have written of how bookings are taken; null for nothing. */
  instructions: string | null;
  /** Tokens that models have used today (UTC). */
  tokensToday: number;
  now: Date;
}

/** One value that a reader has read: what it would note, and the words that it was read from. */
export interface ReadValue {
  text: string;
  quote: string;
}

export interface ReadOnTrial extends Omit<ProviderUse, "provider"> {
  provider: ProviderName;
  failure: ProviderFailure | null;
  reads: ReadValue[];
  /** What it left unread; of our own readers alone. */
  rest: string[];
}

/**
 * Has the readers read one message that nobody has sent. Nothing of it is stored but what models have used, which belongs to the day's
 * budget as every turn does. `read` is the door's: models are asked out there. Throws `forbidden`, `invalid_input`, `too_many_requests`.
 */
export async function tryMessage(
  context: LimitedContext,
  input: unknown,
  read: (tried: TriedMessage, trial: Trial) => Promise<readonly ReadOnTrial[]>,
): Promise<readonly ReadOnTrial[]> {
  const { clock, db, rateLimits } = context;
  const who = await administratorOf(context);
  const tried = parseInput(trialSchema, input);
  await rateLimits.takeFor("trial", who.id);
  const now = clock();
  const [settings, used] = await db.batch([
    settingOf(db, { key: "booking_instructions", locale: "*" }),
    tokensOn(db, usageDay(now.getTime())),
  ]);
  const results = await read(tried, { instructions: settings[0]?.value || null, tokensToday: used[0]?.tokens ?? 0, now });
  const after = clock().getTime();
  for (const use of results) if (use.provider !== "guided") await countingUse(db, use, after);
  return results;
}
