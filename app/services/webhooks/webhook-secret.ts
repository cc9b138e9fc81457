/** The secrets that sign: made by us, shown once, kept encrypted under the Worker's secret, since what signs cannot be a hash. */
import type { WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import { SECRET_PREFIX } from "#app/domain/webhooks/events.ts";
import { newToken } from "#app/services/platform/secret-links.ts";
import type { AuthSecrets } from "#app/services/platform/secrets/auth-secrets.ts";
import { openSeal, sealToken } from "#app/services/platform/secrets/sealed-token.ts";

const sealedFor = (webhookId: string) => ({ purpose: "webhook", subjectId: webhookId });

/** A new secret of a webhook, and how it is kept. */
export async function freshSecret({ current, version }: AuthSecrets, webhookId: string) {
  const secret = SECRET_PREFIX + newToken();
  return { secret, sealedSecret: await sealToken(current, secret, sealedFor(webhookId)), secretVersion: version };
}

/** What signs for a webhook at `now`, the present secret first; empty where no listed secret of the Worker opens it. */
export async function signingSecrets({ accepted }: AuthSecrets, row: WebhookRow, now: number): Promise<string[]> {
  const slot = accepted.find(({ version }) => version === row.secretVersion);
  if (!slot) return [];
  const former = row.formerUntil !== null && row.formerUntil > now ? row.formerSecret : null;
  const opened = await Promise.all(
    [row.sealedSecret, former].map((sealed) => (sealed === null ? null : openSeal(slot.value, sealed, sealedFor(row.id)))),
  );
  return opened[0] == null ? [] : opened.filter((secret) => secret !== null);
}

/** The same secrets under the present one of the Worker; null where they cannot be opened. */
export async function resealed(secrets: AuthSecrets, row: WebhookRow) {
  const slot = secrets.accepted.find(({ version }) => version === row.secretVersion);
  if (!slot) return null;
  const again = async (sealed: string | null) => {
    const secret = sealed === null ? null : await openSeal(slot.value, sealed, sealedFor(row.id));
    return secret === null ? null : sealToken(secrets.current, secret, sealedFor(row.id));
  };
  const [sealedSecret, formerSecret] = await Promise.all([again(row.sealedSecret), again(row.formerSecret)]);
  return sealedSecret === null ? null : { sealedSecret, formerSecret, secretVersion: secrets.version };
}
