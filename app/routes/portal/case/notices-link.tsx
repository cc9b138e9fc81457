import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

/** Leads to the proof that notice was given. */
export function NoticesLink({ caseId }: { caseId: string }) {
  return (
    <section aria-labelledby="notices-given" className="no-print">
      <h2 id="notices-given" className="text-lg">
        <Trans>Notices given</Trans>
      </h2>
      <p className="mt-2 text-sm text-soft">
        <Trans>Who was notified of what, by which e-mail, and who has opened it.</Trans>
      </p>
      <p>
        <Link to={`/cases/${encodeURIComponent(caseId)}/notices`} className="prose-link inline-flex min-h-11 items-center">
          <Trans>Proof of notice</Trans>
        </Link>
      </p>
    </section>
  );
}
