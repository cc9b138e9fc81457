/** The part of the window that scrolls: the newest in sight, and of a reply that is longer than the window its beginning, or its summary's. */
import { type ReactNode, useEffect, useRef } from "react";

/** Between the top of the window and the reply that begins there. */
const AIR = 16;

/** Moves whenever `follow` changes. */
export function Scroller({ follow, children }: { follow: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` says when something new is below.
  useEffect(() => {
    const view = box.current;
    if (!view) return;
    const reply = view.querySelector<HTMLElement>("[role=log] > [data-reply]:last-child");
    const newest = reply?.querySelector<HTMLElement>("[data-summary]") ?? reply;
    const end = view.scrollHeight - view.clientHeight;
    const beginning = newest ? newest.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop - AIR : end;
    view.scrollTo({ top: Math.min(end, beginning) });
  }, [follow]);
  return (
    // Scrolled by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable (WCAG 2.1.1).
    <div ref={box} tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2">
      {children}
    </div>
  );
}
