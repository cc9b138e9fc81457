import { queueingLinks } from "#app/db/bookings/access-keys.repo.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { administerLinks } from "./administer-links.server.ts";

/** Mails the links by an administrator, also after they were revoked: they are renewed; `not_found` for everybody else. */
export async function sendLinks(context: ServiceContext, bookingId: string): Promise<void> {
  await administerLinks(context, bookingId, "link_sent", async (now) => [queueingLinks(context.db, { bookingId }, now, newId())]);
}
