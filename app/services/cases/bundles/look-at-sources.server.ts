import { beginningLook, givingUpLook, keepingSource, type SourceRow } from "#app/db/cases/case-bundles.repo.server.ts";
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { type BundleLine, isTab, VOLUME_BYTES, VOLUME_WEIGHT } from "#app/domain/case/bundles/bundle.ts";
import type { LookedAt } from "#app/domain/case/bundles/looked-at.ts";
import { isTooLarge } from "#app/domain/case/bundles/volumes.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { stateOf } from "#app/services/cases/documents/case-document-records.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { SeenBundles } from "./case-bundles.server.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import { lookAt } from "./pdf/sources.server.ts";
import { TAKEN_IN } from "./pdf/taken-in.ts";

/** A document's bytes. Throws `unavailable` where they are not there. */
export async function bytesOf({ env }: ServiceContext, { objectKey, id }: Pick<CaseDocumentRow, "objectKey" | "id">) {
  const stored = await env.FILES.get(objectKey);
  if (!stored) {
    console.error(`document ${id}, needed for a bundle, has no bytes`);
    throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  }
  return new Uint8Array(await stored.arrayBuffer());
}

/**
 * Looks into the documents of a list whose bytes nobody has looked at yet, one at a time, and keeps what is found: they never change. Gives what is
 * known of all. No more is looked at than makes a volume: the rest of a longer list is left to the next request. That a document is being looked at is
 * kept before it is: where a Worker is ended in between, by its limits, that is counted. Throws `too_many_requests` (`detail.busy`) where another is at
 * it, `unavailable` where nothing could be found.
 */
export async function lookAtSources(
  context: ServiceContext,
  { shared, sources }: Pick<SeenBundles, "shared" | "sources">,
  lines: readonly BundleLine[],
): Promise<Map<string, SourceRow>> {
  const { clock, db } = context;
  const listed = lines.flatMap((line) => (isTab(line) ? [] : (shared.get(line.document)?.latest ?? [])));
  const known = new Map(sources);
  let weight = 0;
  const [first, ...others] = unseen(listed, known);
  let [current, begun] = [first, first ? await beginningLook(db, first.id, clock().getTime()) : []];
  while (current && weight <= VOLUME_WEIGHT) {
    if (begun.length === 0) throw new AppError("too_many_requests", { detail: { retryAfter: 5, busy: true } });
    const { id } = current;
    const found = await foundIn(context, current);
    known.set(id, { documentId: id, ...found });
    weight += found.weight;
    current = others.shift();
    const kept = keepingSource(db, id, found);
    // What is found of one is kept together with the beginning of the next: a list of 300 takes so many trips fewer.
    if (!current || weight > VOLUME_WEIGHT) await kept;
    else [, begun] = await db.batch([kept, beginningLook(db, current.id, clock().getTime())]);
  }
  return known;
}

/** Of a list what is to be looked at, as far as a volume has room for its bytes; what is more than a volume by itself is taken as a file. */
function unseen(listed: readonly CaseDocumentRow[], known: ReadonlyMap<string, SourceRow>): CaseDocumentRow[] {
  let read = 0;
  const isPaged = ({ type, size }: CaseDocumentRow) => TAKEN_IN.includes(type) && !isTooLarge(size ?? 0, null);
  const waiting = listed.filter((one) => !known.has(one.id) && stateOf(one) === "filed" && isPaged(one));
  return waiting.filter(({ size }) => {
    read += size ?? 0;
    return read <= VOLUME_BYTES;
  });
}

/** What a look at a document gives. Of one that failed nothing is kept: it may be this isolate that has no memory left. */
async function foundIn(context: ServiceContext, document: CaseDocumentRow): Promise<LookedAt> {
  const { id, type } = document;
  try {
    return await lookAt(type, await bytesOf(context, document));
  } catch (error) {
    console.error(`look at document ${id}: ${loggable(error)}`);
    await givingUpLook(context.db, id).catch((failed: unknown) => console.error(`look at document ${id}: ${loggable(failed)}`));
    throw new AppError("unavailable", { cause: error, detail: { retryAfter: 5 } });
  }
}

/** The same once a draft is saved, which it stays: what cannot be looked at now is looked at when the bundle is made. */
export async function lookAtSaved(
  context: CaseContext,
  seen: Pick<SeenBundles, "shared" | "sources">,
  lines: readonly BundleLine[],
): Promise<void> {
  try {
    await oneAtATime(context, () => lookAtSources(context, seen, lines));
  } catch (error) {
    if (!(error instanceof AppError && (error.code === "unavailable" || error.detail.busy === true))) throw error;
  }
}
