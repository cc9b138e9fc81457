/** Rows of cases as they are read back. */
import type { CasePersonRow, CaseRow } from "../db/cases.repo.server.ts";
import type { CasePersonRecord, CaseRecord, PersonName } from "../domain/case/case.ts";

const iso = (at: number) => new Date(at).toISOString();

/** The person's own name where they have an account, else the name that they were given: its last word is the last name. */
export function nameOfPerson({ account, name }: Pick<CasePersonRow, "account" | "name">): PersonName {
  if (account) return { firstName: account.firstName, lastName: account.lastName };
  const words = name.split(" ");
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** A case with its people, all of them. Party B is named once it is known, whether it has accepted or not. */
export function toCase(row: CaseRow, people: readonly CasePersonRow[]): CaseRecord {
  const party = (side: "a" | "b") =>
    people.find((person) => person.capacity === "party" && person.side === side && person.state !== "removed");
  const arbitrator = people.find(
    (person) => person.capacity === "arbitrator" && person.userId === row.arbitratorId && ["invited", "active"].includes(person.state),
  );
  const [partyA, partyB] = [party("a"), party("b")];
  return {
    id: row.id,
    caseNumber: row.caseNumber,
    title: row.title,
    description: row.description,
    status: row.status,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    partyA: partyA ? nameOfPerson(partyA) : { firstName: "", lastName: "" },
    partyB: partyB ? nameOfPerson(partyB) : null,
    arbitrator: arbitrator ? nameOfPerson(arbitrator) : null,
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
      name: person.account ? `${person.account.firstName} ${person.account.lastName}`.trim() : person.name,
      firm: person.firm,
      email: person.email,
      state: person.state,
      me: person.userId === me,
    }));
}
