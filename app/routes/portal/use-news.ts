import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** Asks the page's loader again every `seconds` while the page is looked at; null for never. Never into the middle of a press. */
export function useNews(seconds: number | null): void {
  const { revalidate, state } = useRevalidator();
  const busy = useNavigation().state !== "idle" || state !== "idle";
  useEffect(() => {
    if (seconds === null || busy) return;
    const look = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [seconds, busy, revalidate]);
}
