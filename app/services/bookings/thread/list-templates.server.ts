import { templatesInUse } from "#app/db/bookings/booking-thread.repo.server.ts";
import type { MessageTemplate } from "#app/domain/booking/office/message-template.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** The texts that staff begin a message from, by name. For administrators; `not_found` for everybody else. */
export async function listTemplates(context: ServiceContext): Promise<MessageTemplate[]> {
  await administratorOf(context);
  return (await templatesInUse(context.db)).map(({ id, name, texts, version }) => ({ id, name, texts, version }));
}
