import {
  addingVolume,
  type BundleRow,
  bundleById,
  claimingObject,
  finalBundles,
  makingFinal,
  releasingObject,
} from "#app/db/cases/case-bundles.repo.server.ts";
import { documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { isBundleChanged } from "#app/db/errors.ts";
import {
  BUNDLE_LIMITS,
  type BundlePart,
  type BundleRecord,
  type BundleVolume,
  contentsText,
  linesOf,
  listText,
} from "#app/domain/case/bundles/bundle.ts";
import { bundleVersionSchema } from "#app/domain/case/bundles/read-bundle.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { sha256Of } from "#app/domain/case/record.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { archiveOf, sha256OfStream } from "./bundle-archive.server.ts";
import { draftParts, type SeenBundle, seeBundle, sharedAmong, toRecord, toVolume } from "./case-bundles.server.ts";
import { calledNow } from "./change-bundle.server.ts";
import { discardMade, volumeKey } from "./made-objects.server.ts";
import { makeOf, type Prepared, placedOf, prepareBundle } from "./make-bundle.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import type { BundleHead } from "./pdf/compose.server.ts";

/**
 * Makes a draft final: its PDF is stored as it is, and its hash and the list's are an entry of the case, which everyone in it is notified of. From
 * here on it is everyone's and never altered. Of a bundle that is more than one PDF each call does one step, and gives the draft as it is then: it looks
 * at documents, or makes one volume; the last one makes it final. Who was cut off calls again, and goes on where it ended. Throws `invalid_input` on
 * `lines` for what cannot be put in, `stale_version` where somebody changed it or a document of it meanwhile, `not_found`, `forbidden`,
 * `transition_refused`, `too_many_requests` and `unavailable`.
 */
export async function makeFinal(context: CaseContext, id: string, input: unknown): Promise<BundleRecord> {
  const found = await seeBundle(context, id);
  const { seen, bundle } = found;
  requireInCase(seen, "bundle");
  const { version } = parseInput(bundleVersionSchema, input);
  requireDraft(bundle, version);
  await context.limits.countBundle(seen.who);
  const made = await oneAtATime(context, () => nextStep(context, found));
  if (made) await finish(context, bundle, made);
  return toRecord(await seeBundle(context, id));
}

function requireDraft(bundle: BundleRow | undefined, version: number): asserts bundle is BundleRow {
  if (bundle?.state !== "draft" || bundle.version !== version)
    throw new AppError("stale_version", { detail: { version: bundle?.version } });
}

/** All that there is to be of a final bundle. */
interface Made {
  /** What is written around its documents. */
  head: BundleHead;
  parts: BundlePart[];
  pages: number;
  size: number;
  sha256: string;
  objectKey: string;
  /** Of one that is more than one PDF. */
  volumes?: BundleVolume[];
}

/** Does the next step; what is made once there is nothing left to do but to enter it, else null. */
async function nextStep(context: CaseContext, found: SeenBundle): Promise<Made | null> {
  const prepared = await prepareBundle(context, found.seen, found.bundle);
  if (!prepared) return null;
  return prepared.plan.isArchive ? nextVolume(context, found, prepared) : onePdf(context, found, prepared);
}

async function onePdf(context: CaseContext, { seen, bundle }: SeenBundle, prepared: Prepared): Promise<Made> {
  const { bytes, pages, parts } = await makeOf(context, seen, prepared);
  const sha256 = await sha256Of(bytes);
  const objectKey = await claim(context, bundle, null);
  // R2 refuses bytes that are not those of the hash.
  await context.env.FILES.put(objectKey, bytes, { sha256 });
  return { head: prepared.head, parts, pages, size: bytes.byteLength, sha256, objectKey };
}

/** Gives a draft a new place for what is made of it. A key of its own: of two who make it at once neither writes over, or takes away, the other's. */
async function claim(context: CaseContext, bundle: BundleRow, plan: string | null): Promise<string> {
  const objectKey = `bundles/${bundle.caseId}/${bundle.id}/${newId()}`;
  if ((await claimingObject(context.db, bundle, objectKey, plan)).length === 0)
    throw new AppError("stale_version", { detail: { version: bundle.version } });
  // What an earlier try has left, or another has put who makes it too and is refused by now.
  if (bundle.objectKey) await discardMade(context, bundle.id, bundle.objectKey);
  return objectKey;
}

/** Makes the first volume that is not there; once all are, gives them with the hash of the ZIP that they are in. */
async function nextVolume(context: CaseContext, found: SeenBundle, prepared: Prepared): Promise<Made | null> {
  const { seen, bundle } = found;
  const { parts, volumes } = await placedOf(prepared);
  // What was begun of other documents, or of the same described otherwise, is of no use.
  const plan = await sha256Hex(JSON.stringify([Object.values(prepared.head), listText(parts)]));
  const goesOn = bundle.plan === plan && bundle.objectKey !== null;
  const folder = goesOn && bundle.objectKey !== null ? bundle.objectKey : await claim(context, bundle, plan);
  const made = goesOn ? found.volumes : [];
  const next = volumes.find(({ number }) => !made.some((one) => one.number === number));
  if (!next) {
    const zip = archiveOf(context, bundle, { parts, volumes: made, documents: seen.documents });
    const pages = made.reduce((sum, one) => sum + one.pages, 0);
    const sha256 = await sha256OfStream(zip.open());
    return { head: prepared.head, parts, pages, size: zip.size, sha256, objectKey: folder, volumes: made.map(toVolume) };
  }
  const { bytes, pages } = await makeOf(context, seen, prepared, next);
  const sha256 = await sha256Of(bytes);
  const { number, of, first } = next;
  const name = `${prepared.texts.volumeOf(number, of)}.pdf`;
  await context.env.FILES.put(volumeKey(folder, number), bytes, { sha256 });
  try {
    await addingVolume(context.db, { bundleId: bundle.id, folder, number, name, first, pages, size: bytes.byteLength, sha256 });
  } catch (error) {
    if (!isBundleChanged(error)) throw error;
    // Its folder belongs to no draft by now.
    await context.env.FILES.delete(volumeKey(folder, number));
    throw new AppError("stale_version", { cause: error });
  }
  return null;
}

async function finish(context: CaseContext, bundle: BundleRow, made: Made): Promise<void> {
  try {
    await enter(context, bundle, made);
  } catch (error) {
    // Where nobody knows whether it was entered its bytes stay; what was refused goes.
    if (error instanceof AppError || isBundleChanged(error)) await takeBack(context, bundle.id, made.objectKey);
    if (isBundleChanged(error)) throw new AppError("stale_version", { cause: error });
    throw error;
  }
}

/** Removes what was put for nothing: once its draft has let go of it, or is read to be final with another, so that no final bundle loses its own. */
async function takeBack(context: CaseContext, id: string, objectKey: string): Promise<void> {
  const { db } = context;
  const released = await releasingObject(db, id, objectKey);
  const [row] = released.length > 0 ? [] : await bundleById(db, id);
  const isLeft = released.length > 0 || (row && (row.state === "given_up" || row.objectKey !== objectKey));
  if (isLeft) await discardMade(context, id, objectKey);
}

async function enter(context: CaseContext, bundle: BundleRow, made: Made): Promise<void> {
  const { db } = context;
  const { id, caseId, title, version, audience, createdBy } = bundle;
  const { head, parts, pages, size, sha256, objectKey, volumes } = made;
  const list = await sha256Hex(listText(parts));
  await changeCase(context, caseId, async (now: SeenCase, at) => {
    requireInCase(now, "bundle");
    const [[draft], documents, final] = await Promise.all([bundleById(db, id), documentsOfCase(db, caseId), finalBundles(db, caseId)]);
    requireDraft(draft, version);
    // What was withdrawn, replaced or described otherwise since it was read is no part of what was made.
    const current = draftParts({ shared: sharedAmong(documents), sources: new Map() }, draft.lines, draft.tabs);
    if (contentsText(current) !== contentsText(parts) || current.some(({ problem }) => problem !== null))
      throw new AppError("stale_version");
    const own = final.filter((one) => one.audience === audience && (audience !== "arbitrator" || one.createdBy === createdBy));
    if (own.length >= BUNDLE_LIMITS.final) throw refusedField("title", "case_bundle_full");
    // From here on it is everyone's: a tab that its makers left unused is not.
    const kept = { lines: linesOf(parts, draft.tabs), objectKey, size, pages, sha256, parts, madeOf: version };
    // With the list and the documents of a record these are all that its bytes are made of.
    const around = { language: head.locale, caseTitle: head.caseTitle };
    const details = { bundle: id, title, count: parts.length, pages, size, sha256, list, ...around, ...(volumes ? { volumes } : {}) };
    return {
      acts: [{ type: "bundle_made", details }],
      statements: [makingFinal(db, id, { ...kept, changedBy: now.who.id, changedAs: calledNow(now.who), changedAt: at })],
      result: undefined,
    };
  });
}
