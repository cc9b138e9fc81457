import { classNames } from "./class-names.ts";

export type RoomSetup = "exam" | "courtroom" | "u_shape" | "boardroom";

type Seat = readonly [x: number, y: number];

interface Plan {
  /** Tables as `x y width height`. */
  tables: readonly (readonly [number, number, number, number])[];
  seats: readonly Seat[];
  /** Seats of those who preside or testify, filled. */
  marked?: readonly Seat[];
}

const row = (y: number, ...xs: number[]): Seat[] => xs.map((x) => [x, y]);
const column = (x: number, ...ys: number[]): Seat[] => ys.map((y) => [x, y]);

/** Rooms seen from above, 240 by 160; the door is at the lower right. */
const PLANS: Readonly<Record<RoomSetup, Plan>> = {
  boardroom: {
    tables: [[58, 58, 124, 44]],
    seats: [...row(46, 76, 104, 136, 164), ...row(114, 76, 104, 136, 164), [194, 80]],
    marked: [[46, 80]],
  },
  u_shape: {
    tables: [
      [56, 34, 20, 96],
      [76, 34, 88, 20],
      [164, 34, 20, 96],
    ],
    seats: [...column(44, 62, 86, 110), ...column(196, 62, 86, 110), ...row(22, 96, 144)],
    marked: [[120, 22]],
  },
  courtroom: {
    tables: [
      [78, 26, 84, 16],
      [46, 74, 58, 14],
      [136, 74, 58, 14],
      [180, 40, 22, 16],
    ],
    seats: [...row(100, 60, 90, 150, 180), ...row(122, 48, 72, 96, 144, 168, 192), ...row(138, 48, 72, 96, 144, 168, 192)],
    marked: [...row(15, 96, 120, 144), [191, 31]],
  },
  exam: {
    tables: [[84, 56, 72, 48]],
    seats: [...row(118, 104, 136), [72, 80]],
    marked: [[120, 42]],
  },
};

/** How a room is set: tables, seats, and in ink the seats of those who preside or testify. Its name stands beside it. */
export function RoomPlan({ setup, className }: { setup: RoomSetup; className?: string }) {
  const plan = PLANS[setup];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 160"
      width="240"
      height="160"
      className={classNames("h-auto w-full", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
    >
      <path d="M236 128V4H4v152h196" />
      <path d="M200 156a36 36 0 0 1 36-28" strokeDasharray="2 3" strokeWidth="1" />
      {plan.tables.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" className="fill-accent-wash" />
      ))}
      {plan.seats.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-paper" />
      ))}
      {plan.marked?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6" className="fill-accent" />
      ))}
    </svg>
  );
}
