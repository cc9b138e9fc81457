/** When somebody sits, of hearings that are read for one person or for many. */
import type { hearingsOfAll } from "#app/db/cases/candidates.repo.server.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { saidDays } from "#app/services/bookings/booking-records.ts";

export type Hearings = Awaited<ReturnType<typeof hearingsOfAll>>;

/** A day on which a case of theirs is heard. */
export interface DaySat {
  date: LocalDate;
  caseId: string;
  caseNumber: string;
}

const SITS: readonly string[] = ["invited", "active"];

/** Days on which a person decides, in order: of cases whose seat they hold, answered or not. */
export function daysSat(hearings: Hearings, id: string): DaySat[] {
  const sitting = hearings.filter(({ userId, capacity, state }) => userId === id && capacity === "arbitrator" && SITS.includes(state));
  return sitting
    .flatMap((hearing) => saidDays(hearing).map(({ date }) => ({ date, caseId: hearing.caseId, caseNumber: hearing.caseNumber })))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
