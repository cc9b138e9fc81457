import { useEffect, useRef } from "react";
import { LIVE_SECONDS, type LiveAnswer } from "#app/domain/live.ts";

/**
 * Asks every few seconds whether anything has changed, while the page is looked at and the device is online: `query` says what about; null asks
 * nothing. After failures the looks are further apart; where the session has ended they stop.
 */
export function useLooks(query: string | null, since: string | null, onNews: (answer: LiveAnswer) => void): void {
  const heard = useRef(onNews);
  heard.current = onNews;
  useEffect(() => {
    if (query === null) return;
    const leaving = new AbortController();
    let cursor = since;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      const wait = Math.min(LIVE_SECONDS.look * 2 ** failures, LIVE_SECONDS.longest);
      timer = setTimeout(look, wait * 1000);
    };
    const look = async () => {
      if (document.visibilityState !== "visible" || !navigator.onLine) return;
      try {
        const parameters = new URLSearchParams(query);
        if (cursor) parameters.set("since", cursor);
        const response = await fetch(`/live?${parameters}`, { headers: { Accept: "application/json" }, signal: leaving.signal });
        if (response.status === 401) return;
        if (!response.ok) throw new Error(String(response.status));
        const answer = (await response.json()) as LiveAnswer;
        if (leaving.signal.aborted) return;
        failures = 0;
        cursor = answer.cursor;
        heard.current(answer);
      } catch {
        failures += 1;
      }
      if (!leaving.signal.aborted) again();
    };
    const wake = () => {
      clearTimeout(timer);
      void look();
    };
    document.addEventListener("visibilitychange", wake, { signal: leaving.signal });
    window.addEventListener("online", wake, { signal: leaving.signal });
    again();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [query, since]);
}
