import type { MonthDayState } from "#app/domain/hearing-plan/month.ts";

/** A day's state as a drawn sign, so that colour says nothing alone: a full disc, half a disc, a ring, a stroke. */
export function DaySign({ state, chosen = false }: { state: MonthDayState; chosen?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={12}
      height={12}
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className="shrink-0"
    >
      {chosen ? <path d="M1.5 6.5l3 3 6-7" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" /> : SIGNS[state]}
    </svg>
  );
}

const SIGNS = {
  free: <circle cx="6" cy="6" r="4.6" fill="currentColor" />,
  part: (
    <>
      <circle cx="6" cy="6" r="4.6" />
      <path d="M6 1.4a4.6 4.6 0 0 0 0 9.2z" fill="currentColor" />
    </>
  ),
  full: <circle cx="6" cy="6" r="4.6" />,
  closed: <path d="M2 6h8" strokeLinecap="round" />,
} as const;
