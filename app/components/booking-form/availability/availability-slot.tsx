/**
 * The place of the line about free rooms, under the date it speaks of. Kept open from the moment that there is a day to
 * speak of, so that nothing moves when the answer comes; its code is fetched only then, and only by a live page.
 */
import { lazy, Suspense } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";

const AvailabilityLine = lazy(async () => {
  try {
    return { default: (await import("./availability-line.tsx")).AvailabilityLine };
  } catch {
    // Without a network the form goes on without the line.
    return { default: () => null };
  }
});

interface AvailabilitySlotProps {
  asked: AskedDay | null;
  /** False until scripts run. */
  live: boolean;
  onChoose?: (date: string) => void;
  className?: string;
}

export function AvailabilitySlot({ asked, live, onChoose, className }: AvailabilitySlotProps) {
  return (
    <div aria-live="polite" className={classNames("text-soft text-sm", asked && live && "min-h-12", className)}>
      {asked && live ? (
        <Suspense fallback={null}>
          <AvailabilityLine asked={asked} {...(onChoose ? { onChoose } : {})} />
        </Suspense>
      ) : null}
    </div>
  );
}
