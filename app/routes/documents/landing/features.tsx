import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The four advertised features (specification, section 1). */
export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-y border-hairline bg-sunk">
      <div className="page py-20">
        <h2 id="features-title" className="text-3xl">
          <Trans>What the platform does</Trans>
        </h2>
        <dl className="mt-10 grid gap-x-16 sm:grid-cols-2">
          <Feature name={<Trans>Role-based access</Trans>}>
            <Trans>Everyone sees their own cases and nothing else. Documents are stored encrypted.</Trans>
          </Feature>
          <Feature name={<Trans>A dashboard for each role</Trans>}>
            <Trans>Administrators, arbitrators and parties each begin with what waits for them.</Trans>
          </Feature>
          <Feature name={<Trans>From creation to resolution</Trans>}>
            <Trans>One workflow. Each step is recorded, and those concerned are notified without being asked.</Trans>
          </Feature>
          <Feature name={<Trans>Documents with an audit trail</Trans>}>
            <Trans>Upload, storage and sharing, with who did what and when next to every file.</Trans>
          </Feature>
        </dl>
      </div>
    </section>
  );
}

function Feature({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-7">
      <dt className="font-serif text-xl">{name}</dt>
      <dd className="mt-2 max-w-[30rem] text-soft">{children}</dd>
    </div>
  );
}
