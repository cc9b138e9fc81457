/** Mails every administrator that a webhook was registered, changed or given another secret: one who is not who they seem to be sends nothing elsewhere unseen. */
import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import type { WebhookRow } from "#app/db/webhooks/webhooks.repo.server.ts";
import type { WebhookAct, WebhookPart } from "#app/domain/webhooks/events.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";

interface WebhookNews {
  act: WebhookAct;
  /** As it is from now on. */
  webhook: Pick<WebhookRow, "name" | "url">;
  /** What of it is another; of a change alone. */
  parts?: readonly WebhookPart[];
  /** Who does it. */
  by: string;
  /** UTC milliseconds. */
  now: number;
}

/** The mails to all who are administrators, who acts among them, as statements of the batch that does it. Of the address they hold the host alone. */
export async function webhookNotices(db: Database, { act, webhook, parts = [], by, now }: WebhookNews): Promise<Statement[]> {
  const about = { webhook: { name: webhook.name, host: new URL(webhook.url).host, parts: [...parts] }, by };
  return (await activeAdministrators(db)).map((one) => securityNotice(db, one, act, now, about));
}

/** What of a webhook differs between two of its states. */
export function changedParts(before: WebhookRow, after: Pick<WebhookRow, WebhookPart>): WebhookPart[] {
  const parts: WebhookPart[] = [];
  if (before.url !== after.url) parts.push("url");
  if (!sameSet(before.events, after.events)) parts.push("events");
  if (!sameSet(before.scopes, after.scopes)) parts.push("scopes");
  if (before.name !== after.name) parts.push("name");
  return parts;
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size;
