/** Webhooks as administrators read them. */
import { deliveriesOf, listWebhookRows, type WebhookRow, webhookById, webhookPeople } from "#app/db/webhooks/webhooks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { DELIVERIES_SHOWN } from "#app/domain/webhooks/events.ts";
import type { DeliveryRecord, WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toDelivery, toWebhook } from "./webhook-records.ts";

/** Of accounts that are gone by the time they are read. */
const UNNAMED = { madeBy: "", changedBy: null, leaverActive: null };

/** All of them, the first one first. Throws `not_found` for who is no administrator. */
export async function listWebhooks(context: ServiceContext): Promise<WebhookRecord[]> {
  const { clock, db } = context;
  await administratorOf(context);
  const now = clock().getTime();
  const [rows, people] = await db.batch([listWebhookRows(db), webhookPeople(db, null)]);
  const named = new Map(people.map((one) => [one.id, one]));
  return rows.map((row) => toWebhook(row, named.get(row.id) ?? UNNAMED, now));
}

/** One with a page of its log, the newest first; `older` is handed back for the next page, null on the last. Throws `not_found`. */
export async function readWebhook(
  context: ServiceContext,
  id: string,
  after: string | null = null,
): Promise<{ webhook: WebhookRecord; deliveries: DeliveryRecord[]; older: string | null }> {
  const { clock, db } = context;
  const row = await webhookOf(context, id);
  const [, at = "", last = ""] = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "") ?? [];
  const from = last ? { at: Number(at), id: last } : null;
  const [rows, [people]] = await db.batch([deliveriesOf(db, id, DELIVERIES_SHOWN + 1, from), webhookPeople(db, id)]);
  const shown = rows.slice(0, DELIVERIES_SHOWN);
  const end = rows.length > DELIVERIES_SHOWN ? shown.at(-1) : undefined;
  return {
    webhook: toWebhook(row, people ?? UNNAMED, clock().getTime()),
    deliveries: shown.map(toDelivery),
    older: end ? `${end.createdAt}~${end.id}` : null,
  };
}

/** For who acts upon it. Throws `unauthenticated` and `not_found`. */
export async function webhookOf(context: Pick<ServiceContext, "actor" | "db">, id: string): Promise<WebhookRow> {
  await administratorOf(context);
  const [row] = await webhookById(context.db, id);
  if (!row) throw new AppError("not_found");
  return row;
}
