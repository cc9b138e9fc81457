import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";
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
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that was marked is told anew
  useEffect(() => box.current?.focus(), [inquiry]);
  const { reference, name, answered } = inquiry;
  const by = answered?.byName ?? "";
  const at = answered ? formatMoment(i18n.locale, answered.at, zone) : "";
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${first ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      <Icon name={first ? "check" : "info"} className="mt-1" />
      <p>
        {first ? (
          <Trans>
            {reference} of {name} is marked as answered.
          </Trans>
        ) : (
          <Trans>
            {by} had already answered {reference} of {name}: {at}. Nothing was changed.
          </Trans>
        )}
      </p>
    </div>
  );
}
