import { countingUse } from "#app/db/assistant/assistant-usage.repo.server.ts";
import type { ProviderUse } from "#app/domain/assistant/providers.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Counts what models have used in a trial: it belongs to the day's budget as every turn does. */
export async function endTrial(context: ServiceContext, uses: readonly ProviderUse[]): Promise<void> {
  const { db, clock } = context;
  await administratorOf(context);
  const now = clock().getTime();
  for (const use of uses) await countingUse(db, use, now);
}
