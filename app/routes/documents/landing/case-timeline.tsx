import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** A case as the platform shows it, from filing to resolution: an example, and said to be one. */
export function CaseTimeline() {
  return (
    <figure className="border border-hairline bg-raised px-6 py-6 sm:px-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-hairline pb-4">
        <span className="font-serif text-lg italic">
          <Trans>Party A v. Party B</Trans>
        </span>
        <span className="text-sm text-soft">
          <Trans>An example</Trans>
        </span>
      </figcaption>
      <ol className="mt-6">
        <Step day={<Trans>Day 1</Trans>} title={<Trans>Case created</Trans>}>
          <Trans>Party A describes the dispute and files four documents.</Trans>
        </Step>
        <Step day={<Trans>Day 3</Trans>} title={<Trans>Arbitrator assigned</Trans>}>
          <Trans>An administrator appoints; Party B is notified.</Trans>
        </Step>
        <Step day={<Trans>Day 4</Trans>} title={<Trans>Review in progress</Trans>}>
          <Trans>Messages, evidence and a hearing, each on the record.</Trans>
        </Step>
        <Step day={<Trans>Day 41</Trans>} title={<Trans>Resolved</Trans>} last>
          <Trans>The award is filed. The case stays readable to those in it.</Trans>
        </Step>
      </ol>
    </figure>
  );
}

function Step({ day, title, last = false, children }: { day: ReactNode; title: ReactNode; last?: boolean; children: ReactNode }) {
  return (
    <li className="relative grid grid-cols-[3.75rem_1fr] gap-x-8 pb-7 last:pb-0">
      <span className="tabular pt-0.5 text-right text-sm text-soft">{day}</span>
      <span aria-hidden="true" className="absolute top-2 left-[4.75rem] -ml-[5.5px]">
        <span className={`block size-[11px] rounded-full border border-accent ${last ? "bg-accent" : "bg-raised"}`} />
      </span>
      {!last && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[4.75rem] border-l border-accent-line" />}
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">{children}</p>
      </div>
    </li>
  );
}
