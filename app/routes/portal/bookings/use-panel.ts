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

/**
 * The chosen booking with what is next to it, once it has come; "gone" where it is not there or not the reader's. `version`: the one that the list
 * shows of it, so that what was changed meanwhile is asked for again.
 */
export function usePanel(row: string | null, first: FirstPanel, version: number | undefined): PanelData | "gone" | null {
  const [come, setCome] = useState<{ row: string; panel: PanelData | "gone" } | null>(null);
  const held = newerOf(come?.row === row ? come.panel : null, first.row === row ? (first.panel ?? "gone") : null);
  // With its version, so that a change that comes while one asks is asked for too.
  const wanted = row !== null && (held === null || versionOf(held) < (version ?? 0)) ? `${row} ${version ?? ""}` : null;
  useEffect(() => {
    if (wanted === null) return;
    const leaving = new AbortController();
    const [id = ""] = wanted.split(" ");
    const ask = async () => {
      const panel = await request<PanelData>(`/bookings/${encodeURIComponent(id)}/panel`, { signal: leaving.signal });
      setCome({ row: id, panel });
    };
    // Without an answer the detail shows what the list knows.
    const failed = (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setCome({ row: id, panel: "gone" });
    };
    const asking = setTimeout(() => void ask().catch(failed), STAY);
    return () => {
      clearTimeout(asking);
      leaving.abort();
    };
  }, [wanted]);
  return held;
}

type Held = PanelData | "gone" | null;

/** Of what is gone no version is newer. */
const versionOf = (held: Held): number => (held === null ? -1 : held === "gone" ? Number.POSITIVE_INFINITY : held.booking.version);

const newerOf = (one: Held, other: Held): Held => (versionOf(other) > versionOf(one) ? other : one);
