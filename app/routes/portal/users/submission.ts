/** What an administrator posts on the page of users, and what becomes of it. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { InvitationRecord } from "#app/domain/people/invitation.ts";
import { orNotFound } from "../or-not-found.ts";

export const INVITE_FIELDS = ["email", "role", "firstName", "lastName", "locale"] as const;
export type InviteField = (typeof INVITE_FIELDS)[number];
export type TypedInvite = Readonly<Record<InviteField, string>>;

export type Posted =
  | { done: "invited" | "resent" | "revoked"; invitation: InvitationRecord }
  /** Somebody else was faster, or the invitee was: the list shows its state. */
  | { done: "overtaken" }
  | { refused: Refusal };

export interface Refusal {
  /** Which form; of "resend" the invitation's id too. */
  intent: "invite" | "resend";
  id: string;
  issues: readonly Issue[];
  /** Seconds, where a password was tried too often. */
  wait: number | null;
  /** What was typed, for a form that is shown again; never a password. */
  typed: TypedInvite;
}

export async function inviteOrChange(form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { invitations } = context.get(servicesContext);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const typed = Object.fromEntries(INVITE_FIELDS.map((name) => [name, text(name)])) as TypedInvite;
  const proof = { password: text("password"), code: text("code") };
  try {
    switch (form.get("intent")) {
      case "invite":
        return data<Posted>({ done: "invited", invitation: await orNotFound(invitations.invite(typed, proof)) }, { status: 201 });
      case "resend":
        return data<Posted>({ done: "resent", invitation: await orNotFound(invitations.resend(text("id"), proof)) });
      case "revoke":
        return data<Posted>({ done: "revoked", invitation: await orNotFound(invitations.revoke(text("id"))) });
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusal(error, { intent: form.get("intent") === "resend" ? "resend" : "invite", id: text("id"), typed });
  }
}

/** What is said of what was not done. Throws what is no refusal. */
function refusal(error: AppError, form: Pick<Refusal, "intent" | "id" | "typed">) {
  const { code, issues, detail } = error;
  if (code === "invalid_input") return data<Posted>({ refused: { ...form, issues, wait: null } }, { status: 400 });
  if (code === "conflict") return data<Posted>({ done: "overtaken" }, { status: 409 });
  if (code !== "too_many_requests") throw error;
  const wait = Number(detail.retryAfter) || 60;
  return data<Posted>({ refused: { ...form, issues: [], wait } }, { status: 429, headers: { "Retry-After": String(wait) } });
}
