import { removingInterest } from "#app/db/cases/conflicts.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireArbitrator } from "./declarations.server.ts";

export async function withdrawInterest(context: ServiceContext, id: string): Promise<void> {
  const { clock, db } = context;
  await removingInterest(db, (await requireArbitrator(context)).id, id, clock().getTime());
}
