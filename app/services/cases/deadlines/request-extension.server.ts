import { countTimetable, insertingExtension } from "#app/db/cases/timetable.repo.server.ts";
import { extensionRequestSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import type { CaseRelation } from "#app/domain/case/permissions.ts";
import { dueInstant, extensionIsOpen, owes } from "#app/domain/case/timetable.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { deadlineOfCase, detailsOf, MOST_OF_A_CASE, refusedDeadline } from "./case-deadlines.server.ts";
import { openDay } from "./open-days.server.ts";

/**
 * Asks for a later moment, with a reason: by who owes it, before it or up to 48 hours after. What both sides owe is one deadline, which
 * moves for both: the entry says which side asked, and a request of one side keeps the other from none. Throws `invalid_input`,
 * `too_many_requests`, and `transition_refused` while one of theirs waits.
 */
export async function requestExtension(context: CaseContext, caseId: string, deadlineId: string, input: unknown): Promise<void> {
  const { actor, db, limits } = context;
  await limits.count("change", signedIn(await actor()));
  await changeCase(context, caseId, async (seen, now) => {
    const [{ deadline, waiting }, { requests }] = await Promise.all([
      deadlineOfCase(context, caseId, deadlineId),
      countTimetable(db, caseId),
    ]);
    requireInCase(seen, "ask_extension");
    if (!owes(seen.relation, deadline.owedBy)) throw new AppError("forbidden");
    const side = sideOf(seen.relation);
    const asked = waiting.find((one) => one.side === side);
    const { closedDay: answer, ...given } = parseInput(extensionRequestSchema, input);
    const { date, kept } = await openDay(context, caseId, { field: "wantedDate", date: given.wantedDate, zone: deadline.zone, answer });
    const wanted = { ...given, wantedDate: date };
    if (asked && asked.askedBy === seen.who.id && sameRequest(asked, wanted)) return { acts: [], result: null };
    if (asked || !extensionIsOpen(deadline, now)) throw new AppError("transition_refused");
    if (requests >= MOST_OF_A_CASE) throw refusedDeadline("reason", "timetable_full");
    const wantedAt = dueInstant(wanted.wantedDate, wanted.wantedTime, deadline.zone);
    if (wantedAt <= deadline.dueAt || wantedAt <= now) throw refusedDeadline("wantedDate", "extension_not_later");
    const row = { ...wanted, id: newId(), caseId, deadlineId, side, askedBy: seen.who.id, askedAt: now, keptDay: kept ? date : null };
    return {
      acts: [
        {
          type: "extension_requested",
          details: {
            ...detailsOf(deadline),
            extensionId: row.id,
            ...wanted,
            ...(kept ? { closedDay: "kept" } : {}),
            askedBy: placeOf(seen.relation),
          },
        },
      ],
      statements: [insertingExtension(db, row)],
      result: null,
    };
  });
}

/** Which side a request is of; null of the arbitrator's. */
const sideOf = (relation: CaseRelation) => (relation.kind === "member" ? relation.side : null);
const placeOf = (relation: CaseRelation) => (relation.kind === "member" ? `side_${relation.side}` : relation.kind);

interface Wanted {
  wantedDate: string;
  wantedTime: string;
  reason: string;
}

const sameRequest = (one: Wanted, other: Wanted) =>
  one.wantedDate === other.wantedDate && one.wantedTime === other.wantedTime && one.reason === other.reason;
