import { countTasks, listTasks, type TaskCursor } from "#app/db/bookings/staff-tasks.repo.server.ts";
import type { QueueCounts, QueueView, StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { NO_COUNTS } from "./count-open-tasks.server.ts";
import { toTask } from "./staff-queue.server.ts";

export interface QueuePage {
  tasks: StaffTaskRecord[];
  counts: QueueCounts;
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

const PAGE = 25;

/** Open tasks, the one due first on top, or done ones, the newest on top; with the counts of the whole queue. */
export async function listQueue(context: ServiceContext, view: QueueView, after: string | null): Promise<QueuePage> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const [counts, rows] = await db.batch([
    countTasks(db, who.id, clock().getTime()),
    listTasks(db, view, who.id, PAGE + 1, decodeCursor(after)),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const next = rows.length > PAGE && last ? `${view === "done" ? last.doneAt : last.dueAt}~${last.id}` : null;
  return { tasks: shown.map((row) => toTask(row, who.id, clock().getTime())), counts: counts[0] ?? NO_COUNTS, next };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): TaskCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}
