import { useLingui } from "@lingui/react/macro";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import styles from "./styles/app.css?url";

export { ErrorBoundary } from "./components/layout/error-page.tsx";

export const links = () => [
  { rel: "preload", href: sans, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n, t } = useLingui();
  return (
    <html lang={i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="no-print sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:bg-paper focus:p-3 focus:text-ink"
        >
          {t`Skip to content`}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
