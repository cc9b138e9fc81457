/** Drawings of the services that happen in no particular room; of the plans' size and hand (`room-plan.tsx`). */
import type { ReactNode } from "react";

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 160"
      width="240"
      height="160"
      className="h-auto w-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      {children}
    </svg>
  );
}

/** Two parties at a round table, and the expert. */
export function ExpertTable() {
  return (
    <Drawing>
      <path d="M236 128V4H4v152h196" />
      <path d="M200 156a36 36 0 0 1 36-28" strokeDasharray="2 3" strokeWidth="1" />
      <circle cx="120" cy="84" r="32" className="fill-accent-wash" />
      {[
        [76, 72],
        [76, 96],
        [164, 72],
        [164, 96],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-paper" />
      ))}
      <circle cx="120" cy="38" r="6" className="fill-accent" />
      <path d="M110 78h20M110 84h20M110 90h12" strokeWidth="1" />
    </Drawing>
  );
}

/** A screen with a tile for each who attends; whoever presides is filled. */
export function ScreenOfFaces() {
  const tiles = [24, 92, 160].flatMap((x) => [22, 74].map((y) => [x, y] as const));
  return (
    <Drawing>
      <rect x="12" y="10" width="216" height="116" rx="3" />
      <path d="M104 126l-8 24M136 126l8 24M80 150h80" />
      {tiles.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="56" height="40" rx="1.5" className="fill-accent-wash" />
          <circle cx={x + 28} cy={y + 15} r="6" className={x === 92 && y === 22 ? "fill-accent" : "fill-paper"} />
          <path d={`M${x + 15} ${y + 40}c1-10 6-14 13-14s12 4 13 14`} className={x === 92 && y === 22 ? "fill-accent" : "fill-paper"} />
        </g>
      ))}
    </Drawing>
  );
}

/** Pages in order, with tabs, and one line marked. */
export function MarkedPages() {
  return (
    <Drawing>
      {[28, 14, 0].map((back) => (
        <rect
          key={back}
          x={66 + back}
          y={30 - back}
          width="84"
          height="112"
          rx="1.5"
          className={back ? "fill-paper" : "fill-accent-wash"}
        />
      ))}
      <path d="M150 46h10v16h-10M164 34h10v16h-10M178 22h10v16h-10" className="fill-paper" />
      <path d="M78 48h60M78 60h60M78 84h60M78 96h60M78 108h60M78 120h34" strokeWidth="1" />
      <rect x="76" y="67" width="64" height="10" className="fill-accent" strokeWidth="0" />
    </Drawing>
  );
}

/** A case from filing to resolution. */
export function CaseLine() {
  return (
    <Drawing>
      <path d="M30 112h180" />
      {[30, 90, 150].map((x) => (
        <circle key={x} cx={x} cy="112" r="6" className="fill-paper" />
      ))}
      <circle cx="210" cy="112" r="6" className="fill-accent" />
      <path d="M18 92V52h18l8 8v32zM36 52v8h8" className="fill-accent-wash" />
      <circle cx="90" cy="62" r="8" className="fill-accent-wash" />
      <path d="M74 92c1-12 7-17 16-17s15 5 16 17z" className="fill-accent-wash" />
      <path d="M132 56h36v24h-18l-8 8v-8h-10z" className="fill-accent-wash" />
      <path d="M140 64h20M140 71h14" strokeWidth="1" />
      <path d="M196 52h28v40h-28z" className="fill-accent-wash" />
      <path d="M202 62h16M202 69h16M202 76h9" strokeWidth="1" />
      <path d="M30 124v12M90 124v12M150 124v12M210 124v12" strokeWidth="1" strokeDasharray="2 3" />
    </Drawing>
  );
}
