/** Who sees what, by name: shown before anything is filed or said. */
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import type { AudienceChoice } from "#app/domain/case/filing.ts";
import { audiencesOf, type CaseRelation, maySee, storedAudience } from "#app/domain/case/permissions.ts";
import type { StoredAudience } from "#app/domain/case/vocabulary.ts";
import { relationOfPerson } from "./case-access.server.ts";

/** The names of those of the case who see something of this audience and author now. */
export function viewersOf(people: readonly CasePersonRow[], item: { audience: StoredAudience; authorId: string }): string[] {
  return people.flatMap((person) => {
    const relation = relationOfPerson(person);
    const { account, userId } = person;
    if (!relation || !userId || !account?.active || account.role === "admin" || !maySee(relation, item, userId)) return [];
    return [`${account.firstName} ${account.lastName}`.trim() || person.name];
  });
}

/** What somebody may choose, the widest first, each with who would see it. */
export function audienceChoices(relation: CaseRelation, people: readonly CasePersonRow[], userId: string): AudienceChoice[] {
  return audiencesOf(relation).flatMap((value) => {
    const audience = storedAudience(relation, value);
    return audience ? [{ value, names: viewersOf(people, { audience, authorId: userId }), office: value === "everyone" }] : [];
  });
}
