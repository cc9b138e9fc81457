/**
 * The key of a form that books without its program: one for each form that is shown, handed on by each of its steps. What is sent twice
 * under it is one booking; who wants a second one opens the form again.
 */
import { type RouterContextProvider, redirect } from "react-router";
import { forEverybodyContext } from "#app/context.ts";
import type { AppError } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";

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

/** Which draft a form sends, as its page has it (`SentDraft`). */
export const postedDraft = (form: URLSearchParams): string | null => form.get("draft");

/** Holds the key in the address of what a page that has none was answered with. */
const IN_ADDRESS = "sending";
/** What books is known by its words where it has no key; what is written in another page's head opens the form, which then has one. */
const NOT_LED: readonly string[] = ["send", "express", "tell"];

/**
 * The form that was posted, with its key. The first step of a page that has none is led to an address with a new one (307: the browser posts the
 * same there), so that its answer has the same key however often it is loaded again or gone back to. Throws this redirect, and what `readForm` does.
 */
export async function readKeyedForm(request: Request): Promise<URLSearchParams> {
  const form = await readForm(request);
  if (postedKey(form) !== null || NOT_LED.includes(form.get("intent") ?? "")) return form;
  const { pathname, searchParams } = new URL(request.url);
  const led = searchParams.get(IN_ADDRESS) ?? "";
  if (!KEY.test(led)) {
    searchParams.set(IN_ADDRESS, newFormKey());
    throw redirect(`${pathname}?${searchParams}`, 307);
  }
  form.set("key", led);
  return form;
}

export const newFormKey = (): string => crypto.randomUUID();

/** The key of a form after a refusal: other words than before under a key are another request, and need another. */
export const keyAfter = ({ code }: AppError, key: string): string => (code === "idempotency_mismatch" ? newFormKey() : key);
