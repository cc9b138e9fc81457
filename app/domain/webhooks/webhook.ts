/** A webhook as an administrator registers it, and as it is shown. */
import { z } from "zod";
import { normalized } from "#app/domain/normalized.ts";
import { API_KEY_SCOPES, type ApiKeyScope } from "../api-keys/scopes.ts";
import { withoutHidden } from "../hidden-characters.ts";
import { type DeliveryReason, type DeliveryState, WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvent } from "./events.ts";

/** `url` is judged by `wrongAddress`. */
export const webhookSchema = z.strictObject({
  name: z
    .string("webhook_name_required")
    .overwrite((value) =>
      withoutHidden(normalized(value, "NFC").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " "))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .min(1, "webhook_name_required")
    .max(WEBHOOK_LIMITS.name, "too_long"),
  url: z.string("webhook_url_invalid").trim().max(WEBHOOK_LIMITS.url, "too_long"),
  // Each once: an event that is named twice would be sent twice.
  events: z
    .array(z.enum(WEBHOOK_EVENTS, "webhook_events_required"))
    .overwrite((chosen) => [...new Set(chosen)])
    .min(1, "webhook_events_required"),
  scopes: z.array(z.enum(API_KEY_SCOPES, "choice_required")).overwrite((chosen) => [...new Set(chosen)]),
});

export interface AskedWebhook {
  name: string;
  url: string;
  events: readonly string[];
  scopes: readonly string[];
}

/** Moments are ISO 8601. */
export interface WebhookRecord {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  scopes: ApiKeyScope[];
  registered: { by: string; at: string };
  /** Its last change of address, events, scopes, name or secret; null while there was none. */
  changed: { by: string; at: string } | null;
  version: number;
  state: "active" | "failing" | "paused" | "paused_failing" | "paused_left";
  /** Of `paused_left`: whether the account of who set it up is closed, or they are an administrator no more; else null. */
  left: "closed" | "unmade" | null;
  /** Until when the secret before signs too; null while there is none. */
  overlapUntil: string | null;
}

export interface DeliveryRecord {
  id: string;
  event: WebhookEvent | "test";
  eventId: string;
  occurredAt: string;
  state: DeliveryState;
  attempts: number;
  attemptedAt: string | null;
  /** When it is tried again; null where it is not. */
  nextAt: string | null;
  /** HTTP; null where nobody answered. */
  status: number | null;
  durationMs: number | null;
  reason: DeliveryReason | null;
  isReplay: boolean;
}
