/**
 * `/sitemap.xml` (sitemaps.org 0.9 with Google's `xhtml:link`): every public page in each language, each entry
 * naming all of its languages and itself. No `lastmod`: nothing here knows when a page last changed.
 */
import { servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { alternates } from "#app/i18n/addresses.ts";
import type { Route } from "./+types/sitemap";
import { forEverybody } from "./plain.ts";
import { SITEMAP_PAGES } from "./sitemap-pages.ts";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const people = await context.get(servicesContext).roster.published();
  const paths = [...SITEMAP_PAGES, ...people.map(({ slug }) => `/roster/${slug}`)];
  // Who has left the roster is named by no copy.
  return forEverybody(sitemap(paths), "application/xml; charset=utf-8", true);
}

function sitemap(paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const languages = alternates(path).map((alternate) => ({ language: alternate.locale as string, address: address(alternate.path) }));
    const links = [...languages, { language: "x-default", address: address(path) }].map(
      (link) => `    <xhtml:link rel="alternate" hreflang="${link.language}" href="${link.address}"/>\n`,
    );
    return languages.map((entry) => `  <url>\n    <loc>${entry.address}</loc>\n${links.join("")}  </url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** A page's full address as written in XML; a path that is not plain ASCII is encoded (RFC 3986). */
function address(path: string): string {
  return new URL(path, PROVIDER.url).href.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
