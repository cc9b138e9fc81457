/**
 * The ZIP of a bundle that is more than one PDF: its volumes, and next to them what is taken as the files it is. It is put together each time of what is
 * stored, in one order, with one date, and so has the same bytes each time.
 */
import { createHash } from "node:crypto";
import type { BundleRow, VolumeRow } from "#app/db/cases/case-bundles.repo.server.ts";
import type { CaseDocumentRow } from "#app/db/cases/case-file.repo.server.ts";
import type { BundlePart } from "#app/domain/case/bundles/bundle.ts";
import { AppError } from "#app/domain/errors.ts";
import { type ArchivedFile, archive, archivedSize } from "#app/services/cases/record/record-archive.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { volumeKey } from "./made-objects.server.ts";

interface BundleArchive {
  /** Bytes. */
  size: number;
  /** A stream of its own for each who takes it. */
  open: () => ReadableStream<Uint8Array>;
}

type Kept = Pick<CaseDocumentRow, "objectKey" | "createdAt">;

/** `parts` are those of the bundle as it is made, `documents` those of its case by their own ids. What is not there breaks the stream. */
export function archiveOf(
  { env }: Pick<ServiceContext, "env">,
  { id }: Pick<BundleRow, "id">,
  { parts, volumes, documents }: { parts: readonly BundlePart[]; volumes: readonly VolumeRow[]; documents: ReadonlyMap<string, Kept> },
): BundleArchive {
  const opened = (key: string) => async (): Promise<ReadableStream<Uint8Array>> => {
    const stored = await env.FILES.get(key);
    if (stored) return stored.body;
    console.error(`bundle ${id} has no bytes of a file of its ZIP`);
    throw new AppError("unavailable", { detail: { retryAfter: 5 } });
  };
  const files: ArchivedFile[] = [
    ...volumes.map(({ folder, number, name, size }) => ({ name, size, open: opened(volumeKey(folder, number)) })),
    ...parts.flatMap(({ file, size, documentId }) =>
      file === undefined ? [] : [{ name: file, size, open: opened(documents.get(documentId)?.objectKey ?? "") }],
    ),
  ];
  // When the last of its documents was filed, whenever the ZIP is made.
  const at = new Date(Math.max(...parts.map(({ documentId }) => documents.get(documentId)?.createdAt ?? 0)));
  return { size: archivedSize(files), open: () => archive(files, at) };
}

/** Hexadecimal SHA-256 of a stream, of which one piece is in memory at a time. */
export async function sha256OfStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of stream) hash.update(piece);
  return hash.digest("hex");
}
