/**
 * Delivers what webhooks are due. Each webhook is a lane of its own, few of them at once, and those that failed come last and try one delivery: so
 * whatever hangs keeps nobody waiting. In a lane each delivery is for itself. It is claimed for a while, composed as things stand, signed, sent and
 * marked: who is cut off gives it back when the lease is over, so that it may come twice (with the same id), never not at all.
 */
import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import {
  type Attempt,
  claimDeliveries,
  type DeliveryRow,
  markFailed,
  markTaken,
  pausing,
  settleLogs,
  type WebhookRow,
  webhookById,
  webhooksDue,
} from "#app/db/webhooks/webhooks.repo.server.ts";
import { JobFailure } from "#app/domain/jobs.ts";
import { LEASE_MS, STEP_MS } from "#app/domain/lease.ts";
import { loggable } from "#app/domain/loggable.ts";
import { MOST_ATTEMPTS, waitAfter } from "#app/domain/mail/outbox.ts";
import { wrongAddress } from "#app/domain/webhooks/address.ts";
import { ANSWER_MS, type DeliveryReason, PAUSED_AFTER_MS } from "#app/domain/webhooks/events.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { within } from "#app/services/platform/within.ts";
import { composeEvent } from "./compose-event.server.ts";
import { signatureOf } from "./signature.ts";
import { signingSecrets } from "./webhook-secret.ts";

export interface WebhookRun {
  env: Env;
  db: Database;
  clock: () => Date;
  /** How a request leaves; the platform's own unless a test says otherwise. */
  send?: (request: Request) => Promise<Response>;
}

/** Deliveries claimed at once of one webhook, sent one after another: within a lease all of them can hang. */
const BATCH = 3;
/** A lane takes nothing more after this time, so that it ends before the next run begins. */
const RUN_MS = 20_000;
/** An address that failed so often in a run is left alone until the next one. */
const MOST_FAILED = 3;
/** Lanes at once. A run has six connections (Workers), which mail needs too, and what waits for one has its time running. */
const LANES = 3;

/** Throws only when the database does not answer. */
export async function deliverWebhooks(run: WebhookRun): Promise<void> {
  const begun = Date.now();
  await settleLogs(run.db, run.clock().getTime());
  const waiting = inTurn(await webhooksDue(run.db, run.clock().getTime()));
  const errors: unknown[] = [];
  const lanes = Array.from({ length: LANES }, async () => {
    for (let next = waiting.shift(); next && Date.now() - begun < RUN_MS; next = waiting.shift())
      await lane(run, next).catch((error: unknown) => errors.push(error));
  });
  await Promise.all(lanes);
  if (errors.length > 0) throw errors[0];
}

/** Those that failed behind the others, in another order each time, so that each has its turn. */
function inTurn(due: readonly WebhookRow[]): WebhookRow[] {
  const order = due.map((webhook) => ({ webhook, at: Math.random() + (webhook.failingSince === null ? 0 : 1) }));
  return order.sort((one, other) => one.at - other.at).map(({ webhook }) => webhook);
}

async function lane(run: WebhookRun, webhook: WebhookRow): Promise<void> {
  const begun = Date.now();
  // Of an address that failed before one delivery is a try; once it is taken, the others follow.
  let isTrying = webhook.failingSince !== null;
  let failed = 0;
  while (Date.now() - begun < RUN_MS && failed < (isTrying ? 1 : MOST_FAILED)) {
    const now = run.clock().getTime();
    const claimed = await claimDeliveries(run.db, webhook.id, { claim: newId(), now, until: now + LEASE_MS, most: isTrying ? 1 : BATCH });
    if (claimed.length === 0) return;
    for (const row of claimed) {
      try {
        // As it is now: somebody may have changed or paused it since the one before was sent.
        const [current] = await webhookById(run.db, webhook.id);
        if (!current || current.pausedAt !== null) return;
        if (await deliver(run, current, row)) isTrying = false;
        else failed += 1;
      } catch (error) {
        // Sent or not, it could not be marked: the lease gives it back.
        console.error(`webhook delivery ${row.id}: ${loggable(error)}`);
        failed += 1;
      }
    }
  }
}

