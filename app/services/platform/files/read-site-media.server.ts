import type { ServiceContext } from "#app/services/context.ts";
import type { SiteMedia } from "./site-media.server.ts";

/** Bytes from `first` to `last`, both included, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Its bytes, or a part of them, as they come from the store; null when it was replaced since it was found. */
export async function readSiteMedia(
  { env }: ServiceContext,
  { key, etag }: SiteMedia,
  part: ByteRange | null,
): Promise<ReadableStream | null> {
  const stored = await env.FILES.get(key, {
    onlyIf: { etagMatches: etag },
    ...(part ? { range: { offset: part.first, length: part.last - part.first + 1 } } : {}),
  });
  return stored && "body" in stored ? stored.body : null;
}
