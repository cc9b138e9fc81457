/** What administrators see of the outbox and decide about it. Authorisation is decided here. */
import type { OutboxMessage } from "#app/db/mail/outbox.repo.server.ts";
import { maskedAddress, OUTBOX_REASONS, type OutboxReason } from "#app/domain/mail/outbox.ts";
import type { OutboxRecord } from "#app/domain/mail/outbox-record.ts";

export function toRecord(row: OutboxMessage): OutboxRecord {
  const iso = (at: number) => new Date(at).toISOString();
  const { bookingId } = row.payload;
  return {
    id: row.id,
    kind: row.kind,
    recipient: maskedAddress(row.recipient),
    locale: row.locale,
    state: row.state,
    attempts: row.attempts,
    createdAt: iso(row.createdAt),
    nextAt: row.state === "waiting" && row.lastError !== "held_house" ? iso(row.deliverAfter) : null,
    settledAt: row.settledAt === null ? null : iso(row.settledAt),
    reason: (OUTBOX_REASONS as readonly unknown[]).includes(row.lastError) ? (row.lastError as OutboxReason) : null,
    sending: row.claim !== null,
    bookingId: typeof bookingId === "string" ? bookingId : null,
  };
}
