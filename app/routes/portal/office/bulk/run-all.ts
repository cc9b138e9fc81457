/** One thing done to many rows: each by a call of its own, a few at a time, and of each it is said how it went. */

/** A chosen row, as it was when it was chosen: a change on an older version is refused by name. */
export interface ChosenRow {
  id: string;
  version: number;
  /** What people know it by. */
  name: string;
}

/** Done; refused with a reason; not answered, so that it may have been done or not; or left alone, since it was stopped before. */
export type RowOutcome = { row: ChosenRow } & (
  | { kind: "done"; note?: string }
  | { kind: "refused"; why: string }
  | { kind: "unanswered" }
  | { kind: "left" }
);

/** What an action makes of a row; it throws nothing. `ended` stops everything: nobody is signed in any more. */
export type RowResult = { kind: "done"; note?: string } | { kind: "refused"; why: string } | { kind: "unanswered" } | { kind: "ended" };

/** So many calls are under way at once. */
const AT_ONCE = 4;
/** Most rows of one action: more are refused before anything is done. */
export const MOST_ROWS = 10_000;
/** After so many calls in a row without an answer the line is taken for broken. */
const BROKEN_AFTER = 8;

interface Run {
  act: (row: ChosenRow) => Promise<RowResult>;
  onOutcome: (outcome: RowOutcome) => void;
  /** Rows that were not begun when it is aborted are left alone. */
  signal: AbortSignal;
}

/** Does it to every row, in order; each row gets exactly one outcome. */
export async function runAll(rows: readonly ChosenRow[], { act, onOutcome, signal }: Run): Promise<void> {
  let next = 0;
  let silent = 0;
  let ended = false;
  const stopped = () => signal.aborted || ended || silent >= BROKEN_AFTER;
  const work = async () => {
    while (next < rows.length) {
      const row = rows[next];
      next += 1;
      if (!row) return;
      if (stopped()) {
        onOutcome({ row, kind: "left" });
        continue;
      }
      const result = await act(row);
      silent = result.kind === "unanswered" ? silent + 1 : 0;
      if (result.kind === "ended") {
        ended = true;
        onOutcome({ row, kind: "left" });
      } else onOutcome({ row, ...result });
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, work));
}
