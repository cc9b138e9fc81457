/** The cases whose hearing a booking is: each change that they can see is an entry of theirs, with its notices, in the batch of the change. */
import type { BatchItem } from "drizzle-orm/batch";
import { openCasesOfBooking } from "#app/db/cases/case-bookings.repo.server.ts";
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { checkingDaysOf } from "#app/db/cases/timetable.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { BY_LINK } from "#app/domain/case/chain/chain.ts";
import { type Heard, hearingChange } from "#app/domain/case/hearing-change.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { type CaseActor, caseStatements } from "#app/services/cases/change-case.server.ts";

/** Open cases that a booking is linked to, for `notifyingCases`: read with the booking itself. */
export const casesToNotify = async (db: Database, bookingId: string): Promise<string[]> =>
  (await openCasesOfBooking(db, bookingId)).map(({ caseId }) => caseId);

/**
 * What tells these cases that a booking of theirs is no longer what it was; nothing where they would see no change. The chain of a
 * case refuses a batch whose case has gone on (`isCaseConflict`): the change is then planned again.
 */
export async function notifyingCases(
  db: Database,
  caseIds: readonly string[],
  [before, after]: readonly [Heard, Heard],
  who: Actor,
  now: number,
): Promise<BatchItem<"sqlite">[]> {
  const act = caseIds.length > 0 ? hearingChange(before, after) : null;
  if (!act) return [];
  // Who wishes it by a booking's link has proven to hold it, and no name.
  const actor: CaseActor = who.kind === "user" ? who : { kind: "client" };
  const details = who.kind === "user" ? act.details : { ...act.details, by: BY_LINK };
  const states = await Promise.all(caseIds.map((id) => caseForChange(db, id)));
  const told = states.map(async (state) => {
    if (!state || state.row.status === "resolved") return [];
    const { id } = state.row;
    const change = { acts: [{ type: act.type, details: { ...details } }], statements: [checkingDaysOf(db, id)], result: null };
    return caseStatements(db, id, state, change, actor, now);
  });
  return (await Promise.all(told)).flat();
}
