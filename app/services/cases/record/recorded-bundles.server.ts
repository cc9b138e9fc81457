import { finalBundles, volumesOfFinal } from "#app/db/cases/case-bundles.repo.server.ts";
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import { heldIn } from "#app/domain/case/chain/bundle-faults.ts";
import type { ChainLink } from "#app/domain/case/chain/chain.ts";
import { readBody } from "#app/domain/case/chain/record-check.ts";
import { bundlePath, type RecordedBundle } from "#app/domain/case/record.ts";
import { archiveOf } from "#app/services/cases/bundles/bundle-archive.server.ts";
import { mayOpenHeld, toVolume } from "#app/services/cases/bundles/case-bundles.server.ts";
import type { SeenCase } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import type { ArchivedFile } from "./record-archive.server.ts";

export interface RecordedBundles {
  bundles: RecordedBundle[];
  files: ArchivedFile[];
}

/**
 * The final bundles of a case for its record: of those whose every document the reader sees (`documents`), each with
 * the entry of `links` (of the record’s, those of bundles) that tells of it. What our office holds back by these entries is in its own record alone. `open` gives the bytes behind a key;
 * `rows` are the case's documents, of which a bundle's ZIP is put together.
 */
export async function recordedBundles(
  context: ServiceContext,
  inCase: Pick<SeenCase, "row" | "relation">,
  {
    links,
    documents,
    rows: stored,
  }: { links: readonly ChainLink[]; documents: readonly { id: string }[]; rows: readonly CaseDocumentRow[] },
  open: (context: ServiceContext, objectKey: string) => Promise<ReadableStream<Uint8Array>>,
): Promise<RecordedBundles> {
  const seen = new Set(documents.map(({ id }) => id));
  const held = mayOpenHeld(inCase) ? new Set() : heldIn(links);
  const { db } = context;
  const [final, made] = await db.batch([finalBundles(db, inCase.row.id), volumesOfFinal(db, inCase.row.id)]);
  const rows = final.filter(({ id, parts }) => !held.has(id) && (parts ?? []).every(({ documentId }) => seen.has(documentId)));
  const entries = new Map(
    links.flatMap((link): [unknown, number][] => {
      const body = readBody(link);
      return body?.type === "bundle_made" ? [[body.details.bundle, link.seq]] : [];
    }),
  );
  const volumesOf = (id: string) => made.filter(({ bundleId }) => bundleId === id);
  const bundles = rows.map(
    ({ id, title, sha256, size, pages, parts, plan }, at): RecordedBundle => ({
      id,
      title,
      file: bundlePath(at + 1, title, plan === null ? "pdf" : "zip"),
      sha256: sha256 ?? "",
      size: size ?? 0,
      pages: pages ?? 0,
      seq: entries.get(id) ?? null,
      parts: parts ?? [],
      ...(plan === null ? {} : { volumes: volumesOf(id).map(toVolume) }),
    }),
  );
  const byId = new Map(stored.map((one) => [one.id, one]));
  const files = rows.map((row, at): ArchivedFile => {
    const { file = "", size = 0 } = bundles[at] ?? {};
    if (row.plan === null) return { name: file, size, open: () => open(context, row.objectKey ?? "") };
    const zip = archiveOf(context, row, { parts: row.parts ?? [], volumes: volumesOf(row.id), documents: byId });
    return { name: file, size, open: async () => zip.open() };
  });
  return { bundles, files };
}
