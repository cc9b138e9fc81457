/** What use cases of cases share: who acts, the database, and what a request may do in an hour. */
import type { RequestScope, ServiceContext } from "#app/services/context.ts";
import type { CaseLimits } from "./case-limits.server.ts";

export interface CaseContext extends ServiceContext, Pick<RequestScope, "waitUntil"> {
  limits: CaseLimits;
}
