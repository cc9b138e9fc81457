import type { Locale } from "../locale.ts";
import { HEAD_OFFICE } from "../venue/venues.ts";

/** Roles of signed-in people (specification, section 6). */
export const ROLES = ["admin", "arbitrator", "party"] as const;
export type Role = (typeof ROLES)[number];

/** Where each role begins. */
export const DASHBOARDS: Readonly<Record<Role, string>> = { admin: "/admin", arbitrator: "/arbitrator", party: "/party" };

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (ROLES as readonly string[]).includes(value);
}

/** Who a signed-in person is, whatever they may do. */
export interface PersonFacts {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  image: string | null;
  locale: Locale;
  timeZone: string;
}

/**
 * The person who acts: a signed-in person, one who is signed in and may do nothing yet (`why`), or a visitor without an account.
 * Use cases ask for `user`, so that who is held back is refused everywhere without being thought of.
 */
export type Actor =
  | ({ kind: "user"; role: Role } & PersonFacts)
  | ({ kind: "held"; why: HeldBecause; role: string } & PersonFacts)
  | { kind: "visitor" };

/**
 * A role that Concord does not know ("User" on screens), a second factor that the role asks for and is not set up yet, or a
 * passkey that is this second factor and has not answered in this session.
 */
export type HeldBecause = "unknown_role" | "second_factor" | "passkey";

/** The clock by which somebody reads: their own, or the head office's for who has said none. */
export function readerZone(who: Actor): string {
  return who.kind === "visitor" ? HEAD_OFFICE.zone : who.timeZone;
}

/**
 * The roles that a setting names ("admin,arbitrator"; empty for none). Throws on a name that is no role, so that a slip of
 * the pen does not leave administrators without a second factor.
 */
export function rolesNamed(setting: string | undefined): Role[] {
  const names = (setting ?? "").split(",").map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    if (!isRole(name)) throw new Error(`"${name}" is no role; roles are ${ROLES.join(", ")}`);
    return name;
  });
}
