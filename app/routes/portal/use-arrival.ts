import { useEffect, useRef } from "react";

/** Who came here by a link of a page that is gone is at the beginning of this one, unless it gives the focus to something itself. */
export function useArrival(pathname: string): void {
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (document.activeElement === document.body && window.location.hash === "")
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
