/** What is posted about a profile, and what becomes of it. */
import { data } from "react-router";
import { appErrorOf, type Issue } from "#app/domain/errors.ts";
import type { TypedProfile } from "./typed-profile.ts";

export const PROFILE_INTENTS = ["save", "publish", "withdraw", "link", "invite", "address", "remove"] as const;
export type ProfileIntent = (typeof PROFILE_INTENTS)[number];

export type ProfilePosted =
  | { done: ProfileIntent; version: number }
  | { refused: ProfileIntent; issues: readonly Issue[]; typed: TypedProfile | null; invite: Readonly<Record<string, string>> }
  /** Somebody else has changed the profile since; `version` is that of now, so that what was typed may be saved over it. */
  | { stale: ProfileIntent; version: number; typed: TypedProfile | null }
  /** A legal hold keeps it. */
  | { held: true }
  /** It was saved too often; seconds until it may be again. */
  | { wait: number; typed: TypedProfile | null };

/** What is said of what was not done. Throws what is no refusal. */
export function refusal(
  thrown: unknown,
  intent: ProfileIntent,
  { typed, invite = {} }: { typed: TypedProfile | null; invite?: Record<string, string> },
) {
  const error = appErrorOf(thrown);
  if (error?.code === "invalid_input")
    return data<ProfilePosted>({ refused: intent, issues: error.issues, typed, invite }, { status: 400 });
  if (error?.code === "stale_version")
    return data<ProfilePosted>({ stale: intent, version: Number(error.detail.version), typed }, { status: 409 });
  if (error?.code === "too_many_requests") {
    const wait = Number(error.detail.retryAfter) || 60;
    return data<ProfilePosted>({ wait, typed }, { status: 429, headers: { "Retry-After": String(wait) } });
  }
  if (error?.code === "legal_hold") return data<ProfilePosted>({ held: true }, { status: 409 });
  if (error?.code === "unauthenticated") throw data(null, { status: 401 });
  throw thrown;
}

/** The version that a form was about; none that exists for what is no number. */
export const versionIn = (form: URLSearchParams): number => {
  const typed = form.get("version") ?? "";
  return /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
};
