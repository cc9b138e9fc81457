import { changingCase } from "#app/db/cases/cases.repo.server.ts";
import { endingAward, type PrivateDocument } from "#app/db/cases/panel-awards.repo.server.ts";
import { isAwardEnded } from "#app/db/errors.ts";
import { issueAwardSchema, issueBar, madeBy } from "#app/domain/case/tribunal/award.ts";
import type { AwardMember, Declared } from "#app/domain/case/tribunal/declared.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireConflictsSettled } from "#app/services/cases/arbitrators/open-conflicts.server.ts";
import { requireAccepted } from "#app/services/cases/arbitrators/require-accepted.server.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { requireMove } from "#app/services/cases/lifecycle/case-moves.server.ts";
import { officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import { enterPanel, membersOf, type PanelAward, panelAwardOf } from "./panel-award.server.ts";
import { discardPublished, type Published, publish } from "./publish-document.server.ts";

/**
 * Ends the case with the award that is before the panel: a copy of it, and of each opinion, is filed for everyone, and the entry says who signed,
 * who did not and why. Throws `invalid_input` on `absence` or `noMajority` where a reason is missing and on `form` where a member may still answer or
 * a seat is not accepted, `not_found` to who does not sit, `forbidden` to who does not preside or has not put it, `transition_refused`,
 * `conflict_open`, `too_many_requests`, and `stale_version` where it has ended, somebody answered or a document was withdrawn meanwhile: nothing is
 * published then.
 */
export async function issueAward(context: CaseContext, caseId: string, input: unknown): Promise<void> {
  const { clock, db, limits } = context;
  const seated = await enterPanel(context, caseId);
  const asked = parseInput(issueAwardSchema, input);
  requireInCase(seated, "resolve");
  requireMove(seated, "resolved", "in_progress");
  const found = await panelAwardOf(db, caseId, seated.people);
  if (!found || found.award.id !== asked.awardId) throw new AppError("stale_version");
  if (found.award.putBy !== seated.who.id) throw new AppError("forbidden");
  if (!found.documents.some(({ id }) => id === found.award.documentId)) throw refusedField("form", "case_award_gone");
  // Before any byte is copied; asked again of the case as it is when it is written.
  const documents = publishedWith(found, declare(seated, found, asked, clock().getTime()));
  await limits.count("change", seated.who);
  const copies: Published[] = [];
  try {
    for (const document of documents) copies.push(await publish(context, document));
    await changeCase(context, caseId, async (seen, now) => {
      requireInCase(seen, "resolve");
      requireMove(seen, "resolved", "in_progress");
      requireAccepted(seen.row.tribunalSize, seen.people);
      await requireConflictsSettled(context, seen, now);
      const current = await panelAwardOf(db, caseId, seen.people);
      if (current?.award.id !== found.award.id) throw new AppError("stale_version");
      const declared = declare(seen, current, asked, now);
      if (!isSame(publishedWith(current, declared), documents)) throw new AppError("stale_version");
      return ending(context, seen, { found, copies, declared }, now);
    });
  } catch (error) {
    const refused = isAwardEnded(error) ? new AppError("stale_version", { cause: error }) : error;
    // Where nobody knows whether they were filed, the sweep decides: by then it is known.
    if (refused instanceof AppError) await discardPublished(context, copies);
    throw refused;
  }
}

/** What is published: the award, and the opinions that its entry names. */
function publishedWith({ award, documents }: PanelAward, { members }: Declared): readonly PrivateDocument[] {
  const named = new Set([award.documentId, ...members.flatMap(({ opinion }) => opinion?.id ?? [])]);
  return documents.filter(({ id }) => named.has(id));
}

/** Whether the same documents are there still: one that was withdrawn meanwhile is not. */
const isSame = (now: readonly PrivateDocument[], copied: readonly PrivateDocument[]): boolean =>
  now.length === copied.length && copied.every(({ id }) => now.some((one) => one.id === id));

/** How the award is made with the answers of who sits now. */
function declare(
  seen: SeenCase,
  found: PanelAward,
  { absence, noMajority }: { absence: string; noMajority: string },
  now: number,
): Declared {
  const members = membersOf(seen, found, seen.who.id);
  const others = members.filter(({ seat }) => seat === "co");
  const bar = issueBar(others, { putAt: found.award.putAt, now, absence, noMajority });
  if (bar) throw refusedField(bar.field, bar.code);
  const by = madeBy(others);
  return { by, members: members.map((member) => declared(member, absence)), noMajority: by === "presiding" ? noMajority : "" };
}

const declared = ({ name, seat, answer, reason, opinion }: AwardMember, absence: string): Declared["members"][number] => ({
  name,
  seat,
  signed: answer === "signed",
  reason: answer === null ? absence : reason,
  opinion,
});

interface Issued {
  found: PanelAward;
  copies: readonly Published[];
  declared: Declared;
}

function ending({ db }: CaseContext, { row }: SeenCase, { found: { award }, copies, declared: made }: Issued, now: number) {
  const copyOf = (id: string | undefined) => copies.find(({ original }) => original === id)?.said ?? null;
  const published = copyOf(award.documentId);
  const members = made.members.map(({ opinion, ...member }) => ({ ...member, opinion: copyOf(opinion?.id) }));
  const details = {
    status: ["in_progress", "resolved"],
    outcome: award.outcome || null,
    award: published,
    declared: { by: made.by, members, noMajority: made.noMajority },
  };
  return {
    acts: [...copies.map(({ act }) => act), { type: "status_changed" as const, details }],
    statements: [
      ...copies.map(({ filing }) => filing(now)),
      endingAward(db, award, now),
      changingCase(db, row.id, {
        status: "resolved" as const,
        outcome: award.outcome || null,
        awardDocumentId: published?.id ?? null,
        resolvedAt: now,
        resolvedMonth: officeMonth(new Date(now)),
      }),
    ],
    result: undefined,
  };
}
