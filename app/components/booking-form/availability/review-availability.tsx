/** At the review: whether a room is free for the day that is asked for. A request without one can still be sent. */
import { useEffect, useState } from "react";
import type { AskedDayState } from "#app/api-client/availability.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";
import { AvailabilityLine } from "./availability-line.tsx";
import { AvailabilityText } from "./availability-text.tsx";

interface ReviewAvailabilityProps {
  asked: AskedDay | null;
  /** As the server knew it when it made this page, for readers without scripts. */
  told: AskedDayState | null;
}

export function ReviewAvailability({ asked, told }: ReviewAvailabilityProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!asked) return null;
  return (
    <div aria-live="polite" className="min-h-12 border-accent-line border-s-2 bg-sunk px-4 py-3">
      {live ? <AvailabilityLine asked={asked} atReview /> : told ? <AvailabilityText asked={asked} told={told} atReview /> : null}
    </div>
  );
}
