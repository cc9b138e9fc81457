import { useState } from "react";
import { useLive } from "#app/components/hydration/use-live.ts";

/**
 * What a control begins with: what was typed or chosen in the document before the page's program ran (`held` reads it),
 * else `otherwise`. Without it the program would silently put back what the server had sent.
 */
export function useBegun<T>(held: () => T | null, otherwise: T): T {
  const live = useLive();
  // Only while hydrating: on a client navigation the document still shows the page before.
  const [begun] = useState(() => (live || typeof document === "undefined" ? null : held()) ?? otherwise);
  return begun;
}

/** The value of the field called `name` in the form of the control with this id. */
export function heldValue(id: string, name: string): string | null {
  const field = controlOf(id)?.form?.elements.namedItem(name);
  return field && "value" in field ? String(field.value) : null;
}

/** The names of the ticked boxes that begin with `prefix`, in the form of the control with this id, without it. */
export function heldBoxes(id: string, prefix: string): string[] | null {
  const form = controlOf(id)?.form;
  if (!form) return null;
  return [...new FormData(form).keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

function controlOf(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}
