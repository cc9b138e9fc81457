import { unansweredDue, writeAnswerReminder } from "#app/db/cases/answer-reminders.repo.server.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";

/** Reminders of one run of each kind; the next minute writes the rest. */
const MOST = 100;

/**
 * Reminds each arbitrator by mail of their own appointment, or of a question about a conflict, that they have not answered, whichever seat it is
 * about. Gives how many reminders were written. One that fails is noted and tried again.
 */
export async function remindOfAnswers(context: JobContext): Promise<number> {
  const now = context.clock().getTime();
  return runRows(context, "answers", await unansweredDue(context.db, now, MOST), {
    subject: ({ id }) => id,
    work: (row) => writeAnswerReminder(context.db, row, now),
  });
}
