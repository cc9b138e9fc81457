/** Drafts of bundles: begun, changed and given up, each in one statement that asks itself whether it still may. */
import { beginningBundle, changingBundle } from "#app/db/cases/case-bundles.repo.server.ts";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import {
  bundleVersionSchema,
  issuesOfLines,
  type ReadBundle,
  readBundleChange,
  readNewBundle,
} from "#app/domain/case/bundles/read-bundle.ts";
import { filerOf } from "#app/domain/case/room.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SignedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { nameOf, type SeenBundles, seeBundle, seeBundles, toRecord } from "./case-bundles.server.ts";
import { lookAtSaved, lookAtSources } from "./look-at-sources.server.ts";
import { discardMade } from "./made-objects.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";

/** Begins a draft, its makers' alone. Throws `invalid_input`, `not_found`, `forbidden`, `transition_refused` and `too_many_requests`. */
export async function beginBundle(context: CaseContext, caseId: string, input: unknown): Promise<BundleRecord> {
  const { clock, db, limits } = context;
  const seen = await seeBundles(context, caseId);
  requireInCase(seen, "bundle");
  const read = readNewBundle(input);
  requireDocuments(seen, read);
  await limits.countBundle(seen.who);
  const { who } = seen;
  const id = newId();
  const row = {
    ...read,
    id,
    caseId,
    audience: filerOf(seen.relation),
    locale: who.locale,
    createdBy: who.id,
    createdAt: clock().getTime(),
    changedAs: calledNow(who),
  };
  if ((await beginningBundle(db, row)).length === 0) {
    requireInCase(await seeBundles(context, caseId), "bundle");
    throw refusedField("title", "case_bundle_drafts_full");
  }
  await lookAtSaved(context, seen, read.lines);
  return record(context, id);
}

/**
 * Changes a draft at the version that its writer saw. Throws as `beginBundle`, and `stale_version` where somebody else of its makers was faster or it
 * is final by now.
 */
export async function changeBundle(context: CaseContext, id: string, input: unknown): Promise<BundleRecord> {
  const { db, limits } = context;
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "bundle");
  const { version, ...read } = readBundleChange(input);
  requireDocuments(seen, read);
  await limits.countBundle(seen.who);
  const changed = await changingBundle(db, { id, version }, { ...read, ...byNow(context, seen.who) });
  if (changed.length === 0) throw new AppError("stale_version", { detail: { version: bundle.version } });
  await lookAtSaved(context, seen, read.lines);
  return record(context, id);
}

/**
 * Looks at those documents of a draft that nobody has looked at yet, as many as make a volume; what it makes of them is then known. Throws as
 * `giveUpBundle`, and `too_many_requests` (`detail.busy`) where another is at it.
 */
export async function lookOn(context: CaseContext, id: string): Promise<void> {
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "bundle");
  await context.limits.countBundle(seen.who);
  await oneAtATime(context, () => lookAtSources(context, seen, bundle.lines));
}

/** Takes a draft away at the version that was seen; a final bundle stays. Throws as `changeBundle`. */
export async function giveUpBundle(context: CaseContext, id: string, input: unknown): Promise<void> {
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "bundle");
  const { version } = parseInput(bundleVersionSchema, input);
  const ended = await changingBundle(context.db, { id, version }, { state: "given_up", ...byNow(context, seen.who) });
  if (ended.length === 0) throw new AppError("stale_version", { detail: { version: bundle.version } });
  // What a try to make it final has left.
  if (bundle.objectKey) await discardMade(context, id, bundle.objectKey);
}

const record = async (context: CaseContext, id: string): Promise<BundleRecord> => toRecord(await seeBundle(context, id));

/** How somebody is called at this moment. */
export const calledNow = ({ firstName, lastName }: Pick<SignedIn, "firstName" | "lastName">): string => `${firstName} ${lastName}`.trim();

const byNow = ({ clock }: CaseContext, who: SignedIn) => ({ changedBy: who.id, changedAs: calledNow(who), changedAt: clock().getTime() });

/** What is another case's, private to somebody or not there at all is refused alike. */
function requireDocuments({ shared }: SeenBundles, { lines }: ReadBundle): void {
  const [issue] = issuesOfLines(lines, (document) => {
    const found = shared.get(document);
    return found ? nameOf(found) : null;
  });
  if (issue) throw new AppError("invalid_input", { issues: [issue] });
}
