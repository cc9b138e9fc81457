/**
 * The key of a form that books without its program: one for each form that is shown, handed on by each of its steps. What is sent twice
 * under it is one booking; who wants a second one opens the form again.
 */
import type { RouterContextProvider } from "react-router";
import { forEverybodyContext } from "#app/context.ts";
import type { AppError } from "#app/domain/errors.ts";

/** The letters of the keys that are drawn here. Anything else that was posted is no key of ours. */
const KEY = /^[0-9a-f-]{36}$/;

/** Of a page that is rendered now. A page that is kept for everybody has none, or two visitors would share it: its first step gives it one. */
export function keyOfPage(context: Readonly<RouterContextProvider>): string | null {
  return context.get(forEverybodyContext) ? null : newFormKey();
}

/** The key that a form was posted with; null where it has none. */
export function postedKey(form: URLSearchParams): string | null {
  const key = form.get("key") ?? "";
  return KEY.test(key) ? key : null;
}

export const newFormKey = (): string => crypto.randomUUID();

/** The key of a form after a refusal: other words than before under a key are another request, and need another. */
export const keyAfter = ({ code }: AppError, key: string): string => (code === "idempotency_mismatch" ? newFormKey() : key);
