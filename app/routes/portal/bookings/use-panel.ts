import { useEffect, useState } from "react";
import { ApiError, request } from "#app/api-client/request.ts";
import type { PanelData } from "./panel-data.ts";

/** Who moves through rows is not waited for at each of them: only where one stays is the rest of it asked for. */
const STAY = 150;

interface FirstPanel {
  /** The row that the page was asked for, and what it came with: null where that is not there or not the reader's. */
  row: string | null;
  panel: PanelData | null;
}

/** The chosen booking with what is next to it, once it has come; "gone" where it is not there or not the reader's. */
export function usePanel(row: string | null, first: FirstPanel): PanelData | "gone" | null {
  const [come, setCome] = useState<{ row: string; panel: PanelData | "gone" } | null>(null);
  const isFirst = first.row === row;
  useEffect(() => {
    if (row === null || isFirst) return;
    const leaving = new AbortController();
    const ask = async () => {
      const panel = await request<PanelData>(`/bookings/${encodeURIComponent(row)}/panel`, { signal: leaving.signal });
      setCome({ row, panel });
    };
    // Without an answer the detail shows what the list knows.
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setCome({ row, panel: "gone" });
    };
    const asking = setTimeout(() => void ask().catch(failed), STAY);
    return () => {
      clearTimeout(asking);
      leaving.abort();
    };
  }, [row, isFirst]);
  if (come?.row === row) return come?.panel ?? null;
  return isFirst ? (first.panel ?? "gone") : null;
}
