/**
 * Cases: creating them, and reading one (specification, sections 2 to 4 and 7; rulings, "Cases"). People see only their own
 * cases; another's and a missing one are the same `not_found`.
 */
import { caseOfOrigin, insertingCase, insertingPerson, type NewCasePerson } from "#app/db/cases/cases.repo.server.ts";
import { isCaseNumberTaken, isCaseSentBefore } from "#app/db/errors.ts";
import { type CaseRecord, type NewCaseInput, newCaseSchema } from "#app/domain/case/case.ts";
import { newCaseNumber } from "#app/domain/case/case-number.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { caseStatements } from "#app/services/cases/change-case.server.ts";
import { officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { getCase } from "./get-case.server.ts";

const NUMBER_TRIES = 12;

/**
 * Creates a case as party A; `originKey` is the form's own, so that pressing twice creates one. Throws `invalid_input`,
 * `forbidden` for who is no party, and `too_many_requests`.
 */
export async function createCase(context: CaseContext, input: unknown, originKey?: string | null): Promise<CaseRecord> {
  const { actor, clock, db, limits } = context;
  const who = signedIn(await actor());
  if (who.role !== "party" && who.role !== "admin") throw new AppError("forbidden");
  const parsed = parseInput(newCaseSchema, input);
  await limits.count("creation", who);
  const origin = originKey ? `${who.id}:${originKey}` : newId();
  for (let attempt = 1; ; attempt += 1) {
    const now = clock().getTime();
    const row = newRow(parsed, who.id, origin, now);
    const people = newPeople(parsed, row.id, who, now);
    const change = {
      acts: [
        { type: "case_created" as const, details: { caseNumber: row.caseNumber, title: row.title, description: row.description } },
        ...named(people),
      ],
      before: [insertingCase(db, row), ...people.map((person) => insertingPerson(db, person))],
      result: null,
    };
    const joining = [
      {
        userId: who.id,
        relation: { kind: "member", side: "a", capacity: "party" } as const,
        email: who.email,
        locale: who.locale,
      },
    ];
    try {
      const [first, ...rest] = await caseStatements(db, row.id, { people: [], last: null }, { ...change, joining }, who, now);
      if (first) await db.batch([first, ...rest]);
      return await getCase(context, row.id);
    } catch (error) {
      if (isCaseSentBefore(error)) return getCase(context, await idOfOrigin(context, origin));
      if (!isCaseNumberTaken(error) || attempt >= NUMBER_TRIES) throw error;
    }
  }
}

async function idOfOrigin({ db }: CaseContext, origin: string): Promise<string> {
  const [found] = await caseOfOrigin(db, origin);
  if (!found) throw new AppError("conflict");
  return found.id;
}

function newRow(input: NewCaseInput, partyAId: string, originKey: string, now: number) {
  return {
    id: newId(),
    caseNumber: newCaseNumber(Number(officeMonth(new Date(now)).slice(0, 4))),
    title: input.title,
    description: input.description,
    status: "created" as const,
    partyAId,
    originKey,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function newPeople(input: NewCaseInput, caseId: string, who: SignedIn, now: number): NewCasePerson[] {
  const base = { caseId, createdAt: now, vouchedBy: who.role === "admin" ? ("office" as const) : ("a" as const) };
  const told = (given: NewCaseInput["partyB"]) => ({
    name: given?.name ?? "",
    firm: given?.firm || null,
    email: given?.email || null,
    aliases: given?.aliases || null,
  });
  return [
    {
      ...base,
      id: newId(),
      capacity: "party",
      side: "a",
      userId: who.id,
      ...told(input.partyA),
      name: input.partyA?.name || `${who.firstName} ${who.lastName}`.trim(),
      email: input.partyA?.email || who.email,
      state: "active",
      answeredAt: now,
    },
    ...(input.counselA
      ? [{ ...base, id: newId(), capacity: "counsel" as const, side: "a" as const, ...told(input.counselA), state: "named" as const }]
      : []),
    ...(input.partyB
      ? [{ ...base, id: newId(), capacity: "party" as const, side: "b" as const, ...told(input.partyB), state: "named" as const }]
      : []),
  ];
}

const named = (people: readonly NewCasePerson[]) =>
  people
    .filter(({ state }) => state === "named")
    .map(({ name, capacity, side }) => ({ type: "person_named" as const, details: { name, capacity, side } }));
