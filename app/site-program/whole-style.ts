/**
 * A form's first view carries of its style sheet what it needs as it is served (`workers/used-css.ts`). The whole sheet is asked for when
 * something else may be shown: next to the form's program, which waits for it, or by the assistant. Before that it would hold up the first
 * paint.
 */
import { CHAT_COMES } from "./chat-events.ts";
import { HYDRATED_EVENT } from "./deferred-hydration.ts";

/** After so long what is drawn without the whole sheet is better than a form that does not answer. */
const LONGEST_MS = 8000;

let coming: Promise<void> | null = null;

/** Asks for the whole sheet, once; settles when it is applied, cannot be had or takes too long, and at once where the page has it. */
export function wholeSheet(): Promise<void> {
  coming ??= asked();
  return coming;
}

function asked(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_MS);
    link.disabled = false;
  });
}

export function wholeStyle(): void {
  const ask = () => void wholeSheet();
  for (const event of [HYDRATED_EVENT, CHAT_COMES]) addEventListener(event, ask, { once: true });
  // A form whose program does not come, or fails, leaves the page with everything around it.
  for (const event of ["error", "unhandledrejection"]) addEventListener(event, ask, { once: true, capture: true });
}
