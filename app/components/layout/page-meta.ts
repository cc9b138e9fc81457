import type { I18n, MessageDescriptor } from "@lingui/core";
import type { MetaDescriptor } from "react-router";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { alternates, localePath, splitLocale } from "#app/i18n/addresses.ts";
import { PICTURE_SIZE, type Picture, pictureAlt, picturePath } from "./sharing-pictures.ts";

/** Title, description, canonical address and the other languages of a page; loaders make it, since `meta` has no translator. */
export interface PageMeta {
  title: string;
  description: string;
}

/** What a page adds to its title and description for machines. */
export interface PageMetaOptions {
  /** The picture that a shared link shows; the provider's own where none is named. */
  picture?: Picture;
  /** Schema.org nodes (`app/components/documents/structured-data.ts`); null, where a builder had nothing to say, is left out. */
  data?: readonly (object | null)[];
}

/** Languages as ogp.me writes them, with the territories whose usage the texts follow. */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: "en_CA", fr: "fr_CA", es: "es_MX" };

export function pageMeta(i18n: I18n, title: MessageDescriptor, description: MessageDescriptor): PageMeta {
  return { title: `${i18n._(title)} – ${PROVIDER.name}`, description: i18n._(description) };
}

/** The tags of a page at `pathname` (as the visitor's address has it); a page that failed has only the provider's name. */
export function metaTags(page: PageMeta | undefined, pathname: string, options: PageMetaOptions = {}): MetaDescriptor[] {
  if (!page) return [{ title: PROVIDER.name }];
  const { locale, path } = canonicalPath(pathname);
  const address = PROVIDER.url + localePath(locale, path);
  const others = alternates(path).filter((alternate) => alternate.locale !== locale);
  const picture = options.picture ?? "default";
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    ...alternates(path).map((alternate) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: alternate.locale,
      href: PROVIDER.url + alternate.path,
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: PROVIDER.url + path },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
    { property: "og:site_name", content: PROVIDER.name },
    { property: "og:locale", content: OG_LOCALES[locale] },
    ...others.map((alternate) => ({ property: "og:locale:alternate", content: OG_LOCALES[alternate.locale] })),
    { property: "og:image", content: PROVIDER.url + picturePath(picture, locale) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(PICTURE_SIZE.width) },
    { property: "og:image:height", content: String(PICTURE_SIZE.height) },
    { property: "og:image:alt", content: pictureAlt(picture)[locale] },
    { name: "twitter:card", content: "summary_large_image" },
    ...(options.data ?? []).flatMap((node) => (node ? [{ "script:ld+json": node } as MetaDescriptor] : [])),
  ];
}

/** One address for a page: `/public/` is the same page as `/public`. */
function canonicalPath(pathname: string): { locale: Locale; path: string } {
  const { locale, path } = splitLocale(pathname);
  return { locale, path: path.replace(/\/+$/, "") || "/" };
}
