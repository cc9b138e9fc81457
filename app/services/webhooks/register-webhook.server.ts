/** A webhook is registered, changed, given another secret. What is sent leaves the house: the password is asked for each time. */
import { holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { isTooManyWebhooks, isWebhookChanged } from "#app/db/errors.ts";
import { addingWebhook, changingWebhook, listWebhookRows } from "#app/db/webhooks/webhooks.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { wrongAddress } from "#app/domain/webhooks/address.ts";
import { OVERLAP_MS, WEBHOOK_LIMITS } from "#app/domain/webhooks/events.ts";
import { type AskedWebhook, webhookSchema } from "#app/domain/webhooks/webhook.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import type { Proof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { proveAdministrator } from "#app/services/accounts/prove-administrator.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { webhookOf } from "./read-webhooks.server.ts";
import { changedParts, webhookNotices } from "./webhook-notices.server.ts";
import { freshSecret, resealed } from "./webhook-secret.ts";

/** What a webhook is, as it was given. Throws `invalid_input` with each field that is wrong. */
function judged({ env }: AccountContext, asked: AskedWebhook) {
  const given = parseInput(webhookSchema, asked);
  const wrong = wrongAddress(given.url, env.ORIGIN);
  if (wrong) throw refusedField("url", wrong);
  const { href } = new URL(given.url);
  return { ...given, url: href.split("#")[0] ?? href };
}

/**
 * Registers a webhook. Gives its id and the secret that signs, which is never shown again. Entered in the administrator's history, and mailed to all administrators. Throws `not_found` for who is no
 * administrator, `invalid_input` with the field, `too_many_requests`.
 */
export async function makeWebhook(context: AccountContext, asked: AskedWebhook, proof: Proof): Promise<{ id: string; secret: string }> {
  const { clock, db, env } = context;
  const who = await administratorOf(context);
  const given = judged(context, asked);
  const access = await proveAdministrator(context, proof);
  if ((await listWebhookRows(db)).length >= WEBHOOK_LIMITS.most) throw refusedField("name", "webhook_too_many");
  const now = clock().getTime();
  const id = newId();
  const { secret, ...kept } = await freshSecret(authSecretsOf(env, now), id);
  const row = { id, ...given, ...kept, createdBy: who.id, createdAt: now };
  const { events, scopes } = given;
  const mails = await webhookNotices(db, { act: "webhook_made", webhook: given, by: who.id, now });
  const statements = [holdingAccess(db, access), addingWebhook(db, row), ...mails];
  try {
    await recordOwnChange(context, "webhook_made", { webhook: id, events, scopes }, statements);
  } catch (error) {
    if (isTooManyWebhooks(error)) throw refusedField("name", "webhook_too_many");
    throw error;
  }
  return { id, secret };
}

/** Changes where it is sent and what, and mails all administrators what of it is another. Throws as `makeWebhook`, and `conflict` where it was changed since `version`. */
export async function changeWebhook(
  context: AccountContext,
  id: string,
  { version, ...asked }: AskedWebhook & { version: number },
  proof: Proof,
): Promise<void> {
  const { clock, db } = context;
  const row = await webhookOf(context, id);
  const given = judged(context, asked);
  const { id: by } = await administratorOf(context);
  const access = await proveAdministrator(context, proof);
  if (row.version !== version) throw new AppError("conflict");
  const parts = changedParts(row, given);
  if (parts.length === 0) return;
  const { events, scopes } = given;
  const changes = { webhook: id, events, scopes, address: parts.includes("url") };
  const now = clock().getTime();
  const mails = await webhookNotices(db, { act: "webhook_changed", webhook: given, parts, by, now });
  const change = changingWebhook(db, row, { ...given, changedBy: by, changedAt: now, ...(changes.address ? { addressBy: by } : {}) });
  await written(recordOwnChange(context, "webhook_changed", changes, [holdingAccess(db, access), change, ...mails]));
}

/** Throws `conflict` where somebody else has changed it at the same moment. */
async function written(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isWebhookChanged(error)) throw new AppError("conflict", { cause: error });
    throw error;
  }
}

/** Gives a webhook another secret, which is never shown again; the one before signs too for `OVERLAP_MS`, unless somebody knows it who has left. Mailed to all administrators. Throws as `makeWebhook`. */
export async function renewWebhookSecret(context: AccountContext, id: string, proof: Proof): Promise<{ secret: string }> {
  const { clock, db, env } = context;
  const row = await webhookOf(context, id);
  const { id: by } = await administratorOf(context);
  const access = await proveAdministrator(context, proof);
  const now = clock().getTime();
  const secrets = authSecretsOf(env, now);
  const { secret, ...kept } = await freshSecret(secrets, id);
  // Both are read with one secret of the Worker's.
  const former = row.secretVersion === secrets.version ? row.sealedSecret : ((await resealed(secrets, row))?.sealedSecret ?? null);
  const before = row.leftBy === null ? former : null;
  const seals = { ...kept, formerSecret: before, formerUntil: before === null ? null : now + OVERLAP_MS };
  const mails = await webhookNotices(db, { act: "webhook_secret_renewed", webhook: row, by, now });
  const change = changingWebhook(db, row, {
    ...seals,
    changedBy: by,
    changedAt: now,
    secretBy: by,
    leftBy: null,
    pausedBy: row.leftBy === null ? row.pausedBy : by,
  });
  await written(recordOwnChange(context, "webhook_secret_renewed", { webhook: id }, [holdingAccess(db, access), change, ...mails]));
  return { secret };
}
