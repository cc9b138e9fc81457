/** Next to the outbox: how many messages are in each state, and the mails that a local run keeps (migration 0006). */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MailMessage } from "#app/domain/mail/message.ts";
import type { OutboxState } from "#app/domain/mail/outbox.ts";

/** Kept by triggers, so that a count costs four rows however many messages there are. */
export const outboxCounts = sqliteTable("outbox_counts", {
  state: text("state").$type<OutboxState>().primaryKey(),
  messages: integer("messages").notNull(),
});

/** Addresses whose reader has followed a link that only a mail to them holds (migration 0022). */
export const mailAddresses = sqliteTable(
  "mail_addresses",
  {
    /** Keyed hash of the address in lower case. */
    address: text("address").primaryKey(),
    provenAt: integer("proven_at").notNull(),
  },
  (table) => [index("mail_addresses_age").on(table.provenAt)],
);

/** What the capture transport was given: one row for each time it was given it. */
export const capturedMails = sqliteTable(
  "captured_mails",
  {
    id: text("id").primaryKey(),
    messageId: text("message_id").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Its text, its HTML and its attachments, for who looks at it. */
    parts: text("parts", { mode: "json" }).$type<Pick<MailMessage, "text" | "html" | "attachments">>().notNull(),
    /** The whole message (RFC 5322); attachments are base64, so that it is text. */
    raw: text("raw").notNull(),
    capturedAt: integer("captured_at").notNull(),
  },
  (table) => [index("captured_mails_by_time").on(table.capturedAt, table.id)],
);
