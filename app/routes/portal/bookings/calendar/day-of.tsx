import { Trans } from "@lingui/react/macro";

/** Which of how many days of its hearing a day is. */
export function DayOf({ place }: { place: { at: number; of: number } | null }) {
  if (!place) return null;
  return (
    <span className="text-soft text-sm">
      <Trans>
        Day {place.at} of {place.of}
      </Trans>
    </span>
  );
}
