import { loggable } from "#app/domain/loggable.ts";
import type { RequestScope, ServiceContext } from "#app/services/context.ts";
import { pointOutClosedDays } from "./point-out-closed-days.server.ts";

/** After the days of a venue have changed: deadlines on them are looked at once the answer is given, and not a minute later. */
export function lookAtDays({ clock, db, waitUntil }: ServiceContext & Pick<RequestScope, "waitUntil">): void {
  waitUntil(pointOutClosedDays(db, clock()).catch((error: unknown) => console.error(loggable(error))));
}
