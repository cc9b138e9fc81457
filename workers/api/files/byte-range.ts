/** The part of a file that a `Range` header asks for (RFC 9110, section 14). */
import type { ByteRange } from "#app/services/platform/files/read-site-media.server.ts";

/**
 * One range of bytes of a file of `size` bytes: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
 *
 * Gives `null` when the whole file is the answer: no header, another unit, several ranges, or one that makes no
 * sense. Gives `"unsatisfiable"` when the range is right but the file has no such byte.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last, suffix] = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i.exec(header ?? "") ?? [];
  if (suffix !== undefined) {
    const length = Number(suffix);
    if (length === 0) return "unsatisfiable";
    // Of nothing, the last bytes are all there is; an empty part cannot be written down.
    return size === 0 ? null : { first: Math.max(0, size - length), last: size - 1 };
  }
  if (first === undefined) return null;
  const from = Number(first);
  const to = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (to < from) return null;
  return from >= size ? "unsatisfiable" : { first: from, last: Math.min(to, size - 1) };
}

/** `If-None-Match` (weak comparison, lists, `*`) names this version, so that the reader has it already. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}
