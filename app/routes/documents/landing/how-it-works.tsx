import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The three steps (specification, section 1). */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="page py-20 md:py-28">
      <h2 id="how-title" className="text-3xl">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        <Step number={1} title={<Trans>Create the case</Trans>}>
          <Trans>Party A creates a case with dispute details and supporting documents.</Trans>
        </Step>
        <Step number={2} title={<Trans>Assign the arbitrator</Trans>}>
          <Trans>An administrator assigns a qualified arbitrator and notifies Party B.</Trans>
        </Step>
        <Step number={3} title={<Trans>Decide</Trans>}>
          <Trans>The arbitrator reviews the evidence and gives the final resolution.</Trans>
        </Step>
      </ol>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-accent pt-5">
      <span aria-hidden="true" className="font-serif text-3xl text-accent lining-nums">
        {number}
      </span>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-soft">{children}</p>
    </li>
  );
}
