import { readingUntil } from "#app/db/cases/case-filing.repo.server.ts";
import { openingCase } from "#app/db/cases/case-notices.repo.server.ts";
import { loggable } from "#app/domain/loggable.ts";
import { isPageShown } from "#app/domain/mail/by-person.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";

/**
 * The caller has the case's page before them: its notices and its discussion are opened. Written beside the answer, and not for
 * a request that shows nobody a page: it is evidence that notice was given.
 */
export function markCaseOpened({ clock, db, waitUntil }: CaseContext, file: CaseFile, request: Pick<Request, "method" | "headers">): void {
  if (!isPageShown(request)) return;
  const { case: record, rows, who, lastSeq } = file;
  const now = clock().getTime();
  const newest = rows.messages[0]?.createdAt ?? 0;
  // What came after the page was read is not on it.
  const opening = openingCase(db, who.id, record.id, now, lastSeq);
  const reads = newest > (rows.reader?.readUntil ?? 0) ? [readingUntil(db, { userId: who.id, caseId: record.id }, newest, now)] : [];
  waitUntil(db.batch([opening, ...reads]).catch((error: unknown) => console.error(loggable(error))));
}
