import { useEffect, useState } from "react";
import { request } from "#app/api-client/request.ts";
import { SEARCH_LENGTH, type SearchAnswer } from "#app/domain/search/found.ts";

/** Who types on is not answered in between. */
const PAUSE = 120;

export interface SearchState {
  /** What was found for the words that were typed last; what was found before stays until then. */
  answer: SearchAnswer | null;
  state: "idle" | "busy" | "failed";
}

/** What is found for what is typed. */
export function useSearch(typed: string): SearchState {
  const [shown, setShown] = useState<SearchState>({ answer: null, state: "idle" });
  const words = typed.trim().slice(0, SEARCH_LENGTH);
  useEffect(() => {
    if (words === "") {
      setShown({ answer: null, state: "idle" });
      return;
    }
    const leaving = new AbortController();
    setShown(({ answer }) => ({ answer, state: "busy" }));
    const ask = async () => {
      const answer = await request<SearchAnswer>(`/api/search?${new URLSearchParams({ q: words })}`, { signal: leaving.signal });
      setShown({ answer, state: "idle" });
    };
    const failed = () => {
      if (!leaving.signal.aborted) setShown({ answer: null, state: "failed" });
    };
    const waiting = setTimeout(() => void ask().catch(failed), PAUSE);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [words]);
  return shown;
}
