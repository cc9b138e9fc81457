/** Pieces of the sketch maps: 320 by 280, north up. Streets are drawn as on an old town plan, water is washed. */
import type { ReactNode } from "react";
import { PROVIDER } from "#app/domain/provider.ts";

const PLAN = { width: 320, height: 280 } as const;

/** A sheet with its name for those who do not see it. */
export function Plan({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      width={PLAN.width}
      height={PLAN.height}
      className="h-auto w-full overflow-hidden text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
      <path d="M300 30V14m-4 6l4-7 4 7" strokeWidth="1.2" />
      <text x="300" y="43" textAnchor="middle" fontSize="11" stroke="none" className="fill-ink">
        N
      </text>
      <rect x="0.5" y="0.5" width={PLAN.width - 1} height={PLAN.height - 1} className="stroke-accent-line" />
    </svg>
  );
}

/** Sea, lake, bay or river: its outline, and level strokes on it. */
export function Water({ shore, ripples }: { shore: string; ripples: string }) {
  return (
    <>
      <path d={shore} className="fill-accent-wash" />
      <path d={ripples} strokeWidth="0.8" opacity="0.6" />
    </>
  );
}

/** Streets as paths; where they meet, they open into each other. `ours` is the one with the door. */
export function Streets({ all, ours }: { all: string; ours: string }) {
  return (
    <>
      <path d={all + ours} strokeWidth="7" className="stroke-accent-line" strokeLinecap="butt" />
      <path d={all + ours} strokeWidth="5.4" className="stroke-paper" strokeLinecap="butt" />
      <path d={ours} strokeWidth="2.4" strokeLinecap="butt" />
    </>
  );
}

export function Railway({ d }: { d: string }) {
  return <path d={d} strokeWidth="1.6" strokeDasharray="6 4" strokeLinecap="butt" opacity="0.8" />;
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: "start" | "middle" | "end";
  /** Runs up the sheet, along a street from south to north. */
  upright?: boolean;
  strong?: boolean;
  /** Stands on water. */
  afloat?: boolean;
  children: ReactNode;
}

/** Lettering; a rim of paper keeps it clear of the lines below. */
export function Label({ x, y, anchor = "start", upright = false, strong = false, afloat = false, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
      fontSize="11"
      fontWeight={strong ? 600 : undefined}
      strokeWidth="3"
      paintOrder="stroke"
      className={afloat ? "fill-ink stroke-accent-wash" : "fill-ink stroke-paper"}
    >
      {children}
    </text>
  );
}

/** The name of water, on the wash or, where it has no room there, ashore. */
export function WaterLabel({ x, y, ashore = false, children }: { x: number; y: number; ashore?: boolean; children: ReactNode }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize="11.5"
      strokeWidth="3"
      paintOrder="stroke"
      className={`fill-ink font-serif italic ${ashore ? "stroke-paper" : "stroke-accent-wash"}`}
    >
      {children}
    </text>
  );
}

/** The venue's door. */
export function Door({ x, y, side = "right", afloat }: { x: number; y: number; side?: "left" | "right"; afloat?: boolean }) {
  return (
    <>
      <path d={`M${x} ${y}c-2-8-9-11-9-19a9 9 0 0 1 18 0c0 8-7 11-9 19z`} className="fill-accent stroke-paper" strokeWidth="1.5" />
      <circle cx={x} cy={y - 19} r="3.2" className="fill-paper" stroke="none" />
      <Label x={side === "right" ? x + 13 : x - 13} y={y - 15} anchor={side === "right" ? "start" : "end"} strong afloat={afloat}>
        {PROVIDER.name}
      </Label>
    </>
  );
}

const ARROWS = {
  left: "M12 0H-2m5-4l-5 4 5 4",
  right: "M-12 0H2m-5-4l5 4-5 4",
  up: "M0 12V-2m-4 5l4-5 4 5",
} as const;

/** Something beyond the edge of the sheet, in this direction. */
export function Beyond({ x, y, to, children }: { x: number; y: number; to: keyof typeof ARROWS; children: ReactNode }) {
  const label = {
    left: { dx: 17, anchor: "start" },
    right: { dx: -17, anchor: "end" },
    up: { dx: 9, anchor: "start" },
  } as const;
  return (
    <>
      <path d={ARROWS[to]} transform={`translate(${x} ${y})`} strokeWidth="1.4" />
      <Label x={x + label[to].dx} y={y + 4} anchor={label[to].anchor}>
        {children}
      </Label>
    </>
  );
}
