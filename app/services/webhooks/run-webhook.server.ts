/** What administrators do with a webhook that is there: pause it, let it go on, remove it, send something again, or a test. */
import { addDelivery, deliveryById, pausing, removingWebhook, resuming, type WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import { NO_PROOF, type Proof, requireProof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { webhookOf } from "./read-webhooks.server.ts";

/** Nothing is sent any more until it goes on; what happens meanwhile waits. Throws `not_found`. */
export async function pauseWebhook(context: LimitedContext, id: string): Promise<void> {
  const { clock, db } = context;
  const { id: by } = await administratorOf(context);
  await webhookOf(context, id);
  const now = clock().getTime();
  await recordOwnChange(context, "webhook_paused", { webhook: id }, [...pausing(db, id, { at: now, by })]);
}

/**
 * It goes on, with what has waited: what its administrators have stopped leaves again, so who has it go on proves themselves. Throws `not_found`,
 * `invalid_input` on `password`, `code` or `passkey`, `too_many_requests`.
 */
export async function resumeWebhook(context: AccountContext, id: string, proof: Proof = NO_PROOF): Promise<void> {
  const { leftBy } = await webhookOf(context, id);
  await requireProof(context, (await administratorOf(context)).id, proof);
  // With the secret of who has left, which the history says.
  const changes = { webhook: id, ...(leftBy === null ? {} : { unrenewed: true }) };
  await recordOwnChange(context, "webhook_resumed", changes, [...resuming(context.db, id, context.clock().getTime())]);
}

/** It is gone; its log goes with the schedule's next runs. Throws `not_found`. */
export async function removeWebhook(context: LimitedContext, id: string): Promise<void> {
  await webhookOf(context, id);
  await recordOwnChange(context, "webhook_removed", { webhook: id }, [removingWebhook(context.db, id, context.clock().getTime())]);
}

/** Sends a delivery again, as things stand by then and with the same event's id. Throws `not_found`, `too_many_requests`. */
export async function replayDelivery(context: LimitedContext, webhookId: string, id: string): Promise<void> {
  const { db } = context;
  const webhook = await webhookOf(context, webhookId);
  const [row] = await deliveryById(db, webhookId, id);
  if (!row) throw new AppError("not_found");
  const { event, eventId, subjectId, occurredAt } = row;
  await send(context, webhook, { event, eventId, subjectId, occurredAt });
}

/** Sends an event that says nothing. Throws as `replayDelivery`. */
export async function testWebhook(context: LimitedContext, id: string): Promise<void> {
  const webhook = await webhookOf(context, id);
  await send(context, webhook, { event: "test", eventId: `test.${newId()}`, subjectId: "", occurredAt: context.clock().getTime() });
}

async function send(
  context: LimitedContext,
  { id: webhookId, pausedAt }: WebhookRow,
  sent: { event: "test" | WebhookRow["events"][number]; eventId: string; subjectId: string; occurredAt: number },
): Promise<void> {
  const { clock, db, rateLimits } = context;
  const { id: replayedBy } = await administratorOf(context);
  await rateLimits.takeFor("webhook_send", replayedBy);
  const now = clock().getTime();
  const state = pausedAt === null ? ("waiting" as const) : ("paused" as const);
  await addDelivery(db, { id: newId(), webhookId, ...sent, createdAt: now, deliverAfter: now, state, replayedBy });
}
