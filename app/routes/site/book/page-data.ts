/** What the two pages of the detailed form share on the server. */
import type { MessageDescriptor } from "@lingui/core";
import type { RouterContextProvider } from "react-router";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { i18nContext, servicesContext } from "#app/context.ts";
import { keyOfPage } from "../form-key.ts";

export interface PageWords {
  metaTitle: MessageDescriptor;
  metaText: MessageDescriptor;
}

export async function detailedPageData(context: Readonly<RouterContextProvider>, pathname: string, words: PageWords) {
  const { drafts, availability } = context.get(servicesContext);
  const [draft, openDays] = await Promise.all([drafts.current(), availability.firstOpen()]);
  const page = pageMeta(context.get(i18nContext), words.metaTitle, words.metaText);
  return {
    // Made here, so that the browser's program need not know how.
    tags: metaTags(page, pathname),
    initial: draft,
    formKey: keyOfPage(context),
    openDays,
    // One clock for both sides: what is suggested must not differ between server and browser.
    now: Date.now(),
  };
}
