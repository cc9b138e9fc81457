/** A case along its statuses (specification, section 4 "Case status"; rulings, "Cases"), and what is said of it corrected. */

import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { changingCase, changingPerson } from "#app/db/cases/cases.repo.server.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { editSchema, reopenSchema, resolveSchema } from "#app/domain/case/changes.ts";
import { canMoveCase } from "#app/domain/case/status.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { requireVersion } from "./assignments.server.ts";
import { requireInCase, type SeenCase } from "./case-access.server.ts";
import { officeMonth } from "./case-lists.server.ts";
import type { CaseWrites } from "./case-writes.server.ts";
import type { CaseService } from "./cases.server.ts";

export interface CaseMoves {
  /** Title and description. */
  edit(caseId: string, input: unknown): Promise<void>;
  /** "Start Review": to `in_progress`; who had not answered the assignment accepts it by this. */
  start(caseId: string, version?: number): Promise<void>;
  /** With an outcome, or a document that everyone may see as the award. Throws `invalid_input`. */
  resolve(caseId: string, input: unknown): Promise<void>;
  /** For administrators, with a reason. */
  reopen(caseId: string, input: unknown): Promise<void>;
  /** To the status named, as `PATCH /api/cases/{id}` asks. Throws `transition_refused`. */
  move(
    caseId: string,
    to: CaseStatus,
    more: { reason?: string; outcome?: string; awardDocumentId?: string; version?: number },
  ): Promise<CaseRecord>;
}

export function createCaseMoves({ db }: ServiceContext, writes: CaseWrites, cases: Pick<CaseService, "get">): CaseMoves {
  const moves: CaseMoves = {
    async edit(caseId, input) {
      const { title, description, version } = parseInput(editSchema, input);
      await writes.write(caseId, (seen) => {
        requireInCase(seen, "edit");
        requireVersion(seen, version);
        const { row } = seen;
        const changes = {
          ...(row.title === title ? {} : { title: [row.title, title] }),
          ...(row.description === description ? {} : { description: [row.description, description] }),
        };
        if (Object.keys(changes).length === 0) return { acts: [], result: undefined };
        return {
          acts: [{ type: "case_edited", details: changes }],
          statements: [changingCase(db, caseId, { title, description })],
          result: undefined,
        };
      });
    },
    async start(caseId, version) {
      await writes.write(caseId, (seen, now) => {
        requireInCase(seen, "start_review");
        requireVersion(seen, version);
        requireMove(seen, "in_progress", "assigned");
        const proposed = seen.people.find(
          ({ capacity, state, userId }) => capacity === "arbitrator" && state === "invited" && userId === seen.who.id,
        );
        const arbitrator = `${seen.who.firstName} ${seen.who.lastName}`.trim();
        return {
          acts: [
            ...(proposed ? [{ type: "arbitrator_accepted" as const, details: { arbitrator } }] : []),
            { type: "status_changed", details: { status: ["assigned", "in_progress"] } },
          ],
          statements: [
            ...(proposed ? [changingPerson(db, proposed.id, { state: "active", answeredAt: now })] : []),
            changingCase(db, caseId, { status: "in_progress" }),
          ],
          result: undefined,
        };
      });
    },
    async resolve(caseId, input) {
      const { outcome, awardDocumentId, version } = parseInput(resolveSchema, input);
      await writes.write(caseId, async (seen, now) => {
        requireInCase(seen, "resolve");
        requireVersion(seen, version);
        requireMove(seen, "resolved", "in_progress");
        if (!outcome && !awardDocumentId) throw refusedField("outcome", "case_outcome_required");
        const award = awardDocumentId ? await awardOf(caseId, awardDocumentId) : null;
        return {
          acts: [{ type: "status_changed", details: { status: ["in_progress", "resolved"], outcome: outcome || null, award } }],
          statements: [
            changingCase(db, caseId, {
              status: "resolved",
              outcome: outcome || null,
              awardDocumentId: award?.id ?? null,
              resolvedAt: now,
              resolvedMonth: officeMonth(new Date(now)),
            }),
          ],
          result: undefined,
        };
      });
    },
    async reopen(caseId, input) {
      const { reason, version } = parseInput(reopenSchema, input);
      await writes.write(caseId, (seen) => {
        requireInCase(seen, "reopen");
        requireVersion(seen, version);
        requireMove(seen, "in_progress", "resolved");
        return {
          acts: [{ type: "status_changed", details: { status: ["resolved", "in_progress"], reason, outcome: seen.row.outcome } }],
          statements: [
            // What was decided stays in the record; the case itself is undecided again.
            changingCase(db, caseId, {
              status: "in_progress",
              outcome: null,
              awardDocumentId: null,
              resolvedAt: null,
              resolvedMonth: null,
            }),
          ],
          result: undefined,
        };
      });
    },
    async move(caseId, to, { reason, outcome, awardDocumentId, version }) {
      const { status } = await cases.get(caseId);
      if (to === "resolved") await moves.resolve(caseId, { outcome, awardDocumentId, version });
      else if (to === "in_progress" && status === "resolved") await moves.reopen(caseId, { reason: reason ?? "", version });
      else if (to === "in_progress") await moves.start(caseId, version);
      // Assigning names an arbitrator; the rest is moved by no name.
      else throw new AppError("transition_refused");
      return cases.get(caseId);
    },
  };
  return moves;

  async function awardOf(caseId: string, documentId: string) {
    const found = (await documentsOfCase(db, caseId)).find(({ id }) => id === documentId);
    const isAward = found && found.audience === "everyone" && found.withdrawnAt === null && found.scan !== "quarantined";
    if (!isAward) throw refusedField("awardDocumentId", "case_award_unknown");
    return { id: found.id, name: found.name, sha256: found.sha256 };
  }
}

function requireMove({ row }: Pick<SeenCase, "row">, to: CaseStatus, from: CaseStatus): void {
  if (row.status !== from || !canMoveCase(row.status, to)) throw new AppError("transition_refused");
}
