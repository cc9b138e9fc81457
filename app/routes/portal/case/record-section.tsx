import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

/** The proof of the case: a copy to take away, and the check of what is here. */
export function RecordSection({ caseId }: { caseId: string }) {
  const base = `/cases/${encodeURIComponent(caseId)}`;
  return (
    <section aria-labelledby="record" className="no-print">
      <h2 id="record" className="text-xl">
        <Trans>Record</Trans>
      </h2>
      <p className="mt-2 text-sm text-soft">
        <Trans>
          Everything that happened and every document that you may see, in one file that proves by itself that nothing was altered.
        </Trans>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={`${base}/record`} download variant="secondary">
          <Icon name="download" size={18} />
          <Trans>Download the record</Trans>
        </ButtonLink>
        <ButtonLink to={`${base}/verification`} variant="quiet">
          <Trans>Verify now</Trans>
        </ButtonLink>
      </p>
    </section>
  );
}
