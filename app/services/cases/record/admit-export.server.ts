import { requireInCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Whether a case may be exported by the caller, without exporting it. Throws as `export` does. */
export async function admitExport({ actor, db }: ServiceContext, caseId: string): Promise<{ name: string }> {
  const seen = await seeCase(db, caseId, signedIn(await actor()));
  requireInCase(seen, "export_record");
  return { name: `${seen.row.caseNumber}.zip` };
}
