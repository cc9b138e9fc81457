/**
 * Cases: creating them, and reading one (specification, sections 2 to 4 and 7; rulings, "Cases"). People see only their own
 * cases; another's and a missing one are the same `not_found`.
 */

import { caseOfOrigin, insertingCase, insertingPerson, type NewCasePerson } from "#app/db/cases/cases.repo.server.ts";
import { isCaseNumberTaken, isCaseSentBefore } from "#app/db/errors.ts";
import { type CaseRecord, type NewCaseInput, newCaseSchema } from "#app/domain/case/case.ts";
import { newCaseNumber } from "#app/domain/case/case-number.ts";
import { AppError } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type SeenCase, seeCase, signedIn } from "./case-access.server.ts";
import type { CaseLimits } from "./case-limits.server.ts";
import { officeMonth } from "./case-lists.server.ts";
import { toCase } from "./case-records.ts";
import type { CaseWrites } from "./case-writes.server.ts";

export interface CaseService {
  /**
   * Creates a case as party A; `originKey` is the form's own, so that pressing twice creates one. Throws `invalid_input`,
   * `forbidden` for who is no party, and `too_many_requests`.
   */
  create(input: unknown, originKey?: string | null): Promise<CaseRecord>;
  /** One case. Throws `not_found`. */
  get(id: string): Promise<CaseRecord>;
}

const NUMBER_TRIES = 12;

export function createCases({ db, actor, clock }: ServiceContext, writes: CaseWrites, limits: CaseLimits): CaseService {
  async function seen(id: string): Promise<SeenCase> {
    return seeCase(db, id, signedIn(await actor()));
  }

  async function read(id: string): Promise<CaseRecord> {
    const { row, people } = await seen(id);
    return toCase(row, people);
  }

  return {
    async create(input, originKey) {
      const who = signedIn(await actor());
      if (who.role !== "party" && who.role !== "admin") throw new AppError("forbidden");
      const parsed = newCaseSchema.safeParse(input);
      if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
      await limits.count("creation", who);
      const origin = originKey ? `${who.id}:${originKey}` : newId();
      for (let attempt = 1; ; attempt += 1) {
        const now = clock().getTime();
        const row = newRow(parsed.data, who.id, origin, now);
        const people = newPeople(parsed.data, row.id, `${who.firstName} ${who.lastName}`.trim(), who.id, who.email, now);
        const change = {
          acts: [{ type: "case_created" as const, details: { caseNumber: row.caseNumber, title: row.title } }, ...named(people)],
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
          const [first, ...rest] = await writes.statementsOf(row.id, { people: [], last: null }, { ...change, joining }, who, now);
          if (first) await db.batch([first, ...rest]);
          return await read(row.id);
        } catch (error) {
          if (isCaseSentBefore(error)) return read(await idOfOrigin(origin));
          if (!isCaseNumberTaken(error) || attempt >= NUMBER_TRIES) throw error;
        }
      }
    },
    get: read,
  };

  async function idOfOrigin(origin: string): Promise<string> {
    const [found] = await caseOfOrigin(db, origin);
    if (!found) throw new AppError("conflict");
    return found.id;
  }
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

function newPeople(input: NewCaseInput, caseId: string, ownName: string, userId: string, email: string, now: number): NewCasePerson[] {
  const base = { caseId, createdAt: now };
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
      userId,
      ...told(input.partyA),
      name: input.partyA?.name || ownName,
      email: input.partyA?.email || email,
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
