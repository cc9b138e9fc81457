/**
 * The timetable of a case: deadlines that the arbitrator or an administrator sets, that move only by an extension, and that
 * are done, cancelled or overdue. Everyone in the case sees all of it; everything is an entry of the chain.
 */

import { type Deadline, deadlineForChange } from "#app/db/cases/timetable.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** As many as a case's page shows; more would hide some. */
export const MOST_OF_A_CASE = 200;

export async function deadlineOfCase({ db }: ServiceContext, caseId: string, id: string) {
  const deadline = await deadlineForChange(db, caseId, id);
  if (!deadline) throw new AppError("not_found");
  return deadline;
}

export const refusedDeadline = (field: string, code: string) => new AppError("invalid_input", { issues: [{ field, code }] });

/** What an entry says of a deadline, as it stood. */
export function detailsOf(row: Pick<Deadline, "id" | "title" | "owedBy" | "dueDate" | "dueTime" | "zone">) {
  return {
    deadlineId: row.id,
    title: row.title,
    owedBy: row.owedBy,
    dueDate: row.dueDate,
    dueTime: row.dueTime,
    zone: row.zone,
  };
}
