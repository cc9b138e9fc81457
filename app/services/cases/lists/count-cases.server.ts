import { keptCaseCounts } from "#app/db/cases/case-lists.repo.server.ts";
import type { CaseStatistics } from "#app/domain/case/case.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { caseScopesOf, officeMonth, statisticsOf } from "./case-pages.server.ts";

/** Counts over everything that the person may see. */
export async function countCases({ actor, clock, db }: ServiceContext): Promise<CaseStatistics> {
  const who = signedIn(await actor());
  return statisticsOf(await keptCaseCounts(db, caseScopesOf(who), officeMonth(clock())));
}
