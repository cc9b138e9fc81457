import { assistantHistory } from "#app/db/assistant/assistant.repo.server.ts";
import type { HistoryEntry } from "#app/domain/assistant/history.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

const HISTORY = 50;

/** Who changed what of FAQs and settings, the newest first. */
export async function listAssistantHistory(context: ServiceContext): Promise<HistoryEntry[]> {
  const { clock, db } = context;
  await administratorOf(context);
  const rows = await assistantHistory(db, clock().getTime() + 1, HISTORY);
  return rows.map(({ subjectType, at, ...row }) => ({
    ...row,
    subject: subjectType as HistoryEntry["subject"],
    at: new Date(at).toISOString(),
    latest: Math.max(
      ...rows.filter((other) => other.subjectType === subjectType && other.subjectId === row.subjectId).map(({ seq }) => seq),
    ),
  }));
}
