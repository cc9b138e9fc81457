/** What somebody is in a case, and the one refusal for everybody else: what may not be seen looks like what is not there. */
import { type CasePersonRow, type CaseRow, caseForChange } from "#app/db/cases/cases.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { type CaseAction, type CaseRelation, mayInCase } from "#app/domain/case/permissions.ts";
import { isSeated } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Actor } from "#app/domain/people/roles.ts";

export type SignedIn = Extract<Actor, { kind: "user" }>;

export interface CaseState {
  row: CaseRow;
  /** Everyone ever named, removed ones too. */
  people: readonly CasePersonRow[];
  last: { seq: number; hash: string } | null;
}

/** A case as one person sees it. */
export interface SeenCase extends CaseState {
  who: SignedIn;
  relation: CaseRelation;
}

/**
 * What a person of the case is in it; null for who was only named, has declined or was removed. With the account, also for an
 * arbitrator who has that role no more.
 */
export function relationOfPerson(
  person: Pick<CasePersonRow, "capacity" | "side" | "state" | "seat"> & { account?: { role: string } | null },
): CaseRelation | null {
  if (person.capacity === "arbitrator" && person.account && person.account.role !== "arbitrator") return null;
  if (person.capacity === "arbitrator")
    return isSeated(person) ? { kind: "arbitrator", accepted: person.state === "active", presides: person.seat === "presiding" } : null;
  return person.state === "active" && person.side ? { kind: "member", side: person.side, capacity: person.capacity } : null;
}

/** The address of a person's picture, for anyone who sees the case: of those who are in it, and of nobody who was only named. */
export function pictureOfPerson(person: Pick<CasePersonRow, "capacity" | "side" | "state" | "seat" | "account">): string | null {
  return relationOfPerson(person) ? (person.account?.image ?? null) : null;
}

type PersonInCase = Parameters<typeof relationOfPerson>[0] & { userId: string | null };

/** An administrator is that and nothing else, whatever a case says. */
export function relationOf(people: readonly PersonInCase[], who: { id: string; role: string }): CaseRelation | null {
  if (who.role === "admin") return { kind: "administrator" };
  for (const person of people) {
    if (person.userId !== who.id) continue;
    const relation = relationOfPerson(person);
    if (relation) return relation;
  }
  return null;
}

/** Throws `unauthenticated` for visitors. */
export function signedIn(who: Actor): SignedIn {
  if (who.kind !== "user") throw new AppError("unauthenticated");
  return who;
}

/** The case as `who` sees it. Throws `not_found`, whether it is another's or not there. */
export async function seeCase(db: Database, id: string, who: SignedIn): Promise<SeenCase> {
  const state = await caseForChange(db, id);
  const relation = state && relationOf(state.people, who);
  if (!state || !relation) throw new AppError("not_found");
  return { ...state, who, relation };
}

/** Throws `forbidden` to who sees the case and may not do this; `transition_refused` where only its status forbids it. */
export function requireInCase({ row, relation }: Pick<SeenCase, "row" | "relation">, action: CaseAction): void {
  if (mayInCase(relation, action, row.status)) return;
  if (row.status === "resolved" && mayInCase(relation, action, "in_progress")) throw new AppError("transition_refused");
  throw new AppError("forbidden");
}

/** Throws `stale_version` where the reader looked at an older state. */
export function requireVersion({ row }: Pick<SeenCase, "row">, version: number | undefined): void {
  if (version !== undefined && version !== row.shownVersion) throw new AppError("stale_version", { detail: { version: row.shownVersion } });
}
