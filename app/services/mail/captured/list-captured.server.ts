import { listCaptured } from "#app/db/mail/outbox.repo.server.ts";
import type { CapturedHead } from "#app/domain/mail/outbox-record.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { headOf, requireCapture } from "./captured-mails.server.ts";

const PAGE = 50;

/** Newest first. Throws `not_found` unless the capture transport is configured. */
export async function listCapturedMails(
  context: ServiceContext,
  after: string | null,
): Promise<{ mails: CapturedHead[]; next: string | null }> {
  const { db } = context;
  requireCapture(context);
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(after ?? "");
  const rows = await listCaptured(db, PAGE + 1, match ? { at: Number(match[1]), id: match[2] ?? "" } : null);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { mails: shown.map(headOf), next: rows.length > PAGE && last ? `${last.capturedAt}~${last.id}` : null };
}
