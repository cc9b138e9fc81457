/** Hours on the clock of where a hearing is held and, where it shows something else, on the reader's own (`hoursView`). */
import { Trans } from "@lingui/react/macro";
import type { HoursView } from "#app/i18n/clock/hours-view.ts";

export function BothTimes({ own, reader }: HoursView) {
  return (
    <>
      <span className="block">{own}</span>
      {reader ? (
        <span className="block text-soft text-sm">
          <Trans>Your time: {reader}</Trans>
        </span>
      ) : null}
    </>
  );
}
