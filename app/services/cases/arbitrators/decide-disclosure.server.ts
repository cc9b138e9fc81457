import { findPerson } from "#app/db/accounts/people.repo.server.ts";
import { changingDisclosure, type DisclosureRow, disclosureById } from "#app/db/cases/conflicts.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { decisionSchema } from "#app/domain/case/changes.ts";
import { REMARKS_MS } from "#app/domain/case/conflicts/conflicts.ts";
import { holderOf, isSeated, seatAsked } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import { type CaseAct, type CaseChange, changeCase } from "#app/services/cases/change-case.server.ts";
import { shownDecision } from "#app/services/cases/disclosures/shown-disclosures.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type AssignOutcome, planAssignment } from "./assignments.server.ts";
import { withLeftOver } from "./conflict-check.server.ts";

/** Clears what was disclosed and assigns, or refuses. For administrators, with a written reason. */
export async function decideDisclosure(
  context: ServiceContext,
  caseId: string,
  id: string,
  input: unknown,
): Promise<AssignOutcome | { outcome: "refused" }> {
  const { db } = context;
  const { decision, reason, replaces } = parseInput(decisionSchema, input);
  return changeCase(context, caseId, async (seen, now): Promise<CaseChange<AssignOutcome | { outcome: "refused" }>> => {
    requireInCase(seen, "assign");
    const [row] = await disclosureById(db, id);
    if (!row || row.caseId !== caseId) throw new AppError("not_found");
    if (row.decision !== null || (decision === "cleared" && row.answer !== "disclosed")) throw new AppError("transition_refused");
    const [asked] = await findPerson(db, row.arbitratorId);
    const arbitrator = `${asked?.firstName ?? ""} ${asked?.lastName ?? ""}`.trim();
    const sits = seen.people.some((one) => isSeated(one) && one.userId === row.arbitratorId);
    // What concerns who decides the case already is shown either way; of who is not assigned the sides learn nothing.
    const deciding = (isShown: boolean) => decisionOn(db, row, { decision, reason }, { by: seen.who.id, arbitrator, isShown, now });
    if (decision === "refused") return { ...deciding(sits && row.answer === "disclosed"), result: { outcome: "refused" } };
    if (sits) {
      const cleared = { ...deciding(true), result: { outcome: "assigned" } as const };
      const checked = asked && { id: asked.id, name: arbitrator, email: asked.email, locale: asked.locale };
      return checked ? withLeftOver(db, seen, row, checked, cleared, now) : cleared;
    }
    const plan = await seating(context, seen, row, { reason, replaces }, now);
    // Where something else is open this is cleared all the same, and shown once they are seated: no question waits for another.
    const { acts, statements } = deciding(plan.result.outcome === "assigned");
    return { ...plan, acts: [...acts, ...plan.acts], statements: [...statements, ...(plan.statements ?? [])] };
  });
}

/** The decision with its entry: for everyone where the sides are shown what was disclosed, and for the office alone where not. */
function decisionOn(
  db: Database,
  row: DisclosureRow,
  { decision, reason }: { decision: "cleared" | "refused"; reason: string },
  { by, arbitrator, isShown, now }: { by: string; arbitrator: string; isShown: boolean; now: number },
): { acts: CaseAct[]; statements: Statement[] } {
  const remarksUntil = isShown ? now + REMARKS_MS : null;
  const act: CaseAct =
    remarksUntil === null
      ? { type: "disclosure_decided", audience: "office", details: { disclosureId: row.id, arbitrator, decision, reason } }
      : { type: "disclosure_decided", details: shownDecision({ ...row, decision, reason }, arbitrator, remarksUntil) };
  return { acts: [act], statements: [changingDisclosure(db, row.id, { decision, reason, decidedBy: by, decidedAt: now, remarksUntil })] };
}

/**
 * What seats who is cleared. Only who was to be replaced when they were asked, or whom the office saw in the seat now, loses it. The
 * form of a decision has no field for what an assignment may be refused for.
 */
async function seating(
  context: ServiceContext,
  seen: SeenCase,
  row: DisclosureRow,
  { reason, replaces }: { reason: string; replaces: string | undefined },
  now: number,
): Promise<CaseChange<AssignOutcome>> {
  const seat = seatAsked(row.seat, seen.row.tribunalSize);
  const present = holderOf(seen.people, seat);
  const toReplace = present && seat === row.seat && present.createdAt < row.askedAt ? (present.userId ?? "") : "";
  const assignment = { arbitratorId: row.arbitratorId, seat, reason, replaces: replaces ?? toReplace };
  try {
    return await planAssignment(context, seen, assignment, now, [row]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid_input") throw error;
    throw new AppError("invalid_input", { issues: error.issues.map((issue) => ({ ...issue, field: "form" })) });
  }
}
