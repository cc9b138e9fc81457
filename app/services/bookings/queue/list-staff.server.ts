import { activeAdministrators } from "#app/db/accounts/people.repo.server.ts";
import type { TaskAssignee } from "#app/domain/booking/office/staff-task.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** So many are offered. */
const MOST = 100;

/** Whom tasks can be assigned to, by name. For administrators; `not_found` for everybody else. */
export async function listStaff(context: ServiceContext): Promise<TaskAssignee[]> {
  const { id: me } = await administratorOf(context);
  return (await activeAdministrators(context.db, MOST)).map(({ id, name }) => ({ id, name, me: id === me }));
}
