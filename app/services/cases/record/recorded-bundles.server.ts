import { finalBundles } from "#app/db/cases/case-bundles.repo.server.ts";
import { heldIn } from "#app/domain/case/chain/bundle-faults.ts";
import type { ChainLink } from "#app/domain/case/chain/chain.ts";
import { readBody } from "#app/domain/case/chain/record-check.ts";
import { bundlePath, type RecordedBundle } from "#app/domain/case/record.ts";
import { mayOpenHeld } from "#app/services/cases/bundles/case-bundles.server.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { ArchivedFile } from "./record-archive.server.ts";

export interface RecordedBundles {
  bundles: RecordedBundle[];
  files: ArchivedFile[];
}

/**
 * The final bundles of a case for its record: of those whose every document the reader sees (`documents`), each with
 * the entry of `links` that tells of it. What our office holds back by these entries is in its own record alone. `open` gives the bytes behind a key.
 */
export async function recordedBundles(
  context: ServiceContext,
  inCase: Pick<SeenCase, "row" | "relation">,
  { links, documents }: { links: readonly ChainLink[]; documents: readonly { id: string }[] },
  open: (context: ServiceContext, objectKey: string) => Promise<ReadableStream<Uint8Array>>,
): Promise<RecordedBundles> {
  const seen = new Set(documents.map(({ id }) => id));
  const held = mayOpenHeld(inCase) ? new Set() : heldIn(links);
  const rows = (await finalBundles(context.db, inCase.row.id)).filter(
    ({ id, parts }) => !held.has(id) && (parts ?? []).every(({ documentId }) => seen.has(documentId)),
  );
  const entries = new Map(
    links.flatMap((link): [unknown, number][] => {
      const body = readBody(link);
      return body?.type === "bundle_made" ? [[body.details.bundle, link.seq]] : [];
    }),
  );
  const bundles = rows.map(
    ({ id, title, sha256, size, pages, parts }, at): RecordedBundle => ({
      id,
      title,
      file: bundlePath(at + 1, title),
      sha256: sha256 ?? "",
      size: size ?? 0,
      pages: pages ?? 0,
      seq: entries.get(id) ?? null,
      parts: parts ?? [],
    }),
  );
  const files = bundles.map(({ file, size }, at) => ({ name: file, size, open: () => open(context, rows[at]?.objectKey ?? "") }));
  return { bundles, files };
}
