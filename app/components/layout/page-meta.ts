import type { I18n, MessageDescriptor } from "@lingui/core";
import type { MetaDescriptor } from "react-router";
import { PROVIDER } from "#app/domain/provider.ts";
import { alternates, splitLocale } from "#app/i18n/addresses.ts";

/** Title, description, canonical address and the other languages of a page; loaders make it, since `meta` has no translator. */
export interface PageMeta {
  title: string;
  description: string;
}

export function pageMeta(i18n: I18n, title: MessageDescriptor, description: MessageDescriptor): PageMeta {
  return { title: `${i18n._(title)} – ${PROVIDER.name}`, description: i18n._(description) };
}

export function metaTags(page: PageMeta | undefined, pathname: string): MetaDescriptor[] {
  if (!page) return [{ title: PROVIDER.name }];
  return [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: PROVIDER.url + pathname },
    ...alternates(pathname).map((alternate) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: alternate.locale,
      href: PROVIDER.url + alternate.path,
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: PROVIDER.url + splitLocale(pathname).path },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
  ];
}
