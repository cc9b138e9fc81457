import { writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { findMessage, giveUp, lastMessageAudit, release, revive } from "#app/db/mail/outbox.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { decisionsFor, type OutboxDecision, type OutboxRecord } from "#app/domain/mail/outbox-record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { toRecord } from "./outbox-records.server.ts";

const ACTIONS = { retry: "tried_again", give_up: "given_up", release: "released" } as const satisfies Record<OutboxDecision, string>;

const CARRIED_OUT = { retry: revive, give_up: giveUp, release } as const;

/** Tries a dead letter again, sends what the limits hold back, or gives a message up. `done` is false when it was settled otherwise meanwhile. */
export async function decideMessage(
  context: ServiceContext,
  id: string,
  decision: OutboxDecision,
): Promise<{ message: OutboxRecord; done: boolean }> {
  const { clock, db } = context;
  const who = await administratorOf(context);
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
  // After it, not in the same batch: a delivery that began meanwhile has the word, and the history tells only what was done.
  if (changed.length > 0) await writingAudit(db, audit);
  const [present] = await findMessage(db, id);
  return { message: toRecord(present ?? found), done: changed.length > 0 };
}
