/** Rows of cases as they are read back. */
import type { CasePersonRow, CaseRow } from "#app/db/cases/cases.repo.server.ts";
import type { ListedName } from "#app/db/schema/cases.ts";
import type { CasePersonRecord, CaseRecord, PersonName } from "#app/domain/case/case.ts";
import { mayFill, placeOf } from "#app/domain/case/places.ts";
import { holderOf } from "#app/domain/case/tribunal/tribunal.ts";
import { pictureOfPerson, type SeenCase } from "./case-access.server.ts";

const iso = (at: number) => new Date(at).toISOString();

/** The person's own name where they have an account, else the name that they were given: its last word is the last name. */
export function nameOfPerson({ account, name }: Pick<CasePersonRow, "account" | "name">): PersonName {
  return account ? { firstName: account.firstName, lastName: account.lastName } : nameInTwo(name);
}

/** A name that was given as one; its last word is the last name. */
export function nameInTwo(name: string): PersonName {
  const words = name.split(" ");
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** A case with the names that are kept for lists (migration 0013). */
export function toListedCase(row: CaseRow): CaseRecord {
  const { a, b, r } = row.listedPeople;
  return recordOf(row, { partyA: listedName(a) ?? { firstName: "", lastName: "" }, partyB: listedName(b), arbitrator: listedName(r) });
}

function listedName(name: ListedName | null | undefined): PersonName | null {
  if (!name) return null;
  const [first, last] = name;
  return last === undefined ? nameInTwo(first) : { firstName: first, lastName: last };
}

/** A case with its people, all of them. Party B is named once it is known, whether it has accepted or not. */
export function toCase(row: CaseRow, people: readonly CasePersonRow[]): CaseRecord {
  const party = (side: "a" | "b") =>
    people.find((person) => person.capacity === "party" && person.side === side && person.state !== "removed");
  const arbitrator = holderOf(people, "presiding");
  const [partyA, partyB] = [party("a"), party("b")];
  return recordOf(row, {
    partyA: partyA ? nameOfPerson(partyA) : { firstName: "", lastName: "" },
    partyB: partyB ? nameOfPerson(partyB) : null,
    arbitrator: arbitrator ? nameOfPerson(arbitrator) : null,
  });
}

function recordOf(row: CaseRow, names: Pick<CaseRecord, "partyA" | "partyB" | "arbitrator">): CaseRecord {
  return {
    id: row.id,
    caseNumber: row.caseNumber,
    title: row.title,
    description: row.description,
    status: row.status,
    createdAt: iso(row.createdAt),
    // What is for some alone leaves no trace here: neither a number nor a moment.
    updatedAt: iso(Math.max(row.shownAt, row.createdAt)),
    ...names,
    arbitratorId: row.arbitratorId,
    tribunalSize: row.tribunalSize,
    version: row.shownVersion,
    outcome: row.outcome,
    awardDocumentId: row.awardDocumentId,
    resolvedAt: row.resolvedAt === null ? null : iso(row.resolvedAt),
  };
}

/**
 * Everyone who is in the case now, and who is only named, as `reader` may know them: nobody writes past the case to the other
 * side or to the arbitrator, so that an address is shown to its own side, to administrators and, until they join, to who may correct it.
 */
export function toPeople(
  people: readonly CasePersonRow[],
  { who, relation, row }: Pick<SeenCase, "who" | "relation" | "row">,
): CasePersonRecord[] {
  const knowsAddress = (person: CasePersonRow): boolean => {
    if (person.userId === who.id || relation.kind === "administrator") return true;
    if (relation.kind === "member" && person.side === relation.side) return true;
    // Anyone who has joined corrects their own.
    const place = person.userId === null ? placeOf(person) : null;
    return place !== null && mayFill(relation, place, { status: row.status, people });
  };
  return people
    .filter(({ state }) => state !== "removed" && state !== "declined")
    .map((person) => ({
      id: person.id,
      capacity: person.capacity,
      side: person.side,
      seat: person.seat,
      name: accountName(person) ?? person.name,
      party: person.capacity === "party" && ![null, person.name].includes(accountName(person)) ? person.name : null,
      firm: person.firm,
      email: knowsAddress(person) ? person.email : null,
      state: person.state,
      me: person.userId === who.id,
      image: pictureOfPerson(person),
    }));
}

const accountName = ({ account }: Pick<CasePersonRow, "account">) => (account ? `${account.firstName} ${account.lastName}`.trim() : null);
