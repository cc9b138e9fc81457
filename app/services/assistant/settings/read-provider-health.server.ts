import { usageDay, usageSince } from "#app/db/assistant/assistant-usage.repo.server.ts";
import { type AssistantHealth, healthOf } from "#app/domain/assistant/health.ts";
import { PROVIDER_NAMES } from "#app/domain/assistant/providers.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { providerSettings } from "#app/services/assistant/provider-settings.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

const WEEK = 7 * 86_400_000;

/** Days of a week and today, a row for each provider. */
const WEEK_ROWS = 8 * PROVIDER_NAMES.length;

/** How the providers fare: today's figures, and what was heard of each in the last week. */
export async function readProviderHealth(context: ServiceContext): Promise<AssistantHealth> {
  const { clock, db, env } = context;
  await administratorOf(context);
  const now = clock().getTime();
  const rows = await usageSince(db, usageDay(now - WEEK), WEEK_ROWS);
  return healthOf(providerSettings(env), rows, usageDay(now));
}
