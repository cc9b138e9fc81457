import { useEffect, useLayoutEffect, useState } from "react";
import { LEAVING } from "#app/site-program/signed-out.ts";
import { forgetTyping, keepTyping, type TypedPage, takeTyping } from "./kept-typing.ts";
import { fillTyped, readTyped, type TypedForm } from "./typed-forms.ts";

/** What the page held that has just given way to another, or to a refusal. */
let last: TypedPage | null = null;

/**
 * Keeps what was typed into the page that a refusal has taken the place of: its session had ended. Gives the address at which it was
 * typed, which may be another than the form was sent to; null where nothing was.
 */
export function keepLastTyping(): string | null {
  if (!last || last.path !== window.location.pathname) return null;
  keepTyping(last);
  return last.path + last.search;
}

/** Where people write: the page, and what opens over it. */
const WRITTEN_IN = "main, [role=dialog], [role=alertdialog]";

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
  // Each with what it held when it was last sent.
  const typed = new Map<HTMLFormElement, TypedForm | null>();
  let search = "";
  const hear = ({ target }: Event) => {
    const form = target instanceof Element && target.closest(WRITTEN_IN) ? target.closest("form") : null;
    if (form?.method !== "post") return;
    if (!typed.has(form)) typed.set(form, null);
    search = window.location.search;
  };
  for (const type of ["input", "change"]) document.addEventListener(type, hear, { signal: leaving.signal });
  const hearSent = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && typed.has(target)) typed.set(target, readTyped(target));
  };
  document.addEventListener("submit", hearSent, { signal: leaving.signal, capture: true });
  window.addEventListener(LEAVING, forgetTyping, { signal: leaving.signal });
  return () => {
    leaving.abort();
    const there = [...typed.keys()].filter((form) => form.isConnected);
    const files = there.some((form) => [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some((one) => one.files?.length));
    // A later step of the same change stands where it was typed, and nothing of it is saved yet.
    const isCarried = document.querySelector("form[data-carries]") !== null;
    const forms = [...typed].flatMap(([form, sent]) => (form.isConnected ? [readTyped(form)] : isCarried && sent ? [sent] : []));
    last = forms.length > 0 ? { path, search, whose, files, forms } : null;
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
