import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** Today on the head office's calendar, for ranges. For administrators. */
export async function readReportDay({ actor, clock }: ServiceContext): Promise<string> {
  requireAdministrator(await actor());
  return todayIn(HEAD_OFFICE.zone, clock());
}
