import { changingDeadline, changingExtension, extensionForChange } from "#app/db/cases/timetable.repo.server.ts";
import { extensionDecisionSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import { mayDecideExtension } from "#app/domain/case/permissions.ts";
import { dueInstant, nextReminder } from "#app/domain/case/timetable.ts";
import { isPresided } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { detailsOf, refusedDeadline } from "./case-deadlines.server.ts";

/** Who presides, or until somebody does who sits already or the office, grants a request, which moves the deadline, or refuses it with a reason. Throws `invalid_input`. */
export async function decideExtension(context: ServiceContext, caseId: string, extensionId: string, input: unknown): Promise<void> {
  const { db } = context;
  await changeCase(context, caseId, async (seen, now) => {
    const request = await extensionForChange(db, caseId, extensionId);
    if (!request) throw new AppError("not_found");
    const { extension, deadline } = request;
    if (!mayDecideExtension(seen.relation, seen.row.status, isPresided(seen.people))) requireInCase(seen, "decide_extension");
    const { decision, reason } = parseInput(extensionDecisionSchema, input);
    if (extension.decision === decision && extension.decidedBy === seen.who.id) return { acts: [], result: null };
    if (extension.decision !== null || deadline.doneAt !== null || deadline.cancelledAt !== null) throw new AppError("transition_refused");
    const decided = { decision, decidedBy: seen.who.id, decidedAt: now, decisionReason: reason };
    const { wantedDate, wantedTime } = extension;
    const dueAt = dueInstant(wantedDate, wantedTime, deadline.zone);
    // Another request may have been granted since it was asked.
    if (decision === "granted" && dueAt <= deadline.dueAt) throw refusedDeadline("reason", "extension_not_later");
    const moved = {
      dueDate: wantedDate,
      dueTime: wantedTime,
      dueAt,
      moved: deadline.moved + 1,
      // The day that is granted may have closed since it was asked for.
      closedDay: null,
      keptDay: extension.keptDay,
      dayCheck: true,
      remindAt: nextReminder({ dueAt, zone: deadline.zone }, now),
    };
    // What both owe stays one deadline: it moves for whom it is owed by, whichever side asked.
    const scope = { askedBy: placeOf(extension), movesFor: decision === "granted" ? deadline.owedBy : null };
    const details = { ...detailsOf(deadline), extensionId, decision, reason, wantedDate, wantedTime, ...scope };
    return {
      acts: [{ type: "extension_decided", details }],
      statements: [
        changingExtension(db, extensionId, decided),
        ...(decision === "granted" ? [changingDeadline(db, deadline.id, moved)] : []),
      ],
      result: null,
    };
  });
}

/** For whom it was asked, then: who asked may have changed sides since. */
const placeOf = ({ side }: { side: string | null }) => (side === null ? "arbitrator" : `side_${side}`);
