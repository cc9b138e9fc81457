import { countTasks } from "#app/db/bookings/staff-tasks.repo.server.ts";
import type { QueueCounts } from "#app/domain/booking/office/staff-task.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export const NO_COUNTS: QueueCounts = { open: 0, overdue: 0, mine: 0, untaken: 0 };

/** The state of the queue. */
export async function countOpenTasks(context: ServiceContext): Promise<QueueCounts> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  return (await countTasks(db, who.id, clock().getTime()))[0] ?? NO_COUNTS;
}
