/** How an arbitrator leaves a case: their seat is vacant, and the case awaits its tribunal again. */
import { type CasePersonRow, changingCase, changingPerson, type NewCasePerson } from "#app/db/cases/cases.repo.server.ts";
import { lastAssigner } from "#app/db/cases/conflicts.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { heldSeats, isSeated, standingOf } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseState, SignedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseChange, Recipient } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nameOf, statusChange, titled } from "./assignments.server.ts";

/** What takes somebody off their seat, and what the entry says of the case's status then. */
export function vacating(
  db: Database,
  { row, people }: Pick<CaseState, "row" | "people">,
  sitting: CasePersonRow,
  change: Pick<NewCasePerson, "state" | "answeredAt" | "removedAt">,
) {
  const standing = standingOf(row.status, row.tribunalSize, heldSeats(people.filter(({ id }) => id !== sitting.id)));
  return {
    status: statusChange(row, standing),
    statements: [changingPerson(db, sitting.id, change), changingCase(db, row.id, standing)],
  };
}

/** The arbitrator leaves: everyone learns that, and the office alone why. */
export async function withdrawingArbitrator(
  context: ServiceContext,
  state: CaseState,
  who: SignedIn,
  reason: string,
  now: number,
): Promise<CaseChange<void>> {
  const present = state.people.find((one) => isSeated(one) && one.userId === who.id);
  if (!present) throw new AppError("transition_refused");
  // Who had accepted has sat in the case until now, and has met its people.
  const sat = present.state === "active" ? { removedAt: now } : {};
  const { status, statements } = vacating(context.db, state, present, { state: "declined", answeredAt: now, ...sat });
  const named = { arbitrator: nameOf(present), ...titled(state.row, present.seat) };
  return {
    acts: [
      { type: "arbitrator_declined", details: { ...named, ...status } },
      { type: "arbitrator_declined", audience: "office", details: { ...named, reason } },
    ],
    statements,
    joining: await office(context, state.row.id),
    result: undefined,
  };
}

/** The administrator who assigned last in a case hears of it. */
async function office({ db }: ServiceContext, caseId: string): Promise<Recipient[]> {
  const [one] = await lastAssigner(db, caseId);
  if (!one?.active || one.role !== "admin") return [];
  return [{ userId: one.id, relation: { kind: "administrator" }, email: one.email, locale: one.locale }];
}
