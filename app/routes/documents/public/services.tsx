import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";

/** The three services of this landing, set like the entries of a register. */
export function Services() {
  return (
    <section id="services" aria-labelledby="services-title" className="border-y border-hairline bg-sunk">
      <div className="page grid gap-x-16 gap-y-8 py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="services-title" className="text-3xl">
          <Trans>Services</Trans>
        </h2>
        <ul>
          <Service at="commercial-arbitration" name={<Trans>Commercial Arbitration</Trans>}>
            <Trans>
              Rooms, reporting and case support for domestic and international cases, from a sole arbitrator to a full tribunal.
            </Trans>
          </Service>
          <Service at="investment-disputes" name={<Trans>Investment Disputes</Trans>}>
            <Trans>Long hearings with interpretation, daily transcripts and documents that only those entitled to them can open.</Trans>
          </Service>
          <Service at="mediation" name={<Trans>Mediation Services</Trans>}>
            <Trans>A main room, a room for each side, and the quiet that an agreement needs.</Trans>
          </Service>
        </ul>
      </div>
    </section>
  );
}

function Service({ at, name, children }: { at: string; name: ReactNode; children: ReactNode }) {
  const to = useSitePath();
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-7 first:border-t-0 first:pt-1 md:grid-cols-[1fr_1.4fr]">
      <h3 className="text-xl">
        <a href={to(`/services#${at}`)} className="decoration-accent decoration-1 underline-offset-8 hover:underline">
          {name}
        </a>
      </h3>
      <p className="text-soft">{children}</p>
    </li>
  );
}
