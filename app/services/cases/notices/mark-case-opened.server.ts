import { readingUntil } from "#app/db/cases/case-filing.repo.server.ts";
import { readingCase } from "#app/db/cases/case-notices.repo.server.ts";
import { readPlace } from "#app/domain/case/feed-places.ts";
import { loggable } from "#app/domain/loggable.ts";
import { isPageShown } from "#app/domain/mail/by-person.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";
import { openNotice } from "./open-notice.server.ts";

/**
 * The caller has the case's page before them: its notices and its discussion are read, and the notice that led here (`notice`, its place in
 * their feed) is opened. Written after the answer, and not for a request that shows nobody a page: it is evidence that notice was given.
 */
export function markCaseOpened(
  context: CaseContext,
  file: CaseFile,
  request: Pick<Request, "method" | "headers">,
  notice: string | null = null,
): void {
  const { clock, db, waitUntil } = context;
  if (!isPageShown(request)) return;
  const { case: record, rows, who, lastSeq } = file;
  const now = clock().getTime();
  const newest = rows.messages[0]?.createdAt ?? 0;
  // What came after the page was read is not on it.
  const reading = readingCase(db, who.id, record.id, now, lastSeq);
  const reads = newest > (rows.reader?.readUntil ?? 0) ? [readingUntil(db, { userId: who.id, caseId: record.id }, newest, now)] : [];
  const place = readPlace(notice && `${notice.split("~")[0]}~${record.id}~${notice.split("~")[1]}`);
  const marked = async () => {
    await db.batch([reading, ...reads]);
    if (place) await openNotice(context, place);
  };
  waitUntil(marked().catch((error: unknown) => console.error(loggable(error))));
}
