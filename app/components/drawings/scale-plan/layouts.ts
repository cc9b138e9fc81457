/** Where tables and seats stand in each set-up, for a number of people. Pure; everything is in centimetres, from the upper left. */
import type { RoomSetup } from "../room-plan.tsx";
import { MEASURES as M, MOST_AT_ONE_TABLE } from "./measures.ts";

export interface Table {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Seats in a line, `step` from one to the next. */
export interface Line {
  x: number;
  y: number;
  count: number;
  step: number;
  down: boolean;
}

export interface Layout {
  width: number;
  height: number;
  tables: readonly Table[];
  seats: readonly Line[];
  /** Seats of those who preside or testify. */
  front: readonly Line[];
}

type Furniture = Pick<Layout, "tables" | "seats" | "front">;

const along = (x: number, y: number, count: number): Line => ({ x: x + M.seat / 2, y, count, step: M.seat, down: false });
const down = (x: number, y: number, count: number): Line => ({ x, y: y + M.seat / 2, count, step: M.seat, down: true });

/** Two long sides and two heads; of many people the middle is open. */
function boardroom(people: number): Furniture {
  const open = people > MOST_AT_ONE_TABLE;
  const head = open ? Math.round(people * 0.18) : people > 5 ? 1 : 0;
  const side = Math.ceil((people - 2 * head) / 2);
  const other = people - 2 * head - side;
  const width = Math.max(side, 1) * M.seat;
  const height = open ? head * M.seat : M.table;
  const tables = open ? ring(width, height) : [{ x: 0, y: 0, width, height }];
  const lines = [along(0, -M.reach, side), along(0, height + M.reach, other)];
  const middle = height / 2 - (head * M.seat) / 2;
  return { tables, seats: [...lines, down(-M.reach, middle, head), down(width + M.reach, middle, head)], front: [] };
}

const ring = (width: number, height: number): Table[] => [
  { x: 0, y: 0, width, height: M.desk },
  { x: 0, y: height - M.desk, width, height: M.desk },
  { x: 0, y: M.desk, width: M.desk, height: height - 2 * M.desk },
  { x: width - M.desk, y: M.desk, width: M.desk, height: height - 2 * M.desk },
];

/** The tribunal at the head, the two sides along the legs, all on the outside. */
function uShape(people: number): Furniture {
  const base = Math.min(people, Math.max(3, Math.round(people * 0.25)));
  const left = Math.ceil((people - base) / 2);
  const right = people - base - left;
  const width = Math.max(base * M.seat, 2 * M.desk + M.aisle);
  const leg = M.desk + Math.max(left, 1) * M.seat;
  const tables = [
    { x: 0, y: 0, width, height: M.desk },
    { x: 0, y: M.desk, width: M.desk, height: leg - M.desk },
    { x: width - M.desk, y: M.desk, width: M.desk, height: leg - M.desk },
  ];
  const head = along((width - base * M.seat) / 2, -M.reach, base);
  return { tables, seats: [down(-M.reach, M.desk, left), down(width + M.reach, M.desk, right)], front: [head] };
}

/** A bench, a witness, two tables of counsel, and rows for everybody else. */
function courtroom(people: number): Furniture {
  const bench = Math.min(people, people < 12 ? 1 : 3);
  const witness = people > bench ? 1 : 0;
  const counsel = Math.min(people - bench - witness, people < 24 ? 4 : 8);
  const public_ = people - bench - witness - counsel;
  const perTable = Math.ceil(counsel / 2);
  const rowSeats = Math.max(2, Math.ceil(Math.sqrt(public_ * 1.8) / 2));
  const block = rowSeats * M.row;
  const width = Math.max(2 * block, 2 * Math.max(perTable, 2) * M.seat) + M.aisle;
  const tableWidth = Math.max(perTable, 1) * M.seat;
  const benchWidth = Math.max(bench, 2) * M.seat;
  const tableY = M.desk + M.aisle + M.reach;
  const rowY = tableY + M.desk + M.reach + M.aisle;
  const seats = [along(0, tableY + M.desk + M.reach, perTable), along(width - tableWidth, tableY + M.desk + M.reach, counsel - perTable)];
  for (let left = public_, row = 0; left > 0; row += 1, left -= 2 * rowSeats) {
    const [one, other] = [Math.min(rowSeats, Math.ceil(left / 2)), Math.min(rowSeats, Math.floor(left / 2))];
    const y = rowY + row * M.rowDepth;
    const at = (x: number, count: number): Line => ({ x: x + M.row / 2, y, count, step: M.row, down: false });
    seats.push(at(0, one), at(width - block, other));
  }
  return {
    tables: [
      { x: (width - benchWidth) / 2, y: 0, width: benchWidth, height: M.desk },
      { x: 0, y: tableY, width: tableWidth, height: M.desk },
      { x: width - tableWidth, y: tableY, width: tableWidth, height: M.desk },
    ],
    seats,
    front: [
      along((width - bench * M.seat) / 2, -M.reach, bench),
      { x: (width - benchWidth) / 2 - M.aisle / 2, y: M.desk / 2, count: witness, step: M.seat, down: false },
    ],
  };
}

/** The witness at the head, counsel along both sides. */
function exam(people: number): Furniture {
  const [one, other] = [Math.ceil((people - 1) / 2), Math.floor((people - 1) / 2)];
  const width = Math.max(one, 2) * M.seat;
  return {
    tables: [{ x: 0, y: 0, width, height: M.table }],
    seats: [along(0, -M.reach, one), along(0, M.table + M.reach, other)],
    front: [{ x: width + M.reach, y: M.table / 2, count: 1, step: M.seat, down: true }],
  };
}

const SETUPS: Readonly<Record<RoomSetup, (people: number) => Furniture>> = { boardroom, u_shape: uShape, courtroom, exam };

/** How many sit in the layout. */
export const seatsIn = ({ seats, front }: Furniture): number => [...seats, ...front].reduce((sum, { count }) => sum + count, 0);

/** The furniture of a set-up for so many people (1 to 500), with a margin on every side. */
export function layoutOf(setup: RoomSetup, people: number): Layout {
  const { tables, seats, front } = SETUPS[setup](Math.max(1, Math.min(500, Math.round(people))));
  const lines = [...seats, ...front].filter(({ count }) => count > 0);
  const length = ({ count, step }: Line) => (count - 1) * step;
  const half = M.chair / 2;
  const left = Math.min(...tables.map(({ x }) => x), ...lines.map(({ x }) => x - half));
  const top = Math.min(...tables.map(({ y }) => y), ...lines.map(({ y }) => y - half));
  const right = Math.max(
    ...tables.map(({ x, width }) => x + width),
    ...lines.map((line) => line.x + half + (line.down ? 0 : length(line))),
  );
  const bottom = Math.max(
    ...tables.map(({ y, height }) => y + height),
    ...lines.map((line) => line.y + half + (line.down ? length(line) : 0)),
  );
  const [dx, dy] = [M.margin - left, M.margin - top];
  const moved = <Part extends { x: number; y: number }>(part: Part): Part => ({ ...part, x: part.x + dx, y: part.y + dy });
  return {
    width: right - left + 2 * M.margin,
    height: bottom - top + 2 * M.margin,
    tables: tables.map(moved),
    seats: seats.filter(({ count }) => count > 0).map(moved),
    front: front.filter(({ count }) => count > 0).map(moved),
  };
}
