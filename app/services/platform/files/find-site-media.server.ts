import type { ServiceContext } from "#app/services/context.ts";
import type { SiteMedia } from "./site-media.server.ts";

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

/** A published medium by its key, `site/hero.webm`; null for every other key, and where nothing is stored. */
export async function findSiteMedia({ env }: ServiceContext, key: string): Promise<SiteMedia | null> {
  const type = TYPES[SITE_MEDIA.exec(key)?.[1] ?? ""];
  if (!type) return null;
  const stored = await env.FILES.head(key);
  return stored && { key, size: stored.size, etag: stored.etag, type };
}
