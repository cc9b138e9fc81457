import { useEffect, useState } from "react";
import { ApiError, request } from "#app/api-client/request.ts";
import type { StaffTaskRecord } from "#app/domain/booking/office/staff-task.ts";

interface Read {
  tasks: readonly StaffTaskRecord[];
  /** The one that the address named, where it is on no row of the page. */
  sent: StaffTaskRecord | null;
  /** When the page was read: what has left its rows is asked for once at each reading. */
  now: string;
}

interface ShownTask {
  /** As it was last known; null while nothing is known of it. */
  task: StaffTaskRecord | null;
  /** It is one of the rows. */
  isListed: boolean;
  /** It is not there any more, or not the reader's to see. */
  isGone: boolean;
}

/**
 * The task whose detail is shown. It stays when another clock, or another's press, takes its row to another page or out of the
 * view: then it is asked for by itself, and shown as it was until that has come.
 */
export function useShownTask(row: string | null, { tasks, sent, now }: Read): ShownTask {
  const here = tasks.find(({ id }) => id === row) ?? null;
  const read = here ?? (sent?.id === row ? sent : null);
  const [kept, setKept] = useState(read);
  const [come, setCome] = useState<{ row: string; now: string; task: StaffTaskRecord | null } | null>(null);
  if (read && read !== kept) setKept(read);
  const isRead = read !== null;
  useEffect(() => {
    if (row === null || isRead) return;
    const leaving = new AbortController();
    const ask = async () => {
      const task = await request<StaffTaskRecord>(`/admin/queue/${encodeURIComponent(row)}/panel`, { signal: leaving.signal });
      setCome({ row, now, task });
    };
    ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setCome({ row, now, task: null });
    });
    return () => leaving.abort();
  }, [row, isRead, now]);
  if (read) return { task: read, isListed: here !== null, isGone: false };
  const answer = come?.row === row ? come : null;
  const task = answer ? answer.task : kept?.id === row ? kept : null;
  return { task, isListed: false, isGone: answer !== null && answer.task === null };
}
