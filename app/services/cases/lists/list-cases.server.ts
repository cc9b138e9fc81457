import { listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import type { CaseListQuery } from "#app/domain/case/list-query.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { askedOf, type CasesPage, caseScopesOf, shownOf } from "./case-pages.server.ts";

/** A page of the cases that the signed-in person may see: all for administrators, else one's own. Throws `unauthenticated`. */
export async function listCases({ actor, clock, db }: ServiceContext, query: CaseListQuery = {}): Promise<CasesPage> {
  const scopes = caseScopesOf(signedIn(await actor()), query);
  const page = askedOf(query, clock());
  return shownOf(page, await listedCases(db, scopes, page));
}
