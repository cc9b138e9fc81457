import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What the record of a case is called, for who may export it: nothing is exported. Throws `not_found` and `forbidden`. */
export async function nameRecord({ actor, db }: ServiceContext, caseId: string): Promise<string> {
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "export_record");
  return `${seen.row.caseNumber}.zip`;
}
