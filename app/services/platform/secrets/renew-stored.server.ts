/**
 * Brings what is stored under a former secret under the present one, so that the former can be ended: seeds and backup codes of second
 * factors, the tokens of links that later mails repeat, what signs for webhooks, and whose the visitors' holds are. A part of the factors and links in each run, and what is
 * done is not looked at again; the holds all at once, since nothing in them says by which secret they are stored.
 */
import { factorsWithout, replacingFactor } from "#app/db/accounts/second-factors.repo.server.ts";
import { keysOfFormerSecrets, resealingKeys } from "#app/db/bookings/access-keys.repo.server.ts";
import { holdersOf, rehomingHolds } from "#app/db/venues/visitor-holds.repo.server.ts";
import { resealingWebhook, webhooksOfOtherSecrets } from "#app/db/webhooks/webhooks.repo.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { remade } from "#app/services/bookings/access-keys.server.ts";
import { holderOf } from "#app/services/bookings/holds/hold-bars.server.ts";
import { type JobContext, runRows } from "#app/services/platform/job-runs.server.ts";
import { resealed } from "#app/services/webhooks/webhook-secret.ts";
import { type AuthSecrets, authSecretsOf } from "./auth-secrets.ts";
import { sealToken } from "./sealed-token.ts";

/** Rows of one run, of holds of one reading. */
const MOST = { factors: 100, keys: 500, holders: 500 };
const DAY = 86_400_000;

/** What better-auth puts before what it has encrypted under the secret of this version. */
export const envelopeOf = (version: number): string => `$ba$${version}$`;

/** One part of it; nothing while one secret is listed alone, or a newer one is not in force yet. */
export async function renewStored(env: Env, context: JobContext, most = MOST): Promise<void> {
  const secrets = authSecretsOf(env, context.clock().getTime());
  const [present, ...others] = secrets.accepted;
  if (!present || others.length === 0 || others.some(({ version }) => version > present.version)) return;
  // First: who finds that no factor and no link is left finds that no hold is, either.
  await renewHolders(env, context, most.holders);
  await renewFactors(context, secrets, most.factors);
  await renewKeys(context, secrets, most.keys);
  await renewWebhooks(context, secrets);
}

async function renewFactors(context: JobContext, { accepted, version }: AuthSecrets, most: number): Promise<void> {
  const { db } = context;
  const rows = await factorsWithout(db, envelopeOf(version), context.clock().getTime(), most);
  if (rows.length === 0) return;
  const { symmetricDecrypt, symmetricEncrypt } = await import("better-auth/crypto");
  const first = accepted.find((slot) => slot.version === 0)?.value;
  const keys = new Map(accepted.map((slot) => [slot.version, slot.value]));
  const key = { keys, currentVersion: version, ...(first ? { legacySecret: first } : {}) };
  const again = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  await runRows(context, "secrets", rows, {
    subject: ({ id }) => id,
    async work(row) {
      await replacingFactor(db, row, { secret: await again(row.secret), backupCodes: await again(row.backupCodes) });
      return true;
    },
  });
}

async function renewKeys({ db }: JobContext, secrets: AuthSecrets, most: number): Promise<void> {
  const rows = await keysOfFormerSecrets(db, secrets.version, most);
  const renewed = rows.map(async (row) => {
    const token = await remade(secrets, row);
    // Of a link that no listed secret makes nothing is known: the next mail about its booking has a new one.
    return { tokenHash: row.tokenHash, sealedToken: token === null ? null : await sealToken(secrets.current, token, row) };
  });
  if (rows.length > 0) await resealingKeys(db, await Promise.all(renewed), secrets.version);
}

/** What signs for webhooks. One whose secret nobody can open any more is not looked at again: its log says so, and an administrator gives it another. */
async function renewWebhooks({ db }: JobContext, secrets: AuthSecrets): Promise<void> {
  const [earlier, later] = await db.batch([...webhooksOfOtherSecrets(db, secrets.version)]);
  for (const row of [...earlier, ...later]) {
    const unread = { sealedSecret: row.sealedSecret, formerSecret: null, secretVersion: secrets.version };
    await resealingWebhook(db, row, (await resealed(secrets, row)) ?? unread);
  }
}

/** A hold counts against its mailbox and firm for as long as it runs or rests. */
async function renewHolders(env: Env, { clock, db }: JobContext, most: number): Promise<void> {
  const since = clock().getTime() - VISITOR_HOLD.restDays * DAY;
  let rows = await holdersOf(db, since, "", most);
  while (rows.length > 0) {
    const changes = rows.flatMap(({ bookingId, contactEmailKey, mailbox }) => {
      const holder = holderOf({ env }, { contactEmailKey });
      return holder.mailbox === mailbox ? [] : [rehomingHolds(db, bookingId, holder)];
    });
    const [first, ...others] = changes;
    if (first) await db.batch([first, ...others]);
    rows = await holdersOf(db, since, rows.at(-1)?.bookingId ?? "", most);
  }
}
