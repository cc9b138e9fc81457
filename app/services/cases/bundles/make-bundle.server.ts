/** The PDFs of a bundle, of the documents as they are now: one, or one volume of several. */
import type { BundleRow } from "#app/db/cases/case-bundles.repo.server.ts";
import { type BundlePart, type DraftPart, VOLUME_BYTES } from "#app/domain/case/bundles/bundle.ts";
import { type BundlePlan, FILES_BYTES, MOST_VOLUMES } from "#app/domain/case/bundles/volumes.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { indexTexts } from "#app/i18n/portal/bundles/index-texts.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { draftPlan, nameOf, type SeenBundles } from "./case-bundles.server.ts";
import { bytesOf, lookAtSources } from "./look-at-sources.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import { type BundleHead, type Composed, composeBundle, SourceDamaged, type Volume } from "./pdf/compose.server.ts";
import type { IndexTexts } from "./pdf/index-pages.ts";
import { placeVolumes } from "./pdf/place-volumes.server.ts";

const MB = 1024 * 1024;

/** What is in the way of making it: each document by its name, else what it is too large by. */
export function issuesOf({ parts, volumes }: Pick<BundlePlan, "parts" | "volumes">): Issue[] {
  if (parts.length === 0) return [{ field: "lines", code: "case_bundle_empty" }];
  const named = parts.flatMap(({ problem, exhibit, originalName }): Issue[] =>
    problem === null ? [] : [{ field: "lines", code: `case_bundle_part_${problem}`, name: exhibit ?? originalName }],
  );
  if (named.length > 0) return named;
  const bytes = (isFile: boolean) => parts.reduce((sum, { file, size }) => sum + ((file !== undefined) === isFile ? size : 0), 0);
  // Refused by its size without a look at any of it.
  const count = Math.max(volumes.length, Math.ceil(bytes(false) / VOLUME_BYTES));
  if (count > MOST_VOLUMES) return [{ field: "lines", code: "case_bundle_volumes", name: String(count) }];
  const next = bytes(true);
  return next > FILES_BYTES ? [{ field: "lines", code: "case_bundle_files", name: String(Math.ceil(next / MB)) }] : [];
}

/** What is made of a draft, and what is written around its documents. */
export interface Prepared {
  plan: BundlePlan;
  head: BundleHead;
  texts: IndexTexts;
}

/**
 * What a bundle is to be made of; null while documents of it are still to be looked at, of which one request takes as many as make a volume. Throws
 * `invalid_input` on `lines`, naming each document that cannot be put in, before anything is made.
 */
export async function prepareBundle(context: ServiceContext, seen: SeenBundles, bundle: BundleRow): Promise<Prepared | null> {
  const before = issuesOf(draftPlan(seen, bundle));
  if (before.length > 0) throw new AppError("invalid_input", { issues: before });
  const sources = await lookAtSources(context, seen, bundle.lines);
  const plan = draftPlan({ ...seen, sources }, bundle);
  const issues = issuesOf(plan);
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  if (plan.waiting > 0) return null;
  const { row } = seen;
  const head = { title: bundle.title, caseNumber: row.caseNumber, caseTitle: row.title, locale: bundle.locale };
  return { plan, head, texts: indexTexts(await createPageI18n(bundle.locale)) };
}

const barePart = ({ pages: _pages, problem: _problem, ...part }: DraftPart): BundlePart => part;

/** Makes one PDF of a bundle that is no more, or the `volume` of one that is. Throws `invalid_input`, and `unavailable` where bytes are missing. */
export async function makeOf(
  context: ServiceContext,
  { shared }: Pick<SeenBundles, "shared">,
  { plan, head, texts }: Prepared,
  volume?: Volume,
): Promise<Composed> {
  const own = volume ? volume.listed.filter((part) => part.volume === volume.number) : plan.parts.map(barePart);
  const sources = own.flatMap((part) => {
    const latest = shared.get(part.document)?.latest;
    return latest ? [{ part, type: latest.type, open: () => bytesOf(context, latest) }] : [];
  });
  try {
    return await composeBundle(head, sources, texts, volume);
  } catch (error) {
    const found = error instanceof SourceDamaged ? shared.get(error.document) : undefined;
    if (!found) throw error;
    // Its pages could be counted and not copied.
    console.error(loggable(error));
    throw new AppError("invalid_input", { issues: [{ field: "lines", code: "case_bundle_part_damaged", name: nameOf(found) }] });
  }
}

/** Where the documents of a bundle that is more than one PDF lie in its volumes. */
export const placedOf = ({ plan, head, texts }: Prepared) =>
  placeVolumes(
    head,
    plan.parts.map((part) => ({ part: barePart(part), pages: part.pages ?? 0 })),
    { of: plan.volumes.length, texts },
  );

/**
 * Makes the PDF of a draft, or one of its volumes; nothing is written. Throws as `prepareBundle`, `unavailable` where bytes are missing,
 * `too_many_requests` (`detail.busy`) while documents are still to be looked at or another is being made, `not_found` for a volume that it has not, and `invalid_input` (`case_bundle_in_volumes`) where it has
 * several and none is named.
 */
export function makePdf(context: CaseContext, seen: SeenBundles, bundle: BundleRow, number: number | null): Promise<Composed> {
  return oneAtATime(context, async () => {
    const prepared = await prepareBundle(context, seen, bundle);
    if (!prepared) throw new AppError("too_many_requests", { detail: { retryAfter: 1, busy: true } });
    if (number === null && prepared.plan.isArchive)
      throw new AppError("invalid_input", { issues: [{ field: "lines", code: "case_bundle_in_volumes" }] });
    if (number === null) return makeOf(context, seen, prepared);
    const volume = prepared.plan.isArchive ? (await placedOf(prepared)).volumes.find((one) => one.number === number) : undefined;
    if (!volume) throw new AppError("not_found");
    return makeOf(context, seen, prepared, volume);
  });
}
