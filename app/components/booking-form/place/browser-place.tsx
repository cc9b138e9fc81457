import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { FormPlaceContext } from "./form-place.ts";

interface BrowserPlaceProps {
  /** The query of the page's address as it was asked for, with its question mark. */
  search: string;
  children: ReactNode;
}

/** The place of a form whose page has no router: steps are entries of the browser's history, and any other address is a whole document. */
export function BrowserPlace({ search, children }: BrowserPlaceProps) {
  const [at, setAt] = useState<{ search: string; scroll: number | null }>({ search, scroll: null });

  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("popstate", ({ state }) => setAt({ search: location.search, scroll: scrollOf(state) }), listening);
    return () => listening.abort();
  }, []);
  // Only what has been drawn can be scrolled to.
  useLayoutEffect(() => {
    if (at.scroll !== null) window.scrollTo({ top: at.scroll, behavior: "instant" });
  }, [at]);

  const place = useMemo(
    () => ({
      search: new URLSearchParams(at.search),
      async go(to: string | -1, { keepScroll = false } = {}) {
        if (to === -1) {
          if (isOwn(history.state)) return history.back();
          // A page that was opened at a step has nothing of its own before it.
          const first = new URL(location.href);
          first.searchParams.delete("step");
          history.replaceState(history.state, "", first);
          return setAt({ search: first.search, scroll: 0 });
        }
        const next = new URL(to, location.href);
        if (next.pathname !== location.pathname) return leave(next);
        if (next.search === location.search) history.replaceState(history.state, "", next);
        else {
          history.replaceState({ ...history.state, scroll: scrollY }, "");
          history.pushState({ step: true }, "", next);
        }
        setAt({ search: next.search, scroll: keepScroll ? null : 0 });
      },
    }),
    [at.search],
  );
  return <FormPlaceContext value={place}>{children}</FormPlaceContext>;
}

/** After so long the next page is no more on its way. */
const STOPPED_MS = 15_000;

/** Whether an entry of the history is a step within this page. */
const isOwn = (state: unknown): boolean => (state as { step?: unknown } | null)?.step === true;

/** Where an entry of the history was scrolled to when it was left; null where the browser alone knows. */
function scrollOf(state: unknown): number | null {
  const { scroll } = (state ?? {}) as { scroll?: unknown };
  return typeof scroll === "number" ? scroll : null;
}

/** Settles where this page is still there: brought back from the browser's memory, or because its reader has stopped the next one from loading. */
function leave(next: URL): Promise<void> {
  location.assign(next);
  return new Promise((resolve) => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      window.removeEventListener("pageshow", back);
      resolve();
    };
    window.addEventListener("pageshow", back);
    setTimeout(resolve, STOPPED_MS);
  });
}
