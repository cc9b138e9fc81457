/** The forms of the page of API keys, as they are posted: with and without script the same. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";

const INTENTS = ["make", "revoke"] as const;

/** What a form is answered. */
export interface ApiKeyPosted {
  intent: (typeof INTENTS)[number];
  /** The key that was made: it is in this one answer and nowhere else. */
  made: string | null;
  revoked: boolean;
  /** The key that was to be revoked is not there any more. */
  gone: boolean;
  issues: readonly Issue[];
  /** Seconds, where it was sent too often. */
  wait: number | null;
  /** What was typed, for a form that is shown again; never a password. */
  typed: { name: string; scopes: readonly string[]; days: string };
  /** Makes two outcomes of the same form two. */
  at: number;
}

export async function postApiKey(request: Request, context: Readonly<RouterContextProvider>) {
  const { apiKeys } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (field: string) => (form.get(field) ?? "").slice(0, 1000);
  const intent = INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const typed = { name: text("name"), scopes: form.getAll("scopes").slice(0, 10), days: text("days") };
  const none = { made: null, revoked: false, gone: false, issues: [], wait: null, typed };
  const answer = (change: Partial<ApiKeyPosted>, init: ResponseInit = {}) =>
    data<ApiKeyPosted>({ intent, ...none, at: Date.now(), ...change }, init);
  try {
    if (intent === "make") return answer({ made: await apiKeys.make({ ...typed, password: text("password"), code: text("code") }) });
    await apiKeys.revoke(text("id"));
    return answer({ revoked: true });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, issues, detail } = error;
    if (code === "unauthenticated") throw data(null, { status: 401 });
    if (code === "invalid_input") return answer({ issues }, { status: 400 });
    if (code === "not_found") return answer({ gone: true }, { status: 409 });
    if (code !== "too_many_requests") throw error;
    const wait = Number(detail.retryAfter) || 60;
    return answer({ wait }, { status: 429, headers: { "Retry-After": String(wait) } });
  }
}
