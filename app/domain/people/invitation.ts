/** An invitation to have an account, or a place in a case. */
import type { NamedPlace } from "../case/places.ts";
import type { Locale } from "../locale.ts";
import type { Role } from "./roles.ts";

/** How long a link works. */
export const INVITATION_DAYS = 14;

export const INVITATION_STATES = ["open", "expired", "accepted", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

interface Stated {
  expiresAt: number;
  acceptedAt: number | null;
  revokedAt: number | null;
}

/** The state of an invitation at `now` (UTC milliseconds). What was accepted or revoked stays so. */
export function invitationState({ expiresAt, acceptedAt, revokedAt }: Stated, now: number): InvitationState {
  if (acceptedAt !== null) return "accepted";
  if (revokedAt !== null) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

/** As administrators see it. Times are ISO 8601. */
export interface InvitationRecord {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  locale: Locale;
  state: InvitationState;
  invitedBy: string;
  sentAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  /** It gives a place in a case. */
  ofCase: boolean;
}

/** What became of an invitation's link, for who holds it. */
export type OpenedInvitation =
  | { state: "open"; invitation: Invited; standing: InviteeStanding }
  | { state: Exclude<InvitationState, "open"> | "unknown" };

export interface Invited {
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  /** Empty where the reader may not be shown a name: a stranger's, and an address that has not proven itself. */
  invitedBy: string;
  /** ISO 8601. */
  expiresAt: string;
  ofCase: boolean;
  /** Of a place in a case, as far as mails of the case say of it. */
  place: InvitedPlace | null;
  /** Whether the account that is signed in has another name than whom the case has invited: then it is asked who that is. */
  otherName: string | null;
}

/** The place in a case that somebody is invited to. */
export interface InvitedPlace {
  caseNumber: string;
  place: NamedPlace;
  /** The case is decided: who comes in reads how it ended. */
  isResolved: boolean;
  /** Who brings the case; null where the reader may not be shown a name. */
  claimant: string | null;
  /** Null where mails of the case do not say, or the reader may not be shown it. */
  title: string | null;
}

/** Who accepts for whom the case has named: they themselves, or somebody who acts for them. */
export const ACCEPTED_AS = ["self", "for"] as const;
export type AcceptedAs = { as: (typeof ACCEPTED_AS)[number]; position: string };

/**
 * Who looks at it: nobody has an account with this address (`new`), somebody has and is not signed in (`sign_in`), is
 * (`ready`), another person is signed in (`other`), or the account was closed (`closed`).
 */
export type InviteeStanding = "new" | "sign_in" | "ready" | "other" | "closed";
