/**
 * Bundles of a case as one reader has them. A draft is its makers' alone; a final bundle is for everyone who sees every document in it, and while our
 * office holds it back for the office alone, asked again each time. Anyone else gets the `not_found` of what is not there, and nothing counts it.
 */
import {
  type BundleRow,
  bundleById,
  caseWithBundles,
  type HeldRow,
  type ListedBundle,
  type SourceRow,
  type VolumeRow,
  volumesIn,
} from "#app/db/cases/case-bundles.repo.server.ts";
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import {
  type BundleHold,
  type BundleLine,
  type BundleRecord,
  type BundleSummary,
  type BundleTabs,
  type BundleVolume,
  type DraftPart,
  type HeldBundle,
  isTab,
  linesOf,
  type PartProblem,
  tabbed,
} from "#app/domain/case/bundles/bundle.ts";
import { knownOf } from "#app/domain/case/bundles/looked-at.ts";
import { type BundlePlan, filePath, isTooLarge, planOf } from "#app/domain/case/bundles/volumes.ts";
import { exhibitOf } from "#app/domain/case/exhibits/exhibits.ts";
import { type CaseRelation, mayInCase, maySee } from "#app/domain/case/permissions.ts";
import { AppError } from "#app/domain/errors.ts";
import { relationOf, type SignedIn, signedIn } from "#app/services/cases/case-access.server.ts";
import { rootOf, stateOf, versionsInForce } from "#app/services/cases/documents/case-document-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { TAKEN_IN } from "./pdf/taken-in.ts";

/** A document that everyone in the case sees: its first version, which has what is said of it, and the one in force. */
export interface SharedDocument {
  root: CaseDocumentRow;
  latest: CaseDocumentRow;
}

export interface SeenBundles {
  who: SignedIn;
  relation: CaseRelation;
  row: NonNullable<Awaited<ReturnType<typeof caseWithBundles>>>["row"];
  /** Every document that everyone in the case sees, withdrawn ones too, by its first version's id. */
  shared: ReadonlyMap<string, SharedDocument>;
  /** All of its documents by their own ids, earlier versions too. */
  documents: ReadonlyMap<string, CaseDocumentRow>;
  sources: ReadonlyMap<string, SourceRow>;
  /** Those that the reader may open. */
  bundles: ListedBundle[];
  /** What our office holds back, by a bundle's id. */
  held: ReadonlyMap<string, HeldRow>;
  /** Of that what the reader could open otherwise. */
  heldBack: HeldBundle[];
}

/** Throws `not_found` for who may not see the case. */
export async function seeBundles({ actor, clock, db }: ServiceContext, caseId: string): Promise<SeenBundles> {
  const who = signedIn(await actor());
  const found = await caseWithBundles(db, caseId);
  const relation = found && relationOf(found.people, who);
  if (!found || !relation) throw new AppError("not_found");
  const { row, bundles } = found;
  const now = clock().getTime();
  const sources = new Map(
    found.sources.flatMap(({ documentId, ...kept }) => {
      const known = knownOf(kept, now);
      return known ? [[documentId, { documentId, ...known }] as const] : [];
    }),
  );
  const held = new Map(found.held.map((one) => [one.bundleId, one]));
  const documents = new Map(found.documents.map((one) => [one.id, one]));
  const seen = { who, relation, row, shared: sharedAmong(found.documents), documents, sources, held };
  const heldBack = bundles.flatMap(({ id, title }): HeldBundle[] => {
    const hold = holdOf(seen, id);
    return hold && !mayOpenHeld(seen) ? [{ id, title, ...hold }] : [];
  });
  return { ...seen, bundles: bundles.filter((bundle) => mayOpen(seen, bundle)), heldBack };
}

export interface SeenBundle {
  seen: SeenBundles;
  bundle: BundleRow;
  /** Of one that is more than one PDF, those that are made. */
  volumes: VolumeRow[];
}

/** A bundle with its case, as its reader sees both. Throws `not_found`. */
export async function seeBundle(context: ServiceContext, id: string): Promise<SeenBundle> {
  signedIn(await context.actor());
  const [named] = await bundleById(context.db, id);
  if (!named) throw new AppError("not_found");
  const seen = await seeBundles(context, named.caseId);
  // What was read is what is shown: whether it may be is asked of the same row.
  if (named.state === "given_up" || !mayOpen(seen, listed(named))) throw new AppError("not_found");
  return { seen, bundle: named, volumes: named.plan === null ? [] : await volumesIn(context.db, named) };
}

/** A bundle as it is in a list. */
function listed({ lines, parts, ...row }: BundleRow): ListedBundle {
  return { ...row, documents: lines.filter((line) => !isTab(line)).length, holds: (parts ?? []).map(({ document }) => document) };
}

/** Of each document what everyone in the case sees: a version for some alone is not there. */
export function sharedAmong(documents: readonly CaseDocumentRow[]): Map<string, SharedDocument> {
  const open = documents.filter(({ audience }) => audience === "everyone");
  const newest = versionsInForce(open);
  const roots = new Map(open.map((row) => [row.id, row]));
  return new Map(
    open.flatMap((latest): [string, SharedDocument][] => {
      const root = roots.get(rootOf(latest));
      return root && newest.get(root.id) === latest.version ? [[root.id, { root, latest }]] : [];
    }),
  );
}

type Reader = Pick<SeenBundles, "who" | "relation" | "row" | "shared" | "held">;

