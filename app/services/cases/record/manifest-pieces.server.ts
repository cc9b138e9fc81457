/** A record's manifest in pieces: of a long one what is most is its notices, which are written as they were read. */
import { createHash } from "node:crypto";
import type { RecordManifest } from "#app/domain/case/record.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The manifest as JSON; `notices` are its notices, each piece with some of them, without what comes between two pieces. */
export function manifestPieces(manifest: Omit<RecordManifest, "notices">, notices: readonly Bytes[]): Bytes[] {
  const encoder = new TextEncoder();
  const text = JSON.stringify(manifest, null, 2);
  return [
    encoder.encode(`${text.slice(0, text.lastIndexOf("\n}"))},\n  "notices": [\n`),
    ...notices.flatMap((piece, at) => (at === 0 ? [piece] : [encoder.encode(",\n"), piece])),
    encoder.encode("\n  ]\n}\n"),
  ];
}

/** Hexadecimal SHA-256 of the whole. */
export function hashOfPieces(pieces: readonly Bytes[]): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}
