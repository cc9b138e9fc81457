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
  | { refused: { issues: readonly Issue[]; typed: TypedInvite } };

export async function inviteOrChange(form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { invitations } = context.get(servicesContext);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const typed = Object.fromEntries(INVITE_FIELDS.map((name) => [name, text(name)])) as TypedInvite;
  try {
    switch (form.get("intent")) {
      case "invite":
        return data<Posted>({ done: "invited", invitation: await orNotFound(invitations.invite(typed)) }, { status: 201 });
      case "resend":
        return data<Posted>({ done: "resent", invitation: await orNotFound(invitations.resend(text("id"))) });
      case "revoke":
        return data<Posted>({ done: "revoked", invitation: await orNotFound(invitations.revoke(text("id"))) });
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") {
      return data<Posted>({ refused: { issues: error.issues, typed } }, { status: 400 });
    }
    if (error instanceof AppError && error.code === "conflict") return data<Posted>({ done: "overtaken" }, { status: 409 });
    throw error;
  }
}
