/**
 * What an arbitrator declares: names they have an interest in, and days on which they are away. Their own affair; the office
 * reads it. An interest is compared with the cases they have at once: a conflict that arises later is asked about as one that
 * is found at the assignment.
 */

import { absencesOf, interestsOf } from "#app/db/cases/conflicts.repo.server.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;

export async function requireArbitrator({ actor }: ServiceContext): Promise<SignedIn> {
  const who = signedIn(await actor());
  if (who.role !== "arbitrator") throw new AppError("not_found");
  return who;
}

export async function readDeclared({ clock, db }: ServiceContext, who: SignedIn) {
  return db.batch([interestsOf(db, who.id), absencesOf(db, [who.id], todayIn(who.timeZone, clock()))]);
}
