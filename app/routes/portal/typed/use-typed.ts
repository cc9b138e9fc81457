import { useEffect, useLayoutEffect, useState } from "react";
import { LEAVING } from "#app/site-program/signed-out.ts";
import { forgetTyping, keepTyping, type TypedPage, takeTyping } from "./kept-typing.ts";
import { fillTyped, readTyped } from "./typed-forms.ts";

/** What the page held that has just given way to another, or to a refusal. */
let last: TypedPage | null = null;

/** Keeps what was typed into the page that a refusal has taken the place of: its session had ended. */
export function keepLastTyping(): void {
  if (last && last.path === window.location.pathname) keepTyping(last);
  last = null;
}

const isServer = typeof document === "undefined";
const useBeforeLeaving = isServer ? useEffect : useLayoutEffect;

/**
 * Remembers which forms of the page at `path` were typed into, and puts back what `whose` had typed there before their session ended.
 * Gives what was put back, for the page to say so; null where nothing was.
 */
export function useTyped(path: string, whose: string): TypedPage | null {
  const [restored, setRestored] = useState<TypedPage | null>(null);
  useBeforeLeaving(() => watchTyping(path, whose), [path, whose]);
  useEffect(() => {
    const kept = takeTyping(path, whose);
    if (!kept) return;
    setRestored(kept);
    return putBack(kept);
  }, [path, whose]);
  return restored?.path === path ? restored : null;
}

function watchTyping(path: string, whose: string): () => void {
  const leaving = new AbortController();
  const typed = new Set<HTMLFormElement>();
  const hear = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("main") ? target.closest("form") : null;
    if (form && form.method === "post") typed.add(form);
  };
  for (const type of ["input", "change"]) document.addEventListener(type, hear, { signal: leaving.signal });
  window.addEventListener(LEAVING, forgetTyping, { signal: leaving.signal });
  return () => {
    leaving.abort();
    const forms = [...typed].filter((form) => form.isConnected);
    const files = forms.some((form) => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some((one) => one.files?.length));
    last = forms.length > 0 ? { path, whose, files, forms: forms.map(readTyped) } : null;
  };
}

/** Fills what is there, and what opens later, as a dialog's form. */
function putBack({ forms }: TypedPage): () => void {
  let left = fillTyped(document, forms);
  const watching = new MutationObserver(() => {
    left = fillTyped(document, left);
    if (left.length === 0) watching.disconnect();
  });
  if (left.length > 0) watching.observe(document.body, { childList: true, subtree: true });
  return () => watching.disconnect();
}