/** Gives whether it was taken. */
async function deliver(run: WebhookRun, webhook: WebhookRow, row: DeliveryRow): Promise<boolean> {
  const { clock, db } = run;
  const begun = Date.now();
  const at = clock().getTime();
  // The claim of an attempt that never came back: it counts, so that what ends the Worker does not do so for ever.
  const { status, reason } =
    row.attempts > MOST_ATTEMPTS ? { status: null, reason: "interrupted" as const } : await attempt(run, webhook, row, at);
  const made: Attempt = { at, status, reason, durationMs: Date.now() - begun };
  if (reason === null) {
    await db.batch([...markTaken(db, row, made)]);
    return true;
  }
  // No more than a code: what a server says may hold anything.
  console.error(`webhook delivery ${row.id} (${row.event}), attempt ${row.attempts}: ${reason}${status === null ? "" : ` ${status}`}`);
  const isLast = row.attempts >= MOST_ATTEMPTS;
  await db.batch([...markFailed(db, row, made, isLast ? null : at + waitAfter(row.attempts, Math.random()))]);
  if (isLast) await pauseFailing(run, webhook.id, at);
  return false;
}

interface Outcome {
  status: number | null;
  reason: DeliveryReason | null;
}

async function attempt(run: WebhookRun, webhook: WebhookRow, row: DeliveryRow, at: number): Promise<Outcome> {
  const { env, db, send = (request: Request) => fetch(request) } = run;
  if (wrongAddress(webhook.url, env.ORIGIN) !== null) return { status: null, reason: "address" };
  try {
    const secrets = await signingSecrets(authSecretsOf(env, at), webhook, at);
    if (secrets.length === 0) return { status: null, reason: "no_secret" };
    const body = await within(STEP_MS, composeEvent({ db, origin: env.ORIGIN }, webhook, row));
    const request = new Request(webhook.url, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Concord-Webhooks/1",
        "Concord-Event": row.event,
        "Concord-Delivery": row.id,
        "Concord-Signature": await signatureOf(secrets, at, body),
      },
      // An address that it leads to was judged by no one.
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer = await within(ANSWER_MS + 1_000, send(request));
    // What it says is not read, and kept nowhere.
    await answer.body?.cancel().catch(() => undefined);
    return { status: answer.status || null, reason: reasonOf(answer) };
  } catch (error) {
    return { status: null, reason: whyNot(row, error) };
  }
}

function reasonOf({ ok, status, type }: Response): DeliveryReason | null {
  if (ok) return null;
  return type === "opaqueredirect" || (status >= 300 && status < 400) ? "redirected" : "refused";
}

function whyNot(row: DeliveryRow, error: unknown): DeliveryReason {
  if (error instanceof JobFailure || (error instanceof Error && /TimeoutError|AbortError/.test(error.name))) return "timeout";
  // `fetch` says with a TypeError, or an error without more, that there was no answer.
  if (error instanceof TypeError || (error instanceof Error && /network|connect|dns|internal error/i.test(error.message)))
    return "unreachable";
  console.error(`webhook delivery ${row.id}: ${loggable(error)}`);
  return "failed";
}

/** Pauses a webhook of which nothing was taken for hours, and mails the administrators that it is. */
async function pauseFailing({ db }: WebhookRun, id: string, at: number): Promise<void> {
  const [webhook] = await webhookById(db, id);
  if (!webhook || webhook.pausedAt !== null || webhook.failingSince === null || at - webhook.failingSince < PAUSED_AFTER_MS) return;
  const { failingSince, name } = webhook;
  const office = await activeAdministrators(db);
  await db.batch([
    ...pausing(db, id, { at, by: null }),
    ...office.map((one) =>
      securityNotice(db, one, "webhook_paused", failingSince, { reason: name }, `webhook.${id}.${failingSince}.${one.id}`),
    ),
  ]);
}
