import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/components/ui/button.tsx";
import type { AudienceChoice } from "#app/domain/case/filing.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { FOLDER_LABELS } from "#app/i18n/portal/exhibits/exhibit-labels.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import { useAudienceLabels, useNames } from "#app/routes/portal/case/audience-choice.tsx";

interface BegunAsProps {
  upload: UploadRecord;
  audiences: readonly AudienceChoice[];
}

/** For whom an upload was begun, with their names, and what was said of it: it is filed as that. */
export function BegunAs({ upload, audiences }: BegunAsProps) {
  const { i18n, t } = useLingui();
  const labels = useAudienceLabels();
  const namesOf = useNames();
  const { audience, folder, exhibit, description, documentDate, reliedOn, replaces } = upload;
  const choice = audiences.find(({ value }) => value === audience);
  const label = labels[audience];
  const side = reliedOn && i18n._(OWED_BY_LABELS[reliedOn]);
  const said = [
    replaces ? t`New version of a document` : i18n._(FOLDER_LABELS[folder]),
    exhibit && t`Numbered when it is filed`,
    description,
    documentDate && formatDate(i18n.locale, documentDate),
    side && t`Relied on by: ${side}`,
  ];
  return (
    <p className="[overflow-wrap:anywhere]">
      <Trans>
        Who will see this: <span className="font-semibold">{label}</span>
      </Trans>
      {choice && <span className="text-soft"> ({namesOf(choice)})</span>}
      <br />
      <span className="text-soft">{said.filter(Boolean).join(" · ")}</span>
    </p>
  );
}

interface GoingOnProps extends BegunAsProps {
  onDiscard: () => void;
}

/** Of a chosen file whose upload was begun before: that it goes on, as what, and the way to say something else. */
export function GoingOn({ upload, audiences, onDiscard }: GoingOnProps) {
  const { t } = useLingui();
  const { name } = upload;
  return (
    <div className="mt-1 grid justify-items-start gap-1 rounded-sm bg-accent-wash px-3 py-2">
      <p>
        <Trans>This continues the upload that you began, with what you said of it then.</Trans>
      </p>
      <BegunAs upload={upload} audiences={audiences} />
      <Button variant="quiet" size="sm" className="-mx-3" onClick={onDiscard} aria-label={t`Discard it and begin again: ${name}`}>
        <Trans>Discard it and begin again</Trans>
      </Button>
    </div>
  );
}
