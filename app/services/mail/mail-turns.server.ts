/**
 * First mails to new addresses that are over the house's ceiling are not tried hour by hour, where those who come first take the room: they
 * wait in a line, and as many are called forward as there is room for (docs/decisions/office, "First mails in turn").
 */
import type { Database } from "#app/db/client.server.ts";
import { anyInTurn, callForward } from "#app/db/mail/mail-turns.repo.server.ts";
import { IN_TURN, MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { countKey, readCount } from "#app/services/platform/rate-limits.server.ts";

interface TurnContext {
  db: Database;
  secret: string;
  clock: () => Date;
}

/** Makes those due whose turn it is. One look at the outbox where none waits. */
export async function callNextInTurn({ db, secret, clock }: TurnContext): Promise<void> {
  const now = clock().getTime();
  if ((await anyInTurn(db)).length === 0) return;
  const bounds = IN_TURN.flat().map((bucket) => ({ limit: MAIL_LIMITS[bucket], bucket }));
  const [first, ...rest] = bounds.map(({ limit, bucket }) => readCount(db, countKey(secret, bucket, "all", limit, now)));
  const counted = first ? await db.batch([first, ...rest]) : [];
  const left = new Map(bounds.map(({ limit, bucket }, at) => [bucket, Math.max(0, limit.requests - (counted[at]?.[0]?.count ?? 0))]));
  const room = IN_TURN.reduce((sum, buckets) => sum + Math.min(...buckets.map((bucket) => left.get(bucket) ?? 0)), 0);
  if (room > 0) await callForward(db, room, now);
}
