/** What administrators see of the outbox and decide about it. Authorisation is decided here. */

import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import {
  countsByState,
  findMessage,
  giveUp,
  lastMessageAudit,
  listOutbox,
  type OutboxCursor,
  type OutboxMessage,
  release,
  revive,
} from "#app/db/mail/outbox.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { maskedAddress, OUTBOX_REASONS, OUTBOX_STATES, type OutboxReason, type OutboxState } from "#app/domain/mail/outbox.ts";
import { decisionsFor, type OutboxCounts, type OutboxDecision, type OutboxRecord } from "#app/domain/mail/outbox-record.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";

export interface OutboxPage {
  messages: OutboxRecord[];
  counts: OutboxCounts;
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

export interface OutboxDesk {
  /** Waiting ones by their next attempt, the others newest first. For administrators; `not_found` for everybody else. */
  list(state: OutboxState, after: string | null): Promise<OutboxPage>;
  /** Tries a dead letter again, sends what the limits hold back, or gives a message up. `done` is false when it was settled otherwise meanwhile. */
  decide(id: string, decision: OutboxDecision): Promise<{ message: OutboxRecord; done: boolean }>;
}

const PAGE = 25;
const ACTIONS = { retry: "tried_again", give_up: "given_up", release: "released" } as const satisfies Record<OutboxDecision, string>;
const CARRIED_OUT = { retry: revive, give_up: giveUp, release } as const;

export function createOutboxDesk(context: ServiceContext): OutboxDesk {
  const { db, actor, clock } = context;

  async function administrator() {
    const who = await actor();
    requireAdministrator(who);
    return who;
  }

  return {
    async list(state, after) {
      await administrator();
      const [rows, counted] = await db.batch([listOutbox(db, state, PAGE + 1, decodeCursor(after)), countsByState(db)]);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const at = last && (state === "waiting" ? last.deliverAfter : last.settledAt);
      const counts = Object.fromEntries(OUTBOX_STATES.map((name) => [name, counted.find((row) => row.state === name)?.messages ?? 0]));
      return {
        messages: shown.map(toRecord),
        counts: counts as OutboxCounts,
        next: rows.length > PAGE && last ? `${at}~${last.id}` : null,
      };
    },
    async decide(id, decision) {
      const who = await administrator();
      const [[found], [last]] = await db.batch([findMessage(db, id), lastMessageAudit(db, id)]);
      if (!found) throw new AppError("not_found");
      const record = toRecord(found);
      if (!decisionsFor(record).includes(decision)) return { message: record, done: false };
      const now = clock().getTime();
      const audit = await nextAuditEntry(
        {
          subjectType: "message",
          subjectId: id,
          action: ACTIONS[decision],
          changes: { from: found.state },
        },
        who,
        now,
        last ?? null,
      );
      const changed = await CARRIED_OUT[decision](db, id, now);
      // After it, not beside it: a delivery that began meanwhile has the word, and the history tells only what was done.
      if (changed.length > 0) await writingAudit(db, audit);
      const [present] = await findMessage(db, id);
      return { message: toRecord(present ?? found), done: changed.length > 0 };
    },
  };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): OutboxCursor | null {
  const match = /^(\d{1,15})~([\w.-]{1,128})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}

function toRecord(row: OutboxMessage): OutboxRecord {
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
    nextAt: row.state === "waiting" ? iso(row.deliverAfter) : null,
    settledAt: row.settledAt === null ? null : iso(row.settledAt),
    reason: (OUTBOX_REASONS as readonly unknown[]).includes(row.lastError) ? (row.lastError as OutboxReason) : null,
    sending: row.claim !== null,
    bookingId: typeof bookingId === "string" ? bookingId : null,
  };
}
