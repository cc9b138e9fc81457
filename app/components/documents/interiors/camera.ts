/** A room seen from its front in one-point perspective: metres in, points of a 480 by 300 drawing out. */
export type Point = readonly [x: number, y: number, z: number];
export type Span = readonly [from: number, to: number];

/** x runs to the right from the middle of the room, y up from the floor, z away from the reader. */
export interface Block {
  x: Span;
  y: Span;
  z: Span;
}

export const SHEET = { width: 480, height: 300 } as const;

const EYE = { x: 0.4, y: 2, distance: 4.4 } as const;
const FOCUS = 432;
const HORIZON = { x: 250, y: 108 } as const;

const round = (value: number) => Math.round(value * 10) / 10;

export function project([x, y, z]: Point): [number, number] {
  const scale = FOCUS / (z + EYE.distance);
  return [round(HORIZON.x + scale * (x - EYE.x)), round(HORIZON.y - scale * (y - EYE.y))];
}

/** Points joined by straight lines, as the `d` of a path. */
export function line(...points: Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${project(point).join(" ")}`).join("");
}

export const face = (...corners: Point[]): string => `${line(...corners)}z`;

/** The top of a block, where the eye sees it. */
export function lid({ x: [left, right], y: [, top], z: [near, far] }: Block): string {
  if (top >= EYE.y) return "";
  return face([left, top, near], [right, top, near], [right, top, far], [left, top, far]);
}

/** What the eye sees of a block below its lid: the front, and the side that is turned to the middle. */
export function sides({ x: [left, right], y: [bottom, top], z: [near, far] }: Block): string {
  const flank = EYE.x < left ? left : EYE.x > right ? right : null;
  const front = face([left, bottom, near], [right, bottom, near], [right, top, near], [left, top, near]);
  if (flank === null) return front;
  return face([flank, bottom, near], [flank, bottom, far], [flank, top, far], [flank, top, near]) + front;
}

/** A level circle, as an ellipse. */
export function disc(centre: Point, radius: number): { cx: number; cy: number; rx: number; ry: number } {
  const [x, y, z] = centre;
  const [left] = project([x - radius, y, z]);
  const [right] = project([x + radius, y, z]);
  const [, near] = project([x, y, z - radius]);
  const [, far] = project([x, y, z + radius]);
  return { cx: round((left + right) / 2), cy: round((near + far) / 2), rx: round((right - left) / 2), ry: round(Math.abs(near - far) / 2) };
}

/** A rectangle on a wall that faces the reader. */
export function panel([left, right]: Span, [bottom, top]: Span, z: number): { x: number; y: number; width: number; height: number } {
  const [x, y] = project([left, top, z]);
  const [toX, toY] = project([right, bottom, z]);
  return { x, y, width: round(toX - x), height: round(toY - y) };
}
