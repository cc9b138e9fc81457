/**
 * A set-up from above for a number of people, drawn to scale from `measures.ts`; the line at the lower left is two metres. The walls
 * are not drawn: nobody has given us their measures. A line of seats is one dashed stroke, so that two hundred weigh as little as ten.
 */
import type { RoomSetup } from "../room-plan.tsx";
import { type Line, layoutOf } from "./layouts.ts";
import { MEASURES } from "./measures.ts";

const path = (lines: readonly Line[]) =>
  lines.map(({ x, y, count, step, down }) => `M${x} ${y}${down ? "v" : "h"}${(count - 1) * step + 0.1}`).join("");

/** Lines of seats by their step: a stroke has one length of dash. */
function byStep(lines: readonly Line[]): [number, Line[]][] {
  return [...new Set(lines.map(({ step }) => step))].map((step) => [step, lines.filter((line) => line.step === step)]);
}

export function ScalePlan({ setup, people, className }: { setup: RoomSetup; people: number; className?: string }) {
  const { width, height, tables, seats, front } = layoutOf(setup, people);
  const seat = { strokeWidth: MEASURES.chair, strokeLinecap: "round" } as const;
  const line = Math.max(width, height) / 160;
  const [x, y] = [MEASURES.margin / 2, height + 10];
  return (
    <svg viewBox={`0 0 ${width} ${height + 40}`} aria-hidden="true" fill="none" stroke="currentColor" className={className}>
      <g className="fill-accent-wash" strokeWidth={line}>
        {tables.map((table) => (
          <rect key={`${table.x} ${table.y}`} {...table} rx="6" />
        ))}
      </g>
      {byStep(seats).map(([step, lines]) => (
        <path key={step} d={path(lines)} strokeDasharray={`0 ${step}`} strokeOpacity="0.45" {...seat} />
      ))}
      <path d={path(front)} strokeDasharray={`0 ${MEASURES.seat}`} {...seat} />
      <path d={`M${x} ${y - 12}v12h${MEASURES.scale}v-12`} strokeWidth={line} />
    </svg>
  );
}
