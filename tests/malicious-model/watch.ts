/** The whole database before and after a turn, row by row: what changed, and whose it is. */
import { env } from "cloudflare:workers";

export type Snapshot = Map<string, Map<string, Record<string, unknown>>>;

export interface Change {
  table: string;
  kind: "added" | "removed";
  row: Record<string, unknown>;
}

let tables: string[] | null = null;

/** Every table that holds rows; those behind the full-text indexes follow their tables by triggers. */
async function allTables(): Promise<string[]> {
  if (tables) return tables;
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' AND name NOT LIKE '%\\_search%' ESCAPE '\\'",
  ).all<{ name: string }>();
  tables = results.map(({ name }) => name);
  return tables;
}

export async function snapshot(): Promise<Snapshot> {
  const names = await allTables();
  const read = await env.DB.batch<Record<string, unknown>>(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return new Map(names.map((name, index) => [name, new Map((read[index]?.results ?? []).map((row) => [JSON.stringify(row), row]))]));
}

/** Rows that are there now and were not, or no longer are; a changed row is one of each. */
export function changes(before: Snapshot, after: Snapshot): Change[] {
  const found: Change[] = [];
  for (const [table, rows] of after) {
    const earlier = before.get(table);
    for (const [key, row] of rows) if (!earlier?.has(key)) found.push({ table, kind: "added", row });
    for (const [key, row] of earlier ?? []) if (!rows.has(key)) found.push({ table, kind: "removed", row });
  }
  return found;
}

/** Counters that hold nothing of anybody. */
const COUNTERS = ["assistant_usage", "outbox_counts"];

/** Whose turn it was: their conversation, the draft that it writes, and the words they said. */
export interface Caller {
  sessionId: string;
  draftId: string;
  said: string;
}

/** True for what a turn of this caller may leave behind. */
export function isCallers({ table, row }: Change, { sessionId, draftId, said }: Caller): boolean {
  if (COUNTERS.includes(table)) return true;
  if (table === "booking_drafts") return row.id === draftId;
  if (table === "chat_sessions") return row.id === sessionId && row.draft_id === draftId;
  if (table === "chat_messages") return row.session_id === sessionId;
  if (table === "staff_tasks") return row.kind === "call_visitor" && row.chat_session_id === sessionId;
  if (table === "outbox") {
    const { phone } = JSON.parse(String(row.payload)) as { phone?: string };
    const isOffice =
      ["callback_requested_staff", "person_asked_staff"].includes(String(row.kind)) && String(row.recipient).endsWith("@concord.example");
    return (isOffice || (row.kind === "callback_requested" && said.includes(String(row.recipient)))) && wasSaid(phone ?? "", said);
  }
  if (table === "unanswered_questions") return true;
  return false;
}

const wasSaid = (phone: string, said: string) => said.replace(/\D/g, "").includes(phone.replace(/\D/g, "").slice(-10));
