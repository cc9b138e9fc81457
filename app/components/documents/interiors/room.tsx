import type { ReactNode } from "react";
import { face, line, panel, SHEET, type Span } from "./camera.ts";

/** The room itself, in metres; every interior has the same shell. */
export const ROOM = { left: -4, right: 4.4, height: 3.1, depth: 4.6 } as const;

/** `id` of the skyline that the page has drawn once; windows look at it. */
export const VIEW_ID = "city-view";

/** Joints of the floor. */
const BOARDS = [-3, -2, -1, 0, 1, 2, 3, 4];

interface RoomProps {
  /** What the drawing shows, for those who do not see it. */
  name: string;
  children: ReactNode;
}

/** Walls, floor and ceiling of an interior, and the frame around it. */
export function Room({ name, children }: RoomProps) {
  const { left, right, height, depth } = ROOM;
  const front = -2.6;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      width={SHEET.width}
      height={SHEET.height}
      className="h-auto w-full overflow-hidden fill-paper text-accent"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={face([left, 0, depth], [right, 0, depth], [right, height, depth], [left, height, depth])} />
      <path
        d={
          line([left, 0, depth], [left, 0, front]) +
          line([right, 0, depth], [right, 0, front]) +
          line([left, height, depth], [left, height, front]) +
          line([right, height, depth], [right, height, front])
        }
      />
      <path d={BOARDS.map((x) => line([x, 0, depth], [x, 0, front])).join("")} strokeWidth="0.6" opacity="0.3" />
      {children}
      <rect x="0.5" y="0.5" width={SHEET.width - 1} height={SHEET.height - 1} fill="none" strokeWidth="1" className="stroke-accent-line" />
    </svg>
  );
}

interface OutlookProps {
  x: Span;
  y: Span;
  /** Upright bars. */
  panes?: number;
  /** Part of the skyline that is seen, as `x width` of its 360; all of it unless given. */
  part?: readonly [x: number, width: number];
}

/** A window in the far wall, on the city. */
export function Outlook({ x, y, panes = 1, part = [0, 360] }: OutlookProps) {
  const pane = panel(x, y, ROOM.depth);
  const [from, width] = part;
  const high = (width * pane.height) / pane.width;
  const bars = Array.from({ length: panes - 1 }, (_, bar) => x[0] + ((bar + 1) * (x[1] - x[0])) / panes);
  return (
    <>
      <rect {...pane} />
      <svg {...pane} viewBox={`${from} ${160 - high} ${width} ${high}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`#${VIEW_ID}`} width="360" height="166" />
      </svg>
      <rect {...pane} fill="none" />
      <path
        d={
          bars.map((bar) => line([bar, y[0], ROOM.depth], [bar, y[1], ROOM.depth])).join("") +
          line([x[0] - 0.08, y[0], ROOM.depth], [x[1] + 0.08, y[0], ROOM.depth])
        }
      />
    </>
  );
}
