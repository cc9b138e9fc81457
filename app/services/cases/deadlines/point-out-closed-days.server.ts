/**
 * Deadlines whose day has closed since they were set: who owes one and the arbitrator are notified, with the next open day, as an entry of the
 * chain by the system. Once for a day, also when two runs overlap: the chain lets one of them write.
 */
import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { changingDeadline, type Deadline, dayChecks, deadlineForChange } from "#app/db/cases/timetable.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import type { CaseRelation } from "#app/domain/case/permissions.ts";
import { owes } from "#app/domain/case/timetable.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { caseStatements, retryOnConflict } from "#app/services/cases/change-case.server.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";
import { detailsOf } from "./case-deadlines.server.ts";
import { closedDayOf } from "./open-days.server.ts";

/** Deadlines of one run; the next minute looks at the rest. */
const MOST = 100;

/** Looks at what is marked. Gives how many days were pointed out. One that fails is noted and tried again. */
export async function pointOutClosedDays(db: Database, now: Date): Promise<number> {
  const marked = await dayChecks(db, now.getTime(), MOST);
  return runRows({ db, clock: () => now }, "closed_days", marked, {
    subject: ({ id }) => id,
    work: ({ caseId, id }) => retryOnConflict(() => pointOut(db, caseId, id, now.getTime())),
  });
}

async function pointOut(db: Database, caseId: string, id: string, now: number): Promise<boolean> {
  const [state, found] = await Promise.all([caseForChange(db, caseId), deadlineForChange(db, caseId, id)]);
  if (!state || !found?.deadline.dayCheck) return false;
  const { deadline } = found;
  const closed = deadline.dueAt > now ? await closedDayOf(db, caseId, deadline.zone, deadline.dueDate) : null;
  const meant = deadline.keptDay === deadline.dueDate;
  const noting = changingDeadline(db, id, { dayCheck: false, closedDay: meant ? null : closed });
  if (!closed || meant || deadline.closedDay?.date === deadline.dueDate) {
    await noting;
    return false;
  }
  const told = (relation: CaseRelation) => relation.kind === "arbitrator" || owes(relation, deadline.owedBy);
  const change = {
    acts: [{ type: "deadline_day_closed" as const, details: saidOf(deadline, closed), told }],
    statements: [noting],
    result: null,
  };
  const [first, ...rest] = await caseStatements(db, caseId, state, change, { kind: "system" }, now);
  if (first) await db.batch([first, ...rest]);
  return true;
}

function saidOf(deadline: Deadline, { venue, name, next }: ClosedDay) {
  return { ...detailsOf(deadline), closed: { city: venueOf(venue)?.city.en ?? null, name, next } };
}
