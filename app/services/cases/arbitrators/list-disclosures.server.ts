import { disclosuresAskedOf } from "#app/db/cases/conflicts.repo.server.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type DisclosureRequest, toRequest } from "./assignments.server.ts";

/** What one was asked, newest first; empty for who is no arbitrator. */
export async function listDisclosures({ actor, db }: ServiceContext): Promise<DisclosureRequest[]> {
  const who = signedIn(await actor());
  return who.role === "arbitrator" ? (await disclosuresAskedOf(db, who.id)).map(toRequest) : [];
}
