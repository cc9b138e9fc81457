import { type OpenDeadlineRow, openDeadlines, openDeadlinesOf } from "#app/db/cases/timetable.repo.server.ts";
import { owes } from "#app/domain/case/timetable.ts";
import type { OwedBy } from "#app/domain/case/vocabulary.ts";
import { relationOfPerson, signedIn } from "#app/services/cases/case-access.server.ts";
import { caseScopesOf } from "#app/services/cases/lists/case-pages.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** An open deadline of one of the reader's cases. */
export interface MyDeadline {
  id: string;
  case: { id: string; caseNumber: string; title: string };
  title: string;
  owedBy: OwedBy;
  /** Whether the reader is among those who owe it. */
  mine: boolean;
  /** IANA zone on whose clock it was set. */
  zone: string;
  /** ISO 8601. */
  dueAt: string;
  overdue: boolean;
}

const USUAL = 20;

/** One more than is ever shown tells that there are more. */
const MOST = 201;

/** Open deadlines of all cases that the reader sees (all open cases for administrators), the next one first; at most `limit`. */
export async function listOwnDeadlines(
  { actor, clock, db }: ServiceContext,
  { limit = USUAL }: { limit?: number } = {},
): Promise<MyDeadline[]> {
  const who = signedIn(await actor());
  const most = Math.max(1, Math.min(limit, MOST));
  const now = clock().getTime();
  if (who.role === "admin") return (await openDeadlines(db, most)).map((row) => toMine(row, false, now));
  return (await openDeadlinesOf(db, who.id, caseScopesOf(who), most)).map(({ person, ...row }) => {
    const relation = relationOfPerson(person);
    return toMine(row, relation !== null && owes(relation, row.owedBy), now);
  });
}

function toMine(row: OpenDeadlineRow, mine: boolean, now: number): MyDeadline {
  return {
    id: row.id,
    case: { id: row.caseId, caseNumber: row.caseNumber, title: row.caseTitle },
    title: row.title,
    owedBy: row.owedBy,
    mine,
    zone: row.zone,
    dueAt: new Date(row.dueAt).toISOString(),
    overdue: row.dueAt <= now,
  };
}
