import { Trans } from "@lingui/react/macro";

/** The three steps (specification, section 1). */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
      <h2 id="how" className="text-2xl">
        <Trans>How It Works</Trans>
      </h2>
      <ol className="mt-8 grid gap-8 sm:grid-cols-3">
        <li className="border-hairline-strong border-t pt-4">
          <span aria-hidden="true" className="font-serif text-3xl text-accent">
            1
          </span>
          <p className="mt-2">
            <Trans>Party A creates a case with dispute details and supporting documents.</Trans>
          </p>
        </li>
        <li className="border-hairline-strong border-t pt-4">
          <span aria-hidden="true" className="font-serif text-3xl text-accent">
            2
          </span>
          <p className="mt-2">
            <Trans>An administrator assigns a qualified arbitrator and notifies Party B.</Trans>
          </p>
        </li>
        <li className="border-hairline-strong border-t pt-4">
          <span aria-hidden="true" className="font-serif text-3xl text-accent">
            3
          </span>
          <p className="mt-2">
            <Trans>The arbitrator reviews the evidence and gives the final resolution.</Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
