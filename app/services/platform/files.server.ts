/**
 * Files in R2. What is published for the site (the film of the landing) lives below `site/` and is open to everybody;
 * whatever else the bucket holds cannot be named here.
 */
import type { ServiceContext } from "#app/services/context.ts";

/** Media of the site by their endings; nothing else is served, whatever lies in the bucket. */
const TYPES: Readonly<Record<string, string>> = {
  webm: "video/webm",
  mp4: "video/mp4",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
};

const SITE_MEDIA = new RegExp(`^site/[a-z\\d]+(?:[.-][a-z\\d]+)*\\.(${Object.keys(TYPES).join("|")})$`);

export interface SiteMedia {
  key: string;
  /** Bytes. */
  size: number;
  /** Of this version; without quotes. */
  etag: string;
  /** Media type, by the ending of its name alone. */
  type: string;
}

/** Bytes from `first` to `last`, both included, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface FileService {
  /** A published medium by its key, `site/hero.webm`; null for every other key, and where nothing is stored. */
  findSiteMedia(key: string): Promise<SiteMedia | null>;
  /** Its bytes, or a part of them, as they come from the store; null when it was replaced since it was found. */
  readSiteMedia(media: SiteMedia, part: ByteRange | null): Promise<ReadableStream | null>;
}

export function createFiles({ env }: ServiceContext): FileService {
  return {
    async findSiteMedia(key) {
      const type = TYPES[SITE_MEDIA.exec(key)?.[1] ?? ""];
      if (!type) return null;
      const stored = await env.FILES.head(key);
      return stored && { key, size: stored.size, etag: stored.etag, type };
    },
    async readSiteMedia({ key, etag }, part) {
      const stored = await env.FILES.get(key, {
        onlyIf: { etagMatches: etag },
        ...(part ? { range: { offset: part.first, length: part.last - part.first + 1 } } : {}),
      });
      return stored && "body" in stored ? stored.body : null;
    },
  };
}
