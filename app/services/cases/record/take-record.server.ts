import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type ExportedRecord, exportRecord } from "./export-record.server.ts";
import { nameRecord } from "./name-record.server.ts";

/**
 * The archive of a case for somebody who downloads it, counted against its network once the caller is known to be allowed it. Throws as
 * `exportRecord` does, and `too_many_requests`.
 */
export async function takeRecord(context: CaseContext, caseId: string): Promise<ExportedRecord> {
  await nameRecord(context, caseId);
  await context.limits.countExport();
  return exportRecord(context, caseId);
}
