/** A person as administrators see them in the list of users. Times are ISO 8601. */
import type { Locale } from "../locale.ts";

export interface PersonRecord {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** One of Concord's roles, or another, which is shown as "User". */
  role: string;
  active: boolean;
  secondFactor: boolean;
  image: string | null;
  locale: Locale;
  createdAt: string;
}

/** What was done to a person's account, newest first. */
export interface PersonAct {
  at: string;
  action: string;
  /** Who did it; null for the person's own link or a visitor. */
  by: string | null;
  changes: Readonly<Record<string, unknown>>;
}

/** One of a person's sessions, as they see it. */
export interface SessionRecord {
  id: string;
  /** The one that asks. */
  current: boolean;
  browser: string | null;
  system: string | null;
  /** Whether it was begun in the network that asks; null where that was not kept. */
  sameNetwork: boolean | null;
  signedInAt: string;
  lastUsedAt: string;
}

/** By what somebody signed in, or tried to. */
export const SIGN_IN_MEANS = ["password", "code", "passkey"] as const;
export type SignInMeans = (typeof SIGN_IN_MEANS)[number];

/** Tries to sign in that failed since the sign-in before this session. */
export interface FailedTries {
  count: number;
  lastAt: string;
}

/** A sign-in, or a try, as administrators see it. */
export interface SignInAct {
  at: string;
  /** `further`: more tries of the same hour were counted and are not listed. */
  outcome: "signed_in" | "failed";
  by: SignInMeans;
  further: boolean;
}

/** One of a person's passkeys, as they see it. */
export interface PasskeyRecord {
  id: string;
  name: string;
  /** Copied to their other devices by its maker's cloud, or bound to one device. */
  synced: boolean;
  addedAt: string | null;
  lastUsedAt: string | null;
}
