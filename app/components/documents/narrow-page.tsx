import type { ReactNode } from "react";
import { SitePage } from "#app/components/layout/site-page.tsx";

/** A page with one thing to do: a title, a line about it, a form. */
export function NarrowPage({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <SitePage>
      <div className="page py-16 md:py-24">
        <div className="mx-auto max-w-[28rem]">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-3 text-soft [overflow-wrap:anywhere]">{lead}</p>}
          {children}
        </div>
      </div>
    </SitePage>
  );
}
