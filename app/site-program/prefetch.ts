/** Fetches the document that a pointer or the keyboard's focus rests on, once, so that following the link is a matter of milliseconds. */
const RESTS_MS = 65;

export function prefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const asked = new Set([location.pathname]);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    clearTimeout(waiting);
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== location.origin || asked.has(link.pathname) || link.search || link.pathname.startsWith("/api/")) return;
    waiting = setTimeout(
      () => {
        asked.add(link.pathname);
        const hint = document.createElement("link");
        hint.rel = "prefetch";
        hint.href = link.pathname;
        document.head.appendChild(hint);
      },
      event.type === "touchstart" ? 0 : RESTS_MS,
    );
  };
  for (const kind of ["pointerover", "touchstart", "focusin"]) document.addEventListener(kind, consider, { passive: true });
}
