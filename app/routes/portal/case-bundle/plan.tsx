/** What a draft makes: one PDF, or volumes and files in a ZIP. */
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, buttonClasses } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import type { BundlePlan } from "#app/domain/case/bundles/volumes.ts";

export type DraftPlan = Omit<BundlePlan, "parts">;

interface PlanProps {
  bundle: BundleRecord;
  plan: DraftPlan;
  busy: string | null;
}

export function Plan({ bundle, plan, busy }: PlanProps) {
  if (plan.waiting > 0) return <Waiting waiting={plan.waiting} busy={busy} />;
  if (plan.isArchive) return <Volumes bundle={bundle} plan={plan} />;
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <a href={`/api/bundles/${bundle.id}/download`} download={`${bundle.title}.pdf`} className={buttonClasses({ variant: "secondary" })}>
        <Icon name="download" size={16} />
        <Trans>Download the draft</Trans>
      </a>
    </p>
  );
}

/** A long list is looked at in several requests. */
function Waiting({ waiting, busy }: { waiting: number; busy: string | null }) {
  const { t } = useLingui();
  return (
    <>
      <p className="mt-3 max-w-measure">
        {t`${plural(waiting, { one: "# document is still to be looked at.", other: "# documents are still to be looked at." })}`}{" "}
        <Trans>Then you see whether they make one PDF or several volumes.</Trans>
      </p>
      <Button
        type="submit"
        name="intent"
        value="look-bundle"
        variant="secondary"
        size="sm"
        className="mt-3 min-h-11"
        loading={busy === "look-bundle"}
      >
        <Trans>Look at them now</Trans>
      </Button>
    </>
  );
}

function Volumes({ bundle: { id, title }, plan: { volumes, files } }: Omit<PlanProps, "busy">) {
  const { t } = useLingui();
  const of = volumes.length;
  return (
    <>
      <p className="mt-3 max-w-measure">
        {of > 1 && (
          <Trans>
            These documents are more than one PDF holds: they make {of} volumes, whose page numbers run on. The index in Volume 1 is that of
            the whole bundle.
          </Trans>
        )}{" "}
        {files > 0 &&
          t`${plural(files, {
            one: "# document is no PDF or picture, or larger than a volume: it lies next to them as a file.",
            other: "# documents are no PDF or picture, or larger than a volume: they lie next to them as files.",
          })}`}{" "}
        <Trans>Made final, the bundle is a ZIP with all of it.</Trans>
      </p>
      <ul className="mt-3 grid gap-1" aria-label={t`Volumes`}>
        {volumes.map(({ number, documents, pages }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4">
            <a
              href={`/api/bundles/${id}/volumes/${number}/download`}
              download={`${title} ${number}.pdf`}
              className="prose-link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Icon name="download" size={16} />
              <Trans>
                Volume {number} of {of}
              </Trans>
            </a>
            <span className="tabular text-sm text-soft">
              {t`${plural(documents, { one: "# document", other: "# documents" })}`}
              {", "}
              {t`${plural(pages, { one: "# page", other: "# pages" })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
