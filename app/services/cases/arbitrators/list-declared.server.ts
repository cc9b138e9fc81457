import { hearingsOfAll } from "#app/db/cases/candidates.repo.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { type DaySat, daysSat } from "#app/services/cases/candidates/days-sat.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { readDeclared, requireArbitrator } from "./declarations.server.ts";

export interface Declared {
  interests: { id: string; name: string; note: string }[];
  /** Days (`YYYY-MM-DD`, both included) that are not over yet, soonest first; `heard` are those of them on which a case of theirs is heard. */
  absences: { id: string; from: string; to: string; heard: DaySat[] }[];
  /** Days on which their cases are heard, from today on. */
  hearings: DaySat[];
}

export async function listDeclared(context: ServiceContext): Promise<Declared> {
  const { clock, db } = context;
  const who = await requireArbitrator(context);
  const [[interests, absences], rows] = await Promise.all([readDeclared(context, who), hearingsOfAll(db, [who.id], "")]);
  const today = todayIn(who.timeZone, clock());
  const hearings = daysSat(rows, who.id).filter(({ date }) => date >= today);
  return {
    interests: interests.map(({ id, name, note }) => ({ id, name, note })),
    absences: absences.map(({ id, fromDate: from, toDate: to }) => ({
      ...{ id, from, to },
      heard: hearings.filter(({ date }) => from <= date && date <= to),
    })),
    hearings,
  };
}
