import type { Actor } from "#app/domain/people/roles.ts";

/** Whom a request acts for by an API key; null for none. */
export interface KeyHold {
  actor: Extract<Actor, { kind: "user" }> | null;
}
