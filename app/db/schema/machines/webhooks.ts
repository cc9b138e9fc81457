/** Webhooks and what they are sent (migrations 0351, 0371, 0385), which triggers note. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "#app/db/schema/people.ts";
import type { ApiKeyScope } from "#app/domain/api-keys/scopes.ts";
import type { DeliveryReason, DeliveryState, WebhookEvent } from "#app/domain/webhooks/events.ts";

export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    url: text("url").notNull(),
    events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
    scopes: text("scopes", { mode: "json" }).$type<ApiKeyScope[]>().notNull(),
    /** What signs, encrypted under the Worker's secret of `secretVersion`. */
    sealedSecret: text("sealed_secret").notNull(),
    secretVersion: integer("secret_version").notNull(),
    /** The one before, which signs too until `formerUntil`. */
    formerSecret: text("former_secret"),
    formerUntil: integer("former_until"),
    createdBy: text("created_by")
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    createdAt: integer("created_at").notNull(),
    /** Who last changed where it is sent and what, or renewed its secret; null where it is as it was registered. */
    changedBy: text("changed_by").references(() => user.id, { onDelete: "restrict" }),
    changedAt: integer("changed_at"),
    /** Who last renewed its secret, and who last changed its address; null: who registered it. */
    secretBy: text("secret_by").references(() => user.id, { onDelete: "restrict" }),
    addressBy: text("address_by").references(() => user.id, { onDelete: "restrict" }),
    version: integer("version").notNull().default(1),
    pausedAt: integer("paused_at"),
    /** Null where it failed for too long. */
    pausedBy: text("paused_by").references(() => user.id, { onDelete: "restrict" }),
    /** Who set it up and is an administrator no more: it is paused for that. Null once its secret is renewed or it goes on. */
    leftBy: text("left_by").references(() => user.id, { onDelete: "restrict" }),
    /** Since when every attempt has failed. */
    failingSince: integer("failing_since"),
    /** Since when nobody sees it: its log is being removed. */
    removedAt: integer("removed_at"),
  },
  (table) => [
    index("webhooks_listed").on(table.createdAt, table.id),
    index("webhooks_paused").on(table.pausedAt),
    index("webhooks_secret").on(table.secretVersion),
    index("webhooks_maker").on(table.createdBy),
    index("webhooks_pauser").on(table.pausedBy),
    index("webhooks_changer").on(table.changedBy),
    index("webhooks_secret_giver").on(table.secretBy),
    index("webhooks_address_giver").on(table.addressBy),
    index("webhooks_left").on(table.leftBy),
    index("webhooks_removed").on(table.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);

export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    event: text("event").$type<WebhookEvent | "test">().notNull(),
    subjectId: text("subject_id").notNull(),
    occurredAt: integer("occurred_at").notNull(),
    createdAt: integer("created_at").notNull(),
    state: text("state").$type<DeliveryState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    deliverAfter: integer("deliver_after").notNull(),
    claim: text("claim"),
    attemptedAt: integer("attempted_at"),
    status: integer("status"),
    durationMs: integer("duration_ms"),
    lastError: text("last_error").$type<DeliveryReason>(),
    settledAt: integer("settled_at"),
    replayedBy: text("replayed_by").references(() => user.id, { onDelete: "restrict" }),
  },
  (table) => [
    index("webhook_deliveries_due").on(table.webhookId, table.state, table.deliverAfter, table.id),
    index("webhook_deliveries_listed").on(table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_age").on(table.createdAt),
    index("webhook_deliveries_replayer").on(table.replayedBy),
  ],
);
