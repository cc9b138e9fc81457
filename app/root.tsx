import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2?url";
import { useLingui } from "@lingui/react";
import { Links, Meta, Outlet, ScrollRestoration } from "react-router";
import { PageScripts } from "./components/layout/page-scripts.tsx";
import { SkipLink } from "./components/layout/skip-link.tsx";
import styles from "./styles/app.css?url";

export { ErrorBoundary } from "./components/layout/error-page.tsx";

export const links = () => [
  { rel: "stylesheet", href: styles },
  { rel: "preload", href: sans, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useLingui();
  return (
    <html lang={i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131614" />
        <Meta />
        {/* The policy allows our own sheets; a nonce here would only differ between server and browser. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
