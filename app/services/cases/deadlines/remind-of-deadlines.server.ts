/**
 * Reminders of deadlines, three days and one day before, to those who owe them: an entry of the chain by the system, with
 * notices and mails as for everything else. Exactly one each, also when two runs overlap: the chain lets one of them write,
 * and the other finds the reminder passed.
 */

import { caseForChange } from "#app/db/cases/cases.repo.server.ts";
import { deadlineForChange, dueReminders, passingReminder } from "#app/db/cases/timetable.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { isCaseConflict } from "#app/db/errors.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import { nextReminder, owes } from "#app/domain/case/timetable.ts";
import { caseStatements, recipientOf } from "#app/services/cases/change-case.server.ts";
import { runRows } from "#app/services/platform/job-runs.server.ts";

/** Reminders of one run; the next minute writes the rest. */
const MOST = 100;
const TRIES = 8;

/** Reminds of what is due at `now`. Gives how many reminders were written. One that fails is noted and tried again. */
export async function remindOfDeadlines(db: Database, now: Date): Promise<number> {
  const due = await dueReminders(db, now.getTime(), MOST);
  return runRows({ db, clock: () => now }, "deadlines", due, {
    subject: ({ id }) => id,
    work: ({ caseId, id }) => remind(db, caseId, id, now.getTime()),
  });
}

async function remind(db: Database, caseId: string, id: string, now: number): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const state = await caseForChange(db, caseId);
    const found = await deadlineForChange(db, caseId, id);
    if (!state || !found) return false;
    const { deadline } = found;
    const due = deadline.remindAt !== null && deadline.remindAt <= now && deadline.doneAt === null && deadline.cancelledAt === null;
    if (!due || state.row.status === "resolved") return false;
    const passing = passingReminder(db, deadline, nextReminder(deadline, now));
    const { title, owedBy, dueDate, dueTime, zone } = deadline;
    const owing = state.people.flatMap(recipientOf).filter(({ relation }) => owes(relation, owedBy));
    // Too late, or nobody there to be notified: no entry says that somebody was.
    if (now >= deadline.dueAt || owing.length === 0) {
      await passing;
      return false;
    }
    const details = { deadlineId: id, title, owedBy, dueDate, dueTime, zone, daysBefore: daysBetween(now, deadline.dueAt, zone) };
    const change = {
      acts: [{ type: "deadline_reminded" as const, details, told: (relation: Parameters<typeof owes>[0]) => owes(relation, owedBy) }],
      statements: [passing],
      result: null,
    };
    try {
      const [first, ...rest] = await caseStatements(db, caseId, state, change, { kind: "system" }, now);
      if (first) await db.batch([first, ...rest]);
      return true;
    } catch (error) {
      if (!isCaseConflict(error) || attempt >= TRIES) throw error;
    }
  }
}

/** Days by the calendar of the zone from one instant to another. */
function daysBetween(from: number, to: number, zone: string): number {
  const day = (at: number) => Date.parse(`${momentIn(at, zone).date}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
