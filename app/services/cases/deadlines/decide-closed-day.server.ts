import { changingDeadline } from "#app/db/cases/timetable.repo.server.ts";
import { closedDayDecisionSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import { dueInstant, nextReminder } from "#app/domain/case/timetable.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { deadlineOfCase, detailsOf } from "./case-deadlines.server.ts";
import { closedDayOf } from "./open-days.server.ts";

/** Moves a deadline whose day has closed to the next open one, or keeps the day: an entry that everyone reads. Throws `invalid_input`. */
export async function decideClosedDay(context: ServiceContext, caseId: string, deadlineId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    const { deadline } = await deadlineOfCase(context, caseId, deadlineId);
    requireInCase(seen, "set_deadline");
    const { closedDay: answer } = parseInput(closedDayDecisionSchema, input);
    if (deadline.doneAt !== null || deadline.cancelledAt !== null) throw new AppError("transition_refused");
    const closed = deadline.closedDay && (await closedDayOf(db, caseId, deadline.zone, deadline.dueDate));
    // Somebody else has decided, or the day has opened again.
    if (!closed) return { acts: [], result: null };
    const settled = { closedDay: null, dayCheck: false };
    if (answer === "keep") {
      return {
        acts: [{ type: "deadline_day_decided", details: { ...detailsOf(deadline), decision: "kept" } }],
        statements: [changingDeadline(db, deadlineId, { ...settled, keptDay: deadline.dueDate })],
        result: null,
      };
    }
    const dueAt = dueInstant(closed.next, deadline.dueTime, deadline.zone);
    const remindAt = nextReminder({ dueAt, zone: deadline.zone }, now);
    const moved = { ...settled, dueDate: closed.next, dueAt, remindAt, moved: deadline.moved + 1, keptDay: null };
    return {
      acts: [{ type: "deadline_day_decided", details: { ...detailsOf(deadline), decision: "moved", movedTo: closed.next } }],
      statements: [changingDeadline(db, deadlineId, moved)],
      result: null,
    };
  });
}
