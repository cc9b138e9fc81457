import { removingAbsence } from "#app/db/cases/conflicts.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireArbitrator } from "./declarations.server.ts";

export async function removeAbsence(context: ServiceContext, id: string): Promise<void> {
  const { db } = context;
  await removingAbsence(db, (await requireArbitrator(context)).id, id);
}
