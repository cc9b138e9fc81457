/** What is to be known of the hours of a hearing: a time that does not exist, one that comes twice, a night somewhere. */
import { Trans } from "@lingui/react/macro";
import type { HourNotesView } from "#app/i18n/clock/hours-view.ts";
import { Icon } from "../ui/icon.tsx";

export function HourNotes({ notes: { kind, asked, meant, zone, lasts, far } }: { notes: HourNotesView }) {
  return (
    <div className="flex gap-3 border-warning border-s-4 bg-warning-wash px-4 py-3 text-warning">
      <Icon name="clock" className="mt-1" />
      <div>
        {kind === "skipped" ? (
          <p>
            <Trans>
              {asked} does not exist on that day, since the clocks go forward ({zone}): we take {meant}.
            </Trans>
          </p>
        ) : null}
        {kind === "twice" ? (
          <p>
            <Trans>
              {asked} occurs twice on that day, since the clocks go back ({zone}): we take the first.
            </Trans>
          </p>
        ) : null}
        {lasts ? (
          <p>
            <Trans>
              The clocks change during these hours ({zone}): they last {lasts} hours. A day is booked by the clock on the wall.
            </Trans>
          </p>
        ) : null}
        {far.map(({ hours, where }) => (
          <p key={where}>
            <Trans>
              Outside 7 a.m. to 9 p.m. for some participants: {hours} {where}.
            </Trans>
          </p>
        ))}
      </div>
    </div>
  );
}
