import { Trans, useLingui } from "@lingui/react/macro";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";
import { ActionOutcome } from "../action-outcome.tsx";
import { formatMoment } from "./moment.ts";

interface OutcomeProps {
  inquiry: InquiryRecord;
  /** False when somebody else had answered meanwhile. */
  first: boolean;
  zone: string;
}

/** What became of "Mark as answered". Takes focus, since the pressed button is gone with its message. */
export function Outcome({ inquiry, first, zone }: OutcomeProps) {
  const { i18n } = useLingui();
  const { reference, name, answered } = inquiry;
  const by = answered?.byName ?? "";
  const at = answered ? formatMoment(i18n.locale, answered.at, zone) : "";
  return (
    <ActionOutcome done={first} of={inquiry}>
      {first ? (
        <Trans>
          {reference} of {name} is marked as answered.
        </Trans>
      ) : (
        <Trans>
          {by} had already answered {reference} of {name}: {at}. Nothing was changed.
        </Trans>
      )}
    </ActionOutcome>
  );
}
