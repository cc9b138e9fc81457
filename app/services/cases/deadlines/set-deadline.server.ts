import { countTimetable, deadlineForChange, insertingDeadline } from "#app/db/cases/timetable.repo.server.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { newDeadlineSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import { dueInstant, nextReminder } from "#app/domain/case/timetable.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, signedIn } from "#app/services/cases/case-access.server.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { detailsOf, MOST_OF_A_CASE, refusedDeadline } from "./case-deadlines.server.ts";
import { openDay } from "./open-days.server.ts";

/** Sets a deadline. `formKey` is the form's own: pressing twice sets one. Throws `invalid_input`. Gives its id. */
export async function setDeadline(context: ServiceContext, caseId: string, input: unknown, formKey?: string | null): Promise<string> {
  const { actor, db } = context;
  const who = signedIn(await actor());
  const id = formKey ? (await sha256Hex(`${who.id}:${caseId}:${formKey}`)).slice(0, 32) : newId();
  return changeCase(context, caseId, async (seen, now) => {
    requireInCase(seen, "set_deadline");
    const { closedDay: answer, ...given } = parseInput(newDeadlineSchema, input);
    const [before, { deadlines }] = await Promise.all([deadlineForChange(db, caseId, id), countTimetable(db, caseId)]);
    if (before) return { acts: [], result: id };
    if (deadlines >= MOST_OF_A_CASE) throw refusedDeadline("title", "timetable_full");
    const { date: dueDate, kept } = await openDay(context, caseId, { field: "dueDate", date: given.dueDate, zone: given.zone, answer });
    const asked = { ...given, dueDate };
    const dueAt = dueInstant(asked.dueDate, asked.dueTime, asked.zone);
    if (dueAt <= now) throw refusedDeadline("dueDate", "deadline_past");
    const keptDay = kept ? dueDate : null;
    const remindAt = nextReminder({ ...asked, dueAt }, now);
    const row = { ...asked, id, caseId, dueAt, setBy: seen.who.id, createdAt: now, remindAt, keptDay };
    return {
      acts: [{ type: "deadline_set", details: { ...detailsOf(row), ...(kept ? { closedDay: "kept" } : {}) } }],
      statements: [insertingDeadline(db, row)],
      result: id,
    };
  });
}
