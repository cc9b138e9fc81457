/** The whole database before and after a turn, row by row: what changed, and whose it is. */
import { env } from "cloudflare:workers";

type Row = Record<string, unknown>;

/** A table as it is: a line a row, its values as JSON in the order of its columns. */
interface Table {
  columns: readonly string[];
  text: string;
  lines: ReadonlySet<string>;
}
export type Snapshot = ReadonlyMap<string, Table>;

export interface Change {
  table: string;
  kind: "added" | "removed";
  row: Row;
}

let tables: { name: string; columns: string[]; sql: string }[] | null = null;

/** Every table that holds rows; those behind the full-text indexes follow their tables by triggers. */
async function allTables() {
  if (tables) return tables;
  const { results } = await env.DB.prepare(
    "SELECT t.name, json_group_array(c.name) AS columns FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_cf_%' AND t.name NOT LIKE 'd1_%' AND t.name NOT LIKE '%\\_search%' ESCAPE '\\' GROUP BY t.name",
  ).all<{ name: string; columns: string }>();
  tables = results.map(({ name, columns: listed }) => {
    const columns = JSON.parse(listed) as string[];
    return { name, columns, sql: `SELECT group_concat(${rowAsText(columns)}, char(10)) AS text FROM "${name}"` };
  });
  return tables;
}

/** D1 takes 32 arguments a function. */
const AT_ONCE = 30;
function rowAsText(columns: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < columns.length; at += AT_ONCE)
    parts.push(`json_array(${columns.slice(at, at + AT_ONCE).map((name) => `"${name}"`)})`);
  return `'[' || ${parts.join(" || ',' || ")} || ']'`;
}
const rowOf = (columns: readonly string[], line: string): Row => {
  const values = (JSON.parse(line) as unknown[][]).flat();
  return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
};

/**
 * Every row of every table. SQLite writes each table as one text, and only a table whose text is another than in `before` is
 * taken apart: most of them are never touched by a conversation.
 */
export async function snapshot(before?: Snapshot): Promise<Snapshot> {
  const all = await allTables();
  const read = await env.DB.batch<{ text: string | null }>(all.map(({ sql }) => env.DB.prepare(sql)));
  return new Map(
    all.map(({ name, columns }, index) => {
      const text = read[index]?.results[0]?.text ?? "";
      const same = before?.get(name);
      return [name, same?.text === text ? same : { columns, text, lines: new Set(text === "" ? [] : text.split("\n")) }];
    }),
  );
}

/** Rows that are there now and were not, or no longer are; a changed row is one of each. */
export function changes(before: Snapshot, after: Snapshot): Change[] {
  const found: Change[] = [];
  for (const [table, { columns, text, lines }] of after) {
    const earlier = before.get(table);
    if (earlier?.text === text) continue;
    for (const line of lines) if (!earlier?.lines.has(line)) found.push({ table, kind: "added", row: rowOf(columns, line) });
    for (const line of earlier?.lines ?? []) if (!lines.has(line)) found.push({ table, kind: "removed", row: rowOf(columns, line) });
  }
  return found;
}

/** The row of `table` whose id is this. */
export function rowWithId(at: Snapshot, table: string, id: string): Row | undefined {
  const { columns = [], lines = new Set<string>() } = at.get(table) ?? {};
  for (const line of lines)
    if (line.includes(id)) {
      const row = rowOf(columns, line);
      if (row.id === id) return row;
    }
  return undefined;
}

/** Counters that hold nothing of anybody. */
const COUNTERS = ["assistant_usage", "outbox_counts", "kept_volume"];

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
  if (table === "visitor_sessions") {
    const held = JSON.parse(String(row.data)) as { draftId?: string; chatSessionId?: string };
    return held.draftId === draftId && (held.chatSessionId ?? sessionId) === sessionId;
  }
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
