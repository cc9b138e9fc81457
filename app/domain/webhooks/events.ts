/** What webhooks are sent, and what becomes of it. */
export const WEBHOOK_EVENTS = [
  "booking.requested",
  "booking.confirmed",
  "booking.changed",
  "booking.cancelled",
  "booking.completed",
  "booking.removed",
  "case.created",
  "case.status_changed",
  "case.document_filed",
  "case.deadline_set",
  "case.deadline_done",
  "case.hearing_linked",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `paused`: waits until its webhook goes on. */
export const DELIVERY_STATES = ["waiting", "paused", "delivered", "dead"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt failed. Nothing of what a server said. */
export const DELIVERY_REASONS = [
  // It answered with another status than 2xx.
  "refused",
  // It led elsewhere: nobody follows.
  "redirected",
  "timeout",
  "unreachable",
  // The address is none that is written to (any more).
  "address",
  "no_secret",
  "interrupted",
  "failed",
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** What administrators are mailed of a webhook, and kept in the history. */
export type WebhookAct = "webhook_made" | "webhook_changed" | "webhook_secret_renewed";

/** What of a webhook can be changed. */
export const WEBHOOK_PARTS = ["url", "events", "scopes", "name"] as const;
export type WebhookPart = (typeof WEBHOOK_PARTS)[number];

/** Milliseconds that an address has to answer. */
export const ANSWER_MS = 10_000;
/** After so long without one attempt that went well, a delivery that is given up pauses its webhook. */
export const PAUSED_AFTER_MS = 6 * 3_600_000;
/** So long a secret that was replaced signs too. */
export const OVERLAP_MS = 7 * 86_400_000;
/** So long a delivery is kept, whatever became of it. */
export const KEPT_DELIVERY_MS = 30 * 86_400_000;
/** Deliveries on one page of the log. */
export const DELIVERIES_SHOWN = 50;
export const WEBHOOK_LIMITS = { name: 60, url: 500, most: 20 } as const;
/** What a webhook's secret begins with. */
export const SECRET_PREFIX = "whsec_";
