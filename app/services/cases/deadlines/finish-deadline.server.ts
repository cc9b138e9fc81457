import { changingDeadline } from "#app/db/cases/timetable.repo.server.ts";
import { mayCallDone } from "#app/domain/case/timetable.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { deadlineOfCase, detailsOf } from "./case-deadlines.server.ts";

/** Says that what was owed is done; said twice, nothing happens. */
export async function finishDeadline(context: ServiceContext, caseId: string, deadlineId: string): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    const { deadline } = await deadlineOfCase(context, caseId, deadlineId);
    requireInCase(seen, "finish_deadline");
    if (!mayCallDone(seen.relation, deadline.owedBy)) throw new AppError("forbidden");
    if (deadline.cancelledAt !== null) throw new AppError("transition_refused");
    if (deadline.doneAt !== null) return { acts: [], result: null };
    return {
      acts: [{ type: "deadline_done", details: { ...detailsOf(deadline), overdue: now >= deadline.dueAt } }],
      statements: [changingDeadline(db, deadlineId, { doneAt: now, doneBy: seen.who.id, remindAt: null })],
      result: null,
    };
  });
}
