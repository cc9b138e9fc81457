import { Trans } from "@lingui/react/macro";

/** The four advertised features (specification, section 1). */
export function Features() {
  return (
    <section aria-labelledby="features" className="border-hairline border-t bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <h2 id="features" className="text-2xl">
          <Trans>What the platform does</Trans>
        </h2>
        <dl className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <div className="border-hairline-strong border-t pt-4">
            <dt className="font-serif text-lg">
              <Trans>Role-based access</Trans>
            </dt>
            <dd className="mt-1 text-soft">
              <Trans>Everyone sees their own cases and nothing else; documents are stored encrypted.</Trans>
            </dd>
          </div>
          <div className="border-hairline-strong border-t pt-4">
            <dt className="font-serif text-lg">
              <Trans>A dashboard for each role</Trans>
            </dt>
            <dd className="mt-1 text-soft">
              <Trans>Administrators, arbitrators and parties each begin with what waits for them.</Trans>
            </dd>
          </div>
          <div className="border-hairline-strong border-t pt-4">
            <dt className="font-serif text-lg">
              <Trans>A workflow from creation to resolution</Trans>
            </dt>
            <dd className="mt-1 text-soft">
              <Trans>Each step is recorded, and those concerned are notified.</Trans>
            </dd>
          </div>
          <div className="border-hairline-strong border-t pt-4">
            <dt className="font-serif text-lg">
              <Trans>Documents with an audit trail</Trans>
            </dt>
            <dd className="mt-1 text-soft">
              <Trans>Upload, storage and sharing, with who did what and when.</Trans>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
