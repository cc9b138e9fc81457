import { countInTurn } from "#app/db/mail/mail-turns.repo.server.ts";
import { countsByState, listOutbox, type OutboxCursor } from "#app/db/mail/outbox.repo.server.ts";
import { OUTBOX_STATES, type OutboxState } from "#app/domain/mail/outbox.ts";
import type { OutboxCounts, OutboxRecord } from "#app/domain/mail/outbox-record.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { toRecord } from "./outbox-records.server.ts";

export interface OutboxPage {
  messages: OutboxRecord[];
  counts: OutboxCounts;
  /** First mails that wait their turn for the house's ceiling, counted up to `MOST_COUNTED`. */
  inTurn: number;
  /** Hand back as `after` for the next page; null on the last. */
  next: string | null;
}

const PAGE = 25;
/** What is more than this is an attack, however many they are. */
const MOST_COUNTED = 9999;

/** Waiting ones by their next attempt, the others newest first. For administrators; `not_found` for everybody else. */
export async function listOutboxPage(context: ServiceContext, state: OutboxState, after: string | null): Promise<OutboxPage> {
  const { db } = context;
  await administratorOf(context);
  const [rows, counted, [waiting]] = await db.batch([
    listOutbox(db, state, PAGE + 1, decodeCursor(after)),
    countsByState(db),
    countInTurn(db, MOST_COUNTED),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const at = last && (state === "waiting" ? last.deliverAfter : last.settledAt);
  const counts = Object.fromEntries(OUTBOX_STATES.map((name) => [name, counted.find((row) => row.state === name)?.messages ?? 0]));
  return {
    messages: shown.map(toRecord),
    counts: counts as OutboxCounts,
    inTurn: waiting?.n ?? 0,
    next: rows.length > PAGE && last ? `${at}~${last.id}` : null,
  };
}

/** What is no cursor of ours begins at the first page. */
function decodeCursor(after: string | null): OutboxCursor | null {
  const match = /^(\d{1,15})~([\w.-]{1,128})$/.exec(after ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}
