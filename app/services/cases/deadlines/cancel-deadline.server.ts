import { changingDeadline } from "#app/db/cases/timetable.repo.server.ts";
import { cancellationSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { deadlineOfCase, detailsOf } from "./case-deadlines.server.ts";

/** Cancels one with a reason that everyone in the case reads. Throws `invalid_input`. */
export async function cancelDeadline(context: ServiceContext, caseId: string, deadlineId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    const { deadline } = await deadlineOfCase(context, caseId, deadlineId);
    requireInCase(seen, "set_deadline");
    const { reason } = parseInput(cancellationSchema, input);
    if (deadline.doneAt !== null) throw new AppError("transition_refused");
    if (deadline.cancelledAt !== null) return { acts: [], result: null };
    const change = { cancelledAt: now, cancelledBy: seen.who.id, cancelReason: reason, remindAt: null };
    return {
      acts: [{ type: "deadline_cancelled", details: { ...detailsOf(deadline), reason } }],
      statements: [changingDeadline(db, deadlineId, change)],
      result: null,
    };
  });
}
