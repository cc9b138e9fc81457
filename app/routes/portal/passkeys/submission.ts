/** The forms of the passkeys' page, as they are posted: with and without script the same. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";

/** "add" comes here only from a page whose program does not run: an authenticator is asked by a program alone. */
const INTENTS = ["rename", "remove", "add"] as const;
export const PASSKEY_OUTCOMES = ["added", "renamed", "removed"] as const;

/** What a refused form is answered; `wait` in seconds where it was sent too often, `gone` where the passkey is not there any more. */
export interface PasskeyPosted {
  intent: (typeof INTENTS)[number];
  id: string;
  name: string;
  issues: readonly Issue[];
  wait: number | null;
  gone: boolean;
}

export async function postPasskey(request: Request, context: Readonly<RouterContextProvider>) {
  const { passkeys } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (field: string) => (form.get(field) ?? "").slice(0, 1000);
  const intent = INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const [id, name] = [text("id"), text("name")];
  const refused = (change: Partial<PasskeyPosted>, init: ResponseInit) =>
    data<PasskeyPosted>({ intent, id, name, issues: [], wait: null, gone: false, ...change }, init);
  if (intent === "add") return refused({}, { status: 400 });
  try {
    if (intent === "rename") await passkeys.rename(id, name);
    else await passkeys.remove(id, text("password"), text("code"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, issues, detail } = error;
    if (code === "unauthenticated") throw data(null, { status: 401 });
    if (code === "invalid_input") return refused({ issues }, { status: 400 });
    if (code === "not_found") return refused({ gone: true }, { status: 409 });
    if (code !== "too_many_requests") throw error;
    const wait = Number(detail.retryAfter) || 60;
    return refused({ wait }, { status: 429, headers: { "Retry-After": String(wait) } });
  }
  return redirect(`/settings/passkeys?done=${intent === "rename" ? "renamed" : "removed"}`);
}
