import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#app/api-client/request.ts";
import { type ChosenRow, type RowOutcome, type RowResult, runAll } from "./run-all.ts";

export interface BulkRun {
  /** What is done, for who reads of it. */
  name: string;
  total: number;
  outcomes: readonly RowOutcome[];
  isRunning: boolean;
}

/** How often the screen hears of progress: ten thousand outcomes are not ten thousand pictures. */
const TELL_EVERY = 25;

/** Chosen rows, and one action over them at a time. */
export function useBulk<Row extends ChosenRow>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [run, setRun] = useState<BulkRun | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const { revalidate } = useRevalidator();

  function toggle(row: Row) {
    setChosen((now) => {
      const next = new Map(now);
      if (!next.delete(row.id)) next.set(row.id, row);
      return next;
    });
  }

  async function start(name: string, act: (row: Row) => Promise<RowResult>) {
    const rows = [...chosen.values()];
    const outcomes: RowOutcome[] = [];
    const stop = new AbortController();
    stopping.current = stop;
    const tell = (isRunning: boolean) => setRun({ name, total: rows.length, outcomes: [...outcomes], isRunning });
    tell(true);
    await runAll(rows, {
      act: (row) => act(row as Row),
      onOutcome: (outcome) => {
        outcomes.push(outcome);
        if (outcomes.length % TELL_EVERY === 0) tell(true);
      },
      signal: stop.signal,
    });
    tell(false);
    // What was not done stays chosen, so that it can be looked at and tried again.
    const over = new Set(outcomes.flatMap(({ row, kind }) => (kind === "done" ? [row.id] : [])));
    setChosen((now) => new Map([...now].filter(([id]) => !over.has(id))));
    await revalidate();
  }

  return {
    chosen,
    run,
    toggle,
    choose: (rows: readonly Row[]) => setChosen((now) => new Map([...now, ...rows.map((row) => [row.id, row] as const)])),
    leaveOut: (ids: readonly string[]) => setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
    start,
    stop: () => stopping.current?.abort(),
    dismiss: () => setRun(null),
  };
}
export type Bulk<Row extends ChosenRow> = ReturnType<typeof useBulk<Row>>;

/** Makes a call into what it means for its row; `why` says a refusal in words. */
export async function resultOf(call: () => Promise<string | undefined>, why: (error: ApiError) => string): Promise<RowResult> {
  try {
    const note = await call();
    return note === undefined ? { kind: "done" } : { kind: "done", note };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: "unanswered" };
    return error.status === 401 ? { kind: "ended" } : { kind: "refused", why: why(error) };
  }
}