function mayOpen(reader: Reader, bundle: ListedBundle): boolean {
  const { who, relation, shared, held } = reader;
  if (bundle.state === "draft") return maySee(relation, { audience: bundle.audience, authorId: bundle.createdBy }, who.id);
  if (held.has(bundle.id) && !mayOpenHeld(reader)) return false;
  return bundle.state === "final" && bundle.holds.every((document) => shared.has(document));
}

/** Who holds a bundle back opens it meanwhile. */
export const mayOpenHeld = ({ relation, row }: Pick<SeenBundles, "relation" | "row">): boolean =>
  mayInCase(relation, "hold_bundle", row.status);

function holdOf({ held }: Pick<SeenBundles, "held">, id: string): BundleHold | null {
  const row = held.get(id);
  return row ? { reason: row.reason, by: row.heldAs, at: new Date(row.heldAt).toISOString() } : null;
}

/** Whether somebody may change a draft, and make it final. */
export const mayChange = ({ relation, row }: Pick<SeenBundles, "relation" | "row">, bundle: BundleRow): boolean =>
  bundle.state === "draft" && mayInCase(relation, "bundle", row.status);

/** A document by what people call it. */
export const nameOf = ({ root, latest }: SharedDocument): string => exhibitOf(root) ?? latest.name;

/** The documents of a list as they are now, each with what is in its way. */
export function draftParts(
  { shared, sources }: Pick<SeenBundles, "shared" | "sources">,
  lines: readonly BundleLine[],
  tabs: BundleTabs,
): DraftPart[] {
  const numberOf = (document: string) => {
    const found = shared.get(document);
    return found ? exhibitOf(found.root) : null;
  };
  return tabbed(lines, tabs, numberOf).flatMap(({ document, tab, tabTitle }, at): DraftPart[] => {
    const found = shared.get(document);
    if (!found) return [];
    const { root, latest } = found;
    const { description, documentDate } = root;
    const { firstName, lastName } = latest.uploader;
    const source = sources.get(latest.id);
    const known = source?.state === "ready" ? source : null;
    const named = { tab, exhibit: exhibitOf(root), originalName: latest.name };
    const isFile = !TAKEN_IN.includes(latest.type) || isTooLarge(latest.size ?? 0, known);
    return [
      {
        document,
        documentId: latest.id,
        version: latest.version,
        tab,
        tabTitle,
        exhibit: named.exhibit,
        description,
        originalName: latest.name,
        documentDate,
        filedBy: `${firstName} ${lastName}`.trim(),
        sha256: latest.sha256 ?? "",
        size: latest.size ?? 0,
        from: null,
        to: null,
        pages: known && !isFile ? known.pages : null,
        problem: problemOf(latest, isFile ? undefined : source),
        ...(isFile ? { file: filePath(at + 1, named) } : {}),
      },
    ];
  });
}

/** What a draft makes of its documents as they are now. */
export const draftPlan = (seen: Pick<SeenBundles, "shared" | "sources">, { lines, tabs }: Pick<BundleRow, "lines" | "tabs">): BundlePlan =>
  planOf(draftParts(seen, lines, tabs), (documentId) => seen.sources.get(documentId)?.weight ?? 0);

function problemOf(latest: CaseDocumentRow, source: SourceRow | undefined): PartProblem | null {
  const state = stateOf(latest);
  if (state !== "filed") return state;
  return source && source.state !== "ready" ? source.state : null;
}

/** Of a list as it is shown: how many documents it has, and of a final one its PDF. */
export const toSummary = (seen: Pick<SeenBundles, "held">, bundle: ListedBundle): BundleSummary => ({
  id: bundle.id,
  title: bundle.title,
  state: bundle.state === "final" ? "final" : "draft",
  documents: bundle.documents,
  pages: bundle.pages,
  isArchive: bundle.state === "final" && bundle.plan !== null,
  size: bundle.size,
  sha256: bundle.sha256,
  by: bundle.changedAs,
  at: new Date(bundle.changedAt).toISOString(),
  held: holdOf(seen, bundle.id),
});

export const toVolume = ({ number, name, first, pages, size, sha256 }: VolumeRow): BundleVolume => ({
  number,
  name,
  first,
  pages,
  size,
  sha256,
});

export function toRecord({ seen, bundle, volumes }: SeenBundle): BundleRecord {
  const { tabs } = bundle;
  const isFinal = bundle.state === "final";
  const final = (bundle.parts ?? []).map(
    (part): DraftPart => ({ ...part, pages: pagesOf(part), problem: withdrawnSince(seen, part.document) }),
  );
  return {
    ...toSummary(seen, listed(bundle)),
    tabs,
    // Of a final bundle only what its PDF shows: neither what its makers left unused, nor how often they changed it.
    version: isFinal ? 1 : bundle.version,
    lines: isFinal ? linesOf(bundle.parts ?? [], tabs) : bundle.lines,
    parts: isFinal ? final : draftPlan(seen, bundle).parts,
    volumes: volumes.map(toVolume),
    mayChange: mayChange(seen, bundle),
    mayHold: isFinal && mayOpenHeld(seen),
  };
}

const pagesOf = ({ from, to }: Pick<DraftPart, "from" | "to">) => (from === null || to === null ? null : to - from + 1);

/** A final bundle stays as it was, and says what was withdrawn since. */
function withdrawnSince({ shared }: SeenBundles, document: string): PartProblem | null {
  const latest = shared.get(document)?.latest;
  return latest && stateOf(latest) === "withdrawn" ? "withdrawn" : null;
}
