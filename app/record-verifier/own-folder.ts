import { RECORD_FILES } from "#app/domain/case/record.ts";

/** The manifest among these files, the one that lies highest, and the folder that it makes the record's own; null for no record. */
export function ownFolder(paths: readonly string[]): { manifest: string; folder: string } | null {
  const [manifest] = paths
    .filter((path) => path === RECORD_FILES.manifest || path.endsWith(`/${RECORD_FILES.manifest}`))
    .sort((one, other) => one.length - other.length);
  return manifest === undefined ? null : { manifest, folder: manifest.slice(0, -RECORD_FILES.manifest.length) };
}
