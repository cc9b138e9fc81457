/** The program of a page that has one (React’s): begun once the browser reports the first paint, or at the first touch, whichever is earlier. */

import { painted } from "./faces.ts";

/** Marks what is held: the module script (its id) and the addresses to fetch with it (`rel`). */
export const DEFERRED_HYDRATION = "deferred-hydration";
/** Sent by the program when it answers to presses. */
export const HYDRATED_EVENT = "concord:hydrated";

/** So long after a page is loaded its program begins in any case. */
const UNPAINTED_MS = 1000;

/** Marks the page as one that hears presses and keys, for who looks at it from outside. */
export function markAlive(): void {
  document.documentElement.dataset.alive = "";
}

/** Says to the page that its program, which was held, hears presses and keys. */
export function sayHydrated(): void {
  markAlive();
  dispatchEvent(new Event(HYDRATED_EVENT));
}

/** `withForm` is called as the program of a form is fetched: what it needs besides comes at the same time. */
export function deferHydration(withForm: () => unknown): void {
  const held = document.getElementById(DEFERRED_HYDRATION) as HTMLScriptElement | null;
  if (!held) return;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    if (held.dataset.src) withForm();
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_HYDRATION}]`)) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    if (held.dataset.src) script.src = held.dataset.src;
    else {
      script.nonce = held.nonce;
      script.textContent = held.textContent;
    }
    document.body.appendChild(script);
  };
  // The press of a button that is not yet alive is given to it when it is; a form's own button needs no program.
  let pressed: HTMLElement | null = null;
  // Around a form's own program the site's is alive already.
  const heldButton = held.dataset.src ? "[data-island=form] button:not([type=submit])" : "button:not([type=submit])";
  const early = (event: Event) => {
    begin();
    const button = (event.target as Element).closest<HTMLElement>(heldButton);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  addEventListener("click", early, true);
  for (const kind of ["pointerdown", "keydown", "touchstart", "focusin", "input"])
    addEventListener(kind, begin, { once: true, passive: true });
  addEventListener(
    HYDRATED_EVENT,
    () => {
      removeEventListener("click", early, true);
      pressed?.click();
    },
    { once: true },
  );
  // The program's files are asked for once the browser reports the first paint, which they would hold up.
  void painted().then(begin);
  // A tab that nobody sees paints nothing.
  const loaded = () => setTimeout(begin, document.visibilityState === "hidden" ? 0 : UNPAINTED_MS);
  if (document.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
