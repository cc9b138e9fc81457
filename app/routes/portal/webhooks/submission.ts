/** What forms about webhooks post and are answered: with and without script the same. */
import { data } from "react-router";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { WEBHOOK_LIMITS } from "#app/domain/webhooks/events.ts";
import type { AskedWebhook } from "#app/domain/webhooks/webhook.ts";

export const WEBHOOK_INTENTS = ["make", "change", "renew", "pause", "resume", "remove", "replay", "test"] as const;
export type WebhookIntent = (typeof WEBHOOK_INTENTS)[number];

export interface WebhookPosted {
  intent: WebhookIntent;
  done: boolean;
  /** The webhook that was made. */
  id: string | null;
  /** Its secret: in this one answer and nowhere else. */
  secret: string | null;
  issues: readonly Issue[];
  /** Somebody else has changed it meanwhile. */
  overtaken: boolean;
  /** Seconds, where it was sent too often. */
  wait: number | null;
  /** What was typed, for a form that is shown again; never a password. */
  typed: AskedWebhook;
  /** Makes two outcomes of the same form two. */
  at: number;
}

export interface WebhookPost {
  intent: WebhookIntent;
  asked: AskedWebhook;
  proof: { password: string; code: string };
  text: (field: string) => string;
}

/** Reads a posted form. Throws 400 for one that asks for nothing that there is. */
export function readPost(form: URLSearchParams): WebhookPost {
  const text = (field: string) => (form.get(field) ?? "").slice(0, 2 * WEBHOOK_LIMITS.url);
  const intent = WEBHOOK_INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const many = (field: string) => form.getAll(field).slice(0, 50);
  const asked = { name: text("name"), url: text("url"), events: many("events"), scopes: many("scopes") };
  return { intent, asked, proof: { password: text("password"), code: text("code") }, text };
}

/** Does `work` and answers what became of it. Throws the pages of 401 and 404. */
export async function answerPost(
  { intent, asked }: WebhookPost,
  work: () => Promise<Partial<Pick<WebhookPosted, "id" | "secret">> | null>,
) {
  const none = { done: false, id: null, secret: null, issues: [], overtaken: false, wait: null, typed: asked };
  const answer = (change: Partial<WebhookPosted>, init: ResponseInit = {}) =>
    data<WebhookPosted>({ intent, ...none, at: Date.now(), ...change }, init);
  try {
    return answer({ done: true, ...(await work()) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, issues, detail } = error;
    if (code === "unauthenticated") throw data(null, { status: 401 });
    if (code === "not_found") throw data(null, { status: 404 });
    if (code === "invalid_input") return answer({ issues }, { status: 400 });
    if (code === "conflict") return answer({ overtaken: true }, { status: 409 });
    if (code !== "too_many_requests") throw error;
    const wait = Number(detail.retryAfter) || 60;
    return answer({ wait }, { status: 429, headers: { "Retry-After": String(wait) } });
  }
}
