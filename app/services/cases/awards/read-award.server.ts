import { privateDocumentsOf } from "#app/db/cases/panel-awards.repo.server.ts";
import { answersUntil, madeBy } from "#app/domain/case/tribunal/award.ts";
import type { AwardView } from "#app/domain/case/tribunal/declared.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { enterPanel, isOwnPrivate, membersOf, panelAwardOf } from "./panel-award.server.ts";

/** The award that is before a panel, and what its reader may do about it. Throws `not_found` to who does not sit in a panel. */
export async function readAward(context: ServiceContext, caseId: string): Promise<AwardView> {
  const { clock, db } = context;
  const seated = await enterPanel(context, caseId);
  const { who, relation } = seated;
  const [found, own] = await Promise.all([panelAwardOf(db, caseId, seated.people), privateDocumentsOf(db, caseId, who.id)]);
  return {
    open: found && openView(seated, found, who.id, clock().getTime()),
    presides: relation.kind === "arbitrator" && relation.presides,
    choices: own.filter((document) => isOwnPrivate(document, who.id)).map(({ id, name }) => ({ id, name })),
  };
}

function openView(
  seated: Parameters<typeof membersOf>[0],
  found: Parameters<typeof membersOf>[1],
  me: string,
  now: number,
): AwardView["open"] {
  const { award, documents } = found;
  const members = membersOf(seated, found, me);
  const others = members.filter(({ seat }) => seat === "co");
  const until = answersUntil(others, award.putAt);
  return {
    id: award.id,
    document: { id: award.documentId, name: documents.find(({ id }) => id === award.documentId)?.name ?? "" },
    outcome: award.outcome,
    putBy: award.putAs,
    putAt: new Date(award.putAt).toISOString(),
    members,
    madeBy: madeBy(others),
    isAnswered: others.every(({ answer }) => answer !== null),
    answersUntil: new Date(until).toISOString(),
    isLate: now >= until,
    mine: award.putBy === me,
  };
}
