/** Rows of cases as they are read back. */
import type { CasePersonRow, CaseRow } from "#app/db/cases/cases.repo.server.ts";
import type { ListedName } from "#app/db/schema/cases.ts";
import type { CasePersonRecord, CaseRecord, PersonName } from "#app/domain/case/case.ts";
import { pictureOfPerson } from "./case-access.server.ts";

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
  const arbitrator = people.find(
    (person) => person.capacity === "arbitrator" && person.userId === row.arbitratorId && ["invited", "active"].includes(person.state),
  );
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
    updatedAt: iso(row.updatedAt),
    ...names,
    arbitratorId: row.arbitratorId,
    version: row.version,
    outcome: row.outcome,
    awardDocumentId: row.awardDocumentId,
    resolvedAt: row.resolvedAt === null ? null : iso(row.resolvedAt),
  };
}

/** Everyone who is in the case now, and who is only named. */
export function toPeople(people: readonly CasePersonRow[], me: string): CasePersonRecord[] {
  return people
    .filter(({ state }) => state !== "removed" && state !== "declined")
    .map((person) => ({
      id: person.id,
      capacity: person.capacity,
      side: person.side,
      name: accountName(person) ?? person.name,
      party: person.capacity === "party" && ![null, person.name].includes(accountName(person)) ? person.name : null,
      firm: person.firm,
      email: person.email,
      state: person.state,
      me: person.userId === me,
      image: pictureOfPerson(person),
    }));
}

const accountName = ({ account }: Pick<CasePersonRow, "account">) => (account ? `${account.firstName} ${account.lastName}`.trim() : null);
