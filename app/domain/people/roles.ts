/** Roles of signed-in people (specification, section 6). */
export const ROLES = ["admin", "arbitrator", "party"] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return typeof value === "string" && (ROLES as readonly string[]).includes(value);
}

/** Whoever acts: a signed-in person, or a visitor without an account. */
export type Actor =
  | {
      kind: "user";
      id: string;
      role: Role;
      email: string;
      emailVerified: boolean;
      firstName: string;
      lastName: string;
      image: string | null;
      locale: "en" | "fr" | "es";
      timeZone: string;
    }
  | { kind: "visitor" };
