import { loggable } from "#app/domain/loggable.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { pointOutClosedDays } from "./point-out-closed-days.server.ts";

/** After an administrator has changed the days of a venue: deadlines on them are looked at once the answer is given, and not a minute later. */
export async function lookAtDays(context: CaseContext): Promise<void> {
  const { clock, db, waitUntil } = context;
  await administratorOf(context);
  waitUntil(pointOutClosedDays(db, clock()).catch((error: unknown) => console.error(loggable(error))));
}
