import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { CaseStatistics } from "#app/domain/case/case.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { askedOf, type CasesPage, caseScopesOf, officeMonth, shownOf, statisticsOf } from "./case-pages.server.ts";

/** A page and the counts next to it, in one trip. */
export async function listCasesWithStatistics(
  { actor, clock, db }: ServiceContext,
  query: CaseListQuery = {},
): Promise<CasesPage & { statistics: CaseStatistics }> {
  const who = signedIn(await actor());
  const page = askedOf(query, clock());
  const [rows, counts] = await db.batch([
    listedCases(db, caseScopesOf(who, query), page),
    keptCaseCounts(db, caseScopesOf(who, { as: query.as }), officeMonth(clock())),
  ]);
  return { ...shownOf(page, rows), statistics: statisticsOf(counts) };
}
