import {
  type BundleRow,
  bundleById,
  claimingObject,
  finalBundles,
  makingFinal,
  releasingObject,
} from "#app/db/cases/case-bundles.repo.server.ts";
import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { isBundleChanged } from "#app/db/errors.ts";
import { BUNDLE_LIMITS, type BundleRecord, linesOf, listText } from "#app/domain/case/bundles/bundle.ts";
import { bundleVersionSchema } from "#app/domain/case/bundles/read-bundle.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { sha256Of } from "#app/domain/case/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { draftParts, seeBundle, sharedAmong, toRecord } from "./case-bundles.server.ts";
import { calledNow } from "./change-bundle.server.ts";
import { makePdf } from "./make-bundle.server.ts";
import type { Composed } from "./pdf/compose.server.ts";

/**
 * Makes a draft final: its PDF is stored as it is, and its hash and the list's are an entry of the case, which everyone in it is notified of. From
 * here on it is everyone's and never altered. Throws `invalid_input` on `lines` for what cannot be put in, `stale_version` where somebody changed it
 * or a document of it meanwhile, `not_found`, `forbidden`, `transition_refused` and `too_many_requests`.
 */
export async function makeFinal(context: CaseContext, id: string, input: unknown): Promise<BundleRecord> {
  const { db, env, limits } = context;
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "bundle");
  const { version } = parseInput(bundleVersionSchema, input);
  requireDraft(bundle, version);
  await limits.countBundle(seen.who);
  const made = await makePdf(context, seen, bundle);
  const sha256 = await sha256Of(made.bytes);
  // A key of its own: of two who make it at once neither writes over, or takes away, the other's.
  const objectKey = `bundles/${bundle.caseId}/${id}/${newId()}`;
  if ((await claimingObject(db, bundle, objectKey)).length === 0) throw new AppError("stale_version", { detail: { version } });
  // What an earlier try has left, or another has put who makes it too and is refused by now.
  if (bundle.objectKey) await env.FILES.delete(bundle.objectKey);
  // R2 refuses bytes that are not those of the hash.
  await env.FILES.put(objectKey, made.bytes, { sha256 });
  try {
    await enter(context, bundle, { ...made, sha256, objectKey });
  } catch (error) {
    // Where nobody knows whether it was entered its bytes stay; what was refused goes.
    if (error instanceof AppError || isBundleChanged(error)) await takeBack(context, id, objectKey);
    if (isBundleChanged(error)) throw new AppError("stale_version", { cause: error });
    throw error;
  }
  const after = await seeBundle(context, id);
  return toRecord(after.seen, after.bundle);
}

/** Removes a PDF that was put for nothing: once its draft has let go of it, or is read to be final with another, so that no final bundle loses its own. */
async function takeBack({ db, env }: CaseContext, id: string, objectKey: string): Promise<void> {
  const released = await releasingObject(db, id, objectKey);
  const [row] = released.length > 0 ? [] : await bundleById(db, id);
  const isLeft = released.length > 0 || (row && (row.state === "given_up" || row.objectKey !== objectKey));
  if (isLeft) await env.FILES.delete(objectKey);
}

function requireDraft(bundle: BundleRow | undefined, version: number): asserts bundle is BundleRow {
  if (bundle?.state !== "draft" || bundle.version !== version)
    throw new AppError("stale_version", { detail: { version: bundle?.version } });
}

type Stored = Composed & { sha256: string; objectKey: string };

async function enter(context: CaseContext, bundle: BundleRow, { bytes, pages, parts, sha256, objectKey }: Stored): Promise<void> {
  const { db } = context;
  const { id, caseId, title, version, audience, createdBy } = bundle;
  const list = await sha256Hex(listText(parts));
  const size = bytes.byteLength;
  await changeCase(context, caseId, async (now: SeenCase, at) => {
    requireInCase(now, "bundle");
    const [[draft], documents, final] = await Promise.all([bundleById(db, id), documentsOfCase(db, caseId), finalBundles(db, caseId)]);
    requireDraft(draft, version);
    // What was withdrawn, replaced or described otherwise since it was read is no part of what was made.
    const current = draftParts({ shared: sharedAmong(documents), sources: new Map() }, draft.lines, draft.tabs);
    const unplaced = parts.map((part) => ({ ...part, from: null, to: null }));
    if (listText(current) !== listText(unplaced) || current.some(({ problem }) => problem !== null)) throw new AppError("stale_version");
    const own = final.filter((one) => one.audience === audience && (audience !== "arbitrator" || one.createdBy === createdBy));
    if (own.length >= BUNDLE_LIMITS.final) throw refusedField("title", "case_bundle_full");
    // From here on it is everyone's: a tab that its makers left unused is not.
    const made = { lines: linesOf(parts, draft.tabs), objectKey, size, pages, sha256, parts, madeOf: version };
    const details = { bundle: id, title, count: parts.length, pages, size, sha256, list };
    return {
      acts: [{ type: "bundle_made", details }],
      statements: [makingFinal(db, id, { ...made, changedBy: now.who.id, changedAs: calledNow(now.who), changedAt: at })],
      result: undefined,
    };
  });
}
