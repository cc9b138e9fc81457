import type { HoldOfDay } from "#app/domain/venue/room-calendar.ts";

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The opening hours as a line, and on it what is held; the list next to it says the same in words. */
export function TimeStrip({ hours, holds }: { hours: { opens: string; closes: string } | null; holds: readonly HoldOfDay[] }) {
  if (!hours) return null;
  const times = holds.map(({ startTime, endTime }) => [startTime ? minutes(startTime) : 0, endTime ? minutes(endTime) : 1440] as const);
  // What is held outside of the opening hours makes the line longer.
  const from = Math.min(minutes(hours.opens), ...times.map(([start]) => start));
  const until = Math.max(minutes(hours.closes), ...times.map(([, end]) => end));
  const share = (length: number) => `${((100 * length) / (until - from)).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className="relative mb-2 h-2 bg-sunk print:border print:border-hairline">
      {times.map(([start, end]) => (
        <span
          key={`${start}-${end}`}
          className="absolute inset-y-0 bg-accent print:border print:border-accent"
          style={{ left: share(start - from), width: share(end - start) }}
        />
      ))}
    </div>
  );
}
