/** Asks for the day on the form, a moment after it was last changed; silent while it asks and when it cannot. */
import "#app/i18n/catalogues/later-texts.ts";
import { useEffect, useState } from "react";
import { type AskedDayState, askDay } from "#app/api-client/availability.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";
import { AvailabilityText } from "./availability-text.tsx";

/** Milliseconds after the last change: a date that is being typed passes through others. */
const PAUSE = 350;

export interface AvailabilityLineProps {
  asked: AskedDay;
  onChoose?: (date: string) => void;
  atReview?: boolean;
}

export function AvailabilityLine({ asked, onChoose, atReview = false }: AvailabilityLineProps) {
  const [told, setTold] = useState<{ of: string; day: AskedDayState } | null>(null);
  const of = [asked.venue.id, asked.date, asked.people, asked.startTime, asked.endTime].join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is all that `asked` says
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      askDay(asked, stop.signal).then(
        (day) => setTold({ of, day }),
        // Quiet: the form is as good without it.
        () => undefined,
      );
    const pause = setTimeout(ask, PAUSE);
    // Anyone who comes back to the page does not read what was true an hour ago.
    const again = () => document.visibilityState === "visible" && void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      clearTimeout(pause);
      document.removeEventListener("visibilitychange", again);
      stop.abort();
    };
  }, [of]);
  if (told?.of !== of) return null;
  return <AvailabilityText asked={asked} told={told.day} onChoose={onChoose} atReview={atReview} />;
}
