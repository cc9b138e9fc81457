/** An award that is before a panel, as its members see it: nobody else learns that there is one before it is issued. */
import {
  type AwardRow,
  answersOf,
  documentsNamed,
  openAwardOf,
  type PrivateDocument,
  type SignatureRow,
} from "#app/db/cases/panel-awards.repo.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { AwardMember } from "#app/domain/case/tribunal/declared.ts";
import { titleOf, tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { AppError } from "#app/domain/errors.ts";
import { nameOf } from "#app/services/cases/arbitrators/assignments.server.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import { enterChambers, type Seated } from "#app/services/cases/tribunal/chambers.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

/** What is before a panel: the award, the answers of who sits, and the documents that both name and nobody has withdrawn. */
export interface PanelAward {
  award: AwardRow;
  answers: readonly SignatureRow[];
  documents: readonly PrivateDocument[];
}

/** Who enters the chambers of a panel of three. Throws `not_found` to everybody else, also to a sole arbitrator. */
export async function enterPanel(context: ServiceContext, caseId: string): Promise<Seated> {
  const seated = await enterChambers(context, caseId);
  if (seated.row.tribunalSize !== 3) throw new AppError("not_found");
  return seated;
}

/** Null while nothing is before the panel. An answer of who sits no more is not read, and its opinion not published. */
export async function panelAwardOf(db: Database, caseId: string, people: SeenCase["people"]): Promise<PanelAward | null> {
  const [[award], answers] = await db.batch([openAwardOf(db, caseId), answersOf(db, caseId)]);
  if (!award) return null;
  const sitting = new Set(tribunalOf(people).flatMap(({ state, userId }) => (state === "active" ? (userId ?? []) : [])));
  const own = answers.filter(({ awardId, userId }) => awardId === award.id && sitting.has(userId));
  const ids = [award.documentId, ...own.flatMap(({ opinionId }) => opinionId ?? [])];
  const named = await documentsNamed(db, caseId, ids);
  return { award, answers: own, documents: named.filter(({ withdrawnAt, scan }) => withdrawnAt === null && scan !== "quarantined") };
}

/** The members who sit, who presides first; of who has put the award the answer is that they sign it. */
export function membersOf(
  { people, row }: Pick<SeenCase, "people" | "row">,
  { award, answers, documents }: PanelAward,
  me: string,
): AwardMember[] {
  return tribunalOf(people).map((place) => {
    const given = answers.find(({ userId }) => userId === place.userId);
    const opinion = documents.find(({ id }) => id === given?.opinionId);
    return {
      name: nameOf(place),
      seat: titleOf(place.seat ?? "co_1", row.tribunalSize),
      me: place.userId === me,
      answer: place.userId === award.putBy ? "signed" : (given?.answer ?? null),
      reason: given?.answer === "refused" ? given.reason : "",
      askedAt: Math.max(award.putAt, place.answeredAt ?? 0),
      opinion: opinion ? { id: opinion.id, name: opinion.name } : null,
    };
  });
}

/** Whether a document of their own may be put to the panel, or published as an opinion: one that they alone read, scanned, not withdrawn. */
export const isOwnPrivate = (document: PrivateDocument, userId: string): boolean =>
  document.audience === "arbitrator" &&
  document.uploadedBy === userId &&
  document.withdrawnAt === null &&
  (document.scan === "off" || document.scan === "clean");
