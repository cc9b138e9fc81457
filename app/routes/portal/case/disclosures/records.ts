/** Disclosures as the case's page shows them; what a reader may not see is already taken out (`services/cases/lifecycle/open-case-file.server.ts`). */
import type { Services } from "#app/context.ts";
import { type ChallengeDecision, type OpenConflict, openConflicts, type RemarkKind } from "#app/domain/case/conflicts/conflicts.ts";
import { holderOf, type SeatTitle, seatAsked, titleOf, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import type { Side } from "#app/domain/case/vocabulary.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import type { ShownHit } from "./hit-list.tsx";

type CaseFile = Awaited<ReturnType<Services["caseFiles"]["open"]>>;

export interface RemarkView {
  id: string;
  kind: RemarkKind;
  side: Side;
  by: string;
  /** ISO 8601. */
  at: string;
  remark: string;
  /** Of a challenge. */
  decided: { decision: ChallengeDecision; reason: string; by: string } | null;
}

export interface ConflictView {
  id: string;
  arbitrator: string;
  /** The slug of their published profile of the roster. */
  profile: string | null;
  /** What the seat is called that it is about. */
  seat: SeatTitle;
  /** Whether they decide the case, or are to. */
  assigned: boolean;
  /** Who would lose the seat to them now. */
  replaces: { id: string; name: string } | null;
  hits: ShownHit[];
  answer: "disclosed" | "declined" | null;
  disclosure: string | null;
  decision: "cleared" | "refused" | null;
  reason: string | null;
  /** ISO 8601; null where nobody may remark on it, or before. */
  remarksUntil: string | null;
  mayRemark: boolean;
  /** Whether that time runs. */
  remarksRun: boolean;
  remarks: RemarkView[];
}

/** `profiles`: slugs of the roster's published profiles, by account. */
export function conflictViews(
  { rows, may, case: { tribunalSize } }: Pick<CaseFile, "rows" | "may" | "case">,
  now: number,
  profiles: ReadonlyMap<string, string>,
): ConflictView[] {
  const sitting = tribunalOf(rows.people);
  return rows.disclosures.map((row) => {
    const { id, arbitrator, hits, answers, answer, disclosure, decision, reason, remarksUntil } = row;
    return {
      id,
      arbitrator: `${arbitrator.firstName} ${arbitrator.lastName}`.trim(),
      profile: profiles.get(row.arbitratorId) ?? null,
      seat: titleOf(row.seat, tribunalSize),
      assigned: sitting.some(({ userId }) => userId === row.arbitratorId),
      replaces: holding(holderOf(rows.people, seatAsked(row.seat, tribunalSize))),
      hits: (JSON.parse(hits) as ShownHit[]).map((hit, at) => ({ ...hit, ...answers?.[at] })),
      answer,
      disclosure,
      decision,
      reason,
      remarksUntil: remarksUntil === null ? null : new Date(remarksUntil).toISOString(),
      mayRemark: may.remark && remarksUntil !== null && now <= remarksUntil,
      remarksRun: remarksUntil !== null && now < remarksUntil,
      remarks: rows.remarks.filter(({ disclosureId }) => disclosureId === id).map(toRemark),
    };
  });
}

function holding(holder: CaseFile["rows"]["people"][number] | undefined): ConflictView["replaces"] {
  if (!holder?.userId) return null;
  return { id: holder.userId, name: holder.account ? fullName(holder.account) : holder.name };
}

/** What keeps the case from being resolved, as far as its page knows; asked again when it is (`requireConflictsSettled`). */
export function openOf({ rows, may }: Pick<CaseFile, "rows" | "may">, now: number): OpenConflict[] {
  if (!may.resolve) return [];
  const open = tribunalOf(rows.people).flatMap(({ userId, createdAt }) => {
    const shown = rows.disclosures.filter((row) => row.arbitratorId === userId);
    return openConflicts({ asked: shown.filter(({ askedAt }) => askedAt >= createdAt), shown, remarks: rows.remarks, now });
  });
  return [...new Set(open)];
}

function toRemark(row: CaseFile["rows"]["remarks"][number]): RemarkView {
  const { id, kind, side, madeAs, madeAt, remark, decision, reason, decidedAs } = row;
  const decided = decision && { decision, reason: reason ?? "", by: decidedAs ?? "" };
  return { id, kind, side, by: madeAs, at: new Date(madeAt).toISOString(), remark, decided };
}
