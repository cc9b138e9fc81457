import type { CaseRecord } from "#app/domain/case/case.ts";
import { type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import { toCase } from "#app/services/cases/case-records.ts";
import type { ServiceContext } from "#app/services/context.ts";

async function seen({ actor, db }: ServiceContext, id: string): Promise<SeenCase> {
  return seeCase(db, id, signedIn(await actor()));
}

/** One case. Throws `not_found`. */
export async function getCase(context: ServiceContext, id: string): Promise<CaseRecord> {
  const { row, people } = await seen(context, id);
  return toCase(row, people);
}
