/**
 * A form's first view carries of its style sheet what it needs as it is served (`workers/used-css.ts`). The whole sheet is asked for when
 * something else may be shown: by the form once it is alive, or by the assistant. Before that it would take the line from the form's program.
 */
import { CHAT_COMES } from "./chat-events.ts";
import { HYDRATED_EVENT } from "./deferred-hydration.ts";

export function wholeStyle(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!link) return;
  const ask = () => {
    link.disabled = false;
  };
  for (const event of [HYDRATED_EVENT, CHAT_COMES]) addEventListener(event, ask, { once: true });
  // A form whose program does not come, or fails, leaves the page with everything around it.
  for (const event of ["error", "unhandledrejection"]) addEventListener(event, ask, { once: true, capture: true });
}
