/** Rows of webhooks and deliveries as administrators see them. */
import type { DeliveryRow, WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import type { DeliveryRecord, WebhookRecord } from "#app/domain/webhooks/webhook.ts";

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** The names of who registered it and who last changed it; whether who left it may still sign in (null where nobody did). */
export interface WebhookPeople {
  madeBy: string;
  changedBy: string | null;
  leaverActive: number | null;
}

/** `now` in UTC milliseconds. */
export function toWebhook(row: WebhookRow, { madeBy, changedBy, leaverActive }: WebhookPeople, now: number): WebhookRecord {
  const { id, name, url, events, scopes, createdAt, changedAt, version, pausedAt, failingSince, formerUntil } = row;
  const state = pausedAt !== null ? pauseOf(row) : failingSince !== null ? "failing" : ("active" as const);
  const left = state !== "paused_left" ? null : leaverActive ? "unmade" : ("closed" as const);
  const overlapUntil = moment(formerUntil !== null && formerUntil > now ? formerUntil : null);
  const registered = { by: madeBy, at: new Date(createdAt).toISOString() };
  const changed = changedAt === null ? null : { by: changedBy ?? "", at: new Date(changedAt).toISOString() };
  return { id, name, url, events, scopes, registered, changed, version, state, left, overlapUntil };
}

/** Why it is paused. */
function pauseOf({ leftBy, pausedBy }: WebhookRow): "paused_left" | "paused_failing" | "paused" {
  if (leftBy !== null) return "paused_left";
  return pausedBy === null ? "paused_failing" : "paused";
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
