import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header, content, footer of a public page. */
export function SitePage({ year = 2026, children }: { year?: number; children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content">{children}</main>
      <SiteFooter year={year} />
    </>
  );
}
