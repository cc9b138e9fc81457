import type { BundleChoice, BundleSummary, HeldBundle } from "#app/domain/case/bundles/bundle.ts";
import { byPlace, exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { mayInCase } from "#app/domain/case/permissions.ts";
import { stateOf } from "#app/services/cases/documents/case-document-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type SeenBundles, seeBundles, toSummary } from "./case-bundles.server.ts";

export interface CaseBundles {
  caseNumber: string;
  title: string;
  bundles: BundleSummary[];
  /** Those that our office holds back: that it does, and why. */
  heldBack: HeldBundle[];
  /** Whether the reader may begin one. */
  mayBegin: boolean;
  /** What may be chosen, in the order of the case's folders. */
  choices: BundleChoice[];
}

/** The bundles of a case that the caller may open, oldest first. Throws `not_found`. */
export async function listBundles(context: ServiceContext, caseId: string): Promise<CaseBundles> {
  const seen = await seeBundles(context, caseId);
  const { row, relation, bundles, heldBack } = seen;
  return {
    caseNumber: row.caseNumber,
    title: row.title,
    bundles: bundles.map((bundle) => toSummary(seen, bundle)),
    heldBack,
    mayBegin: mayInCase(relation, "bundle", row.status),
    choices: choicesIn(seen),
  };
}

/** What everyone in the case sees and is served, folder by folder in their order. */
export function choicesIn({ shared }: Pick<SeenBundles, "shared">): BundleChoice[] {
  return [...shared.values()]
    .filter(({ latest }) => stateOf(latest) === "filed" || stateOf(latest) === "waiting")
    .map(({ root, latest }) => ({ root, latest, folder: root.folder, position: root.position, createdAt: latest.createdAt, id: root.id }))
    .sort(byPlace)
    .map(({ root, latest }) => ({ document: root.id, exhibit: exhibitOf(root), description: root.description, originalName: latest.name }));
}
