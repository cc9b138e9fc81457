import { beginningLook, givingUpLook, keepingSource, type SourceRow } from "#app/db/cases/case-bundles.repo.server.ts";
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { BUNDLE_BYTES, BUNDLE_WEIGHT, type BundleLine, isTab } from "#app/domain/case/bundles/bundle.ts";
import type { LookedAt } from "#app/domain/case/bundles/looked-at.ts";
import { AppError } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
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
 * known of all. What alone is larger or more complex than a bundle is left,
 * and so is the rest of a list that is: it is refused by that.
 */
export async function lookAtSources(
  context: ServiceContext,
  { shared, sources }: Pick<SeenBundles, "shared" | "sources">,
  lines: readonly BundleLine[],
): Promise<Map<string, SourceRow>> {
  const known = new Map(sources);
  let [read, weight] = [0, 0];
  for (const line of lines) {
    const latest = isTab(line) ? undefined : shared.get(line.document)?.latest;
    weight += (latest && known.get(latest.id)?.weight) ?? 0;
    if (!latest || known.has(latest.id) || stateOf(latest) !== "filed" || !TAKEN_IN.includes(latest.type)) continue;
    read += latest.size ?? 0;
    if (read > BUNDLE_BYTES || weight > BUNDLE_WEIGHT) break;
    const bytes = await bytesOf(context, latest);
    const found = await lookOnce(context, latest, bytes);
    known.set(latest.id, { documentId: latest.id, ...found });
    weight += found.weight;
  }
  return known;
}

/**
 * Looks at one document, and keeps what is found. That it is being looked at is kept before: where a Worker is ended in between, by its limits, the next
 * one does not begin with the same again. Throws `unavailable` where another is at it, or nothing could be found.
 */
async function lookOnce({ clock, db }: ServiceContext, { id, type }: CaseDocumentRow, bytes: Uint8Array<ArrayBuffer>): Promise<LookedAt> {
  const begun = await beginningLook(db, id, clock().getTime());
  if (begun.length === 0) throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  try {
    const found = await lookAt(type, bytes);
    await keepingSource(db, id, found);
    return found;
  } catch (error) {
    // It may be this isolate that has no memory left: nothing is kept of it.
    console.error(`look at document ${id}: ${loggable(error)}`);
    await givingUpLook(db, id).catch((failed: unknown) => console.error(`look at document ${id}: ${loggable(failed)}`));
    throw new AppError("unavailable", { cause: error, detail: { retryAfter: 5 } });
  }
}

/** The same once a draft is saved, which it stays: what cannot be looked at now is looked at when the bundle is made. */
export async function lookAtSaved(
  context: ServiceContext,
  seen: Pick<SeenBundles, "shared" | "sources">,
  lines: readonly BundleLine[],
): Promise<void> {
  try {
    await oneAtATime(context, () => lookAtSources(context, seen, lines));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "unavailable")) throw error;
  }
}
