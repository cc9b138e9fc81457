/** A bundle's PDF, of the documents as they are now. */
import type { BundleRow, SourceRow } from "#app/db/cases/case-bundles.repo.server.ts";
import { BUNDLE_BYTES, BUNDLE_PAGES, BUNDLE_WEIGHT, type BundlePart, type DraftPart } from "#app/domain/case/bundles/bundle.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { indexTexts } from "#app/i18n/portal/bundles/index-texts.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { draftParts, nameOf, type SeenBundles } from "./case-bundles.server.ts";
import { bytesOf, lookAtSources } from "./look-at-sources.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import { type Composed, composeBundle, SourceDamaged } from "./pdf/compose.server.ts";

const MB = 1024 * 1024;

/** What is in the way of making it: each document by its name, else what it is too large by. */
export function issuesOf(parts: readonly DraftPart[], sources: ReadonlyMap<string, SourceRow>): Issue[] {
  if (parts.length === 0) return [{ field: "lines", code: "case_bundle_empty" }];
  const named = parts.flatMap(({ problem, exhibit, originalName }): Issue[] =>
    problem === null ? [] : [{ field: "lines", code: `case_bundle_part_${problem}`, name: exhibit ?? originalName }],
  );
  if (named.length > 0) return named;
  const [bytes, pages] = [sum(parts, ({ size }) => size), sum(parts, (part) => part.pages ?? 0)];
  if (bytes > BUNDLE_BYTES) return [{ field: "lines", code: "case_bundle_bytes", name: String(Math.ceil(bytes / MB)) }];
  if (pages > BUNDLE_PAGES) return [{ field: "lines", code: "case_bundle_pages", name: String(pages) }];
  const weight = sum(parts, ({ documentId }) => sources.get(documentId)?.weight ?? 0);
  return weight > BUNDLE_WEIGHT ? [{ field: "lines", code: "case_bundle_heavy" }] : [];
}

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);

/** What a bundle would be made of. Throws `invalid_input` on `lines`, naming each document that cannot be put in, before anything is made. */
export async function partsToMake(context: ServiceContext, seen: SeenBundles, bundle: BundleRow): Promise<BundlePart[]> {
  // Refused by its size without a look at any of it.
  const before = issuesOf(draftParts(seen, bundle.lines, bundle.tabs), seen.sources);
  if (before.length > 0) throw new AppError("invalid_input", { issues: before });
  const sources = await lookAtSources(context, seen, bundle.lines);
  const parts = draftParts({ ...seen, sources }, bundle.lines, bundle.tabs);
  const issues = issuesOf(parts, sources);
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
  return parts.map(({ pages: _pages, problem: _problem, ...part }) => part);
}

/** Makes its PDF; nothing is written. Throws as `partsToMake`, and `unavailable` where bytes are missing or another is being made. */
export function makePdf(context: ServiceContext, seen: SeenBundles, bundle: BundleRow): Promise<Composed> {
  return oneAtATime(context, () => makeAlone(context, seen, bundle));
}

async function makeAlone(context: ServiceContext, seen: SeenBundles, bundle: BundleRow): Promise<Composed> {
  const parts = await partsToMake(context, seen, bundle);
  const { row, shared } = seen;
  const sources = parts.flatMap((part) => {
    const latest = shared.get(part.document)?.latest;
    return latest ? [{ part, type: latest.type, open: () => bytesOf(context, latest) }] : [];
  });
  const head = { title: bundle.title, caseNumber: row.caseNumber, caseTitle: row.title, locale: bundle.locale };
  try {
    return await composeBundle(head, sources, indexTexts(await createPageI18n(bundle.locale)));
  } catch (error) {
    const found = error instanceof SourceDamaged ? shared.get(error.document) : undefined;
    if (!found) throw error;
    // Its pages could be counted and not copied.
    console.error(loggable(error));
    throw new AppError("invalid_input", { issues: [{ field: "lines", code: "case_bundle_part_damaged", name: nameOf(found) }] });
  }
}
