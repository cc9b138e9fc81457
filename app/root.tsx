import { useLingui } from "@lingui/react";
import { useContext } from "react";
import { Links, Meta, Outlet, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { PageClocks } from "./components/layout/page-clocks.ts";
import { isDocument, isPublicPage, PageScripts } from "./components/layout/page-scripts.tsx";
import { SkipLink } from "./components/layout/skip-link.tsx";
import { DEFAULT_LOCALE, isLocale } from "./domain/locale.ts";
import { localePath } from "./i18n/addresses.ts";
import { partsOf } from "./i18n/catalogues/page-parts.ts";
import styles from "./styles/app.css?url";

export { ErrorBoundary } from "./components/layout/error-page.tsx";

export const links = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
];

/** Of a page that a loader or an action refuses: when to come again, and who may keep it. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useLingui();
  // Read by the browser's entry, which loads those catalogues before it hydrates.
  const handles = useMatches().map((match) => match.handle);
  const parts = partsOf(handles).join(" ");
  // Written by the server alone: the page's program takes it away on a line that is not slow (`site-program/faces.ts`).
  const faces = import.meta.env.SSR && (isPublicPage(handles) || handles.some(isDocument)) ? "later" : undefined;
  return (
    <html
      lang={i18n.locale}
      data-catalogue={parts || undefined}
      data-clocks={useContext(PageClocks)}
      data-faces={faces}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131614" />
        <link rel="manifest" href={localePath(isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE, "/manifest.webmanifest")} />
        <Meta />
        {/* The policy allows our own sheets; a nonce here would only differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
