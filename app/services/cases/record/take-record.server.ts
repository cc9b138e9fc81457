import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type ExportedRecord, exportRecord } from "./export-record.server.ts";
import { nameRecord } from "./name-record.server.ts";

/**
 * The archive of a case for somebody who downloads it, counted by their account once the caller is known to be allowed it. Throws as
 * `exportRecord` does, and `too_many_requests`.
 */
export async function takeRecord(context: CaseContext, caseId: string): Promise<ExportedRecord> {
  await nameRecord(context, caseId);
  await context.limits.countRecord(signedIn(await context.actor()));
  return exportRecord(context, caseId);
}
