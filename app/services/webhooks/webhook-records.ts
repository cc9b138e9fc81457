/** Rows of webhooks and deliveries as administrators see them. */
import type { DeliveryRow, WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import type { DeliveryRecord, WebhookRecord } from "#app/domain/webhooks/webhook.ts";

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** `now` in UTC milliseconds. */
export function toWebhook(row: WebhookRow, now: number): WebhookRecord {
  const { id, name, url, events, scopes, createdAt, version, pausedAt, pausedBy, failingSince, formerUntil } = row;
  const state =
    pausedAt !== null ? (pausedBy === null ? "paused_failing" : "paused") : failingSince !== null ? "failing" : ("active" as const);
  const overlapUntil = moment(formerUntil !== null && formerUntil > now ? formerUntil : null);
  return { id, name, url, events, scopes, createdAt: new Date(createdAt).toISOString(), version, state, overlapUntil };
}

export function toDelivery(row: DeliveryRow): DeliveryRecord {
  const { id, event, eventId, state, attempts, status, durationMs, lastError } = row;
  return {
    id,
    event,
    eventId,
    occurredAt: new Date(row.occurredAt).toISOString(),
    state,
    attempts,
    attemptedAt: moment(row.attemptedAt),
    nextAt: moment(state === "waiting" ? row.deliverAfter : null),
    status,
    durationMs,
    reason: lastError,
    isReplay: row.replayedBy !== null,
  };
}
