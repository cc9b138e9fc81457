import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import { PROVIDER } from "#app/domain/provider.ts";
import { withoutKeys } from "#app/domain/site/token-paths.ts";
import { LanguageOffer } from "./language-offer.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

interface SitePageProps {
  /** Year of the copyright line; this one unless the specification names another for the page. */
  year?: number;
  header?: ComponentProps<typeof SiteHeader>;
  children: ReactNode;
}

/** Header, content, footer of a public page. */
export function SitePage({ year, header, children }: SitePageProps) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader {...header} />
      <p className="print-only page border-b border-hairline pb-2 text-sm">
        {PROVIDER.name} · {PROVIDER.phoneDisplay} · {PROVIDER.url}
        {withoutKeys(pathname)}
      </p>
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter year={year ?? new Date().getFullYear()} />
      <LanguageOffer />
    </div>
  );
}
