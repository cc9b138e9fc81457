/** What the plans of rooms are drawn by, in centimetres. To change how plans look, change them here and nowhere else. */
export const MEASURES = {
  /** From the middle of one seat at a table to the middle of the next. */
  seat: 75,
  /** Across a seat. */
  chair: 46,
  /** From the edge of a table to the middle of the seats along it. */
  reach: 34,
  /** Across a table at which people sit on both sides, and of one at which they sit on one. */
  table: 130,
  desk: 60,
  /** Seats of the public: from one to the next, and from row to row. */
  row: 60,
  rowDepth: 95,
  /** The way between two blocks of seats, and between the furniture and where the plan ends. */
  aisle: 120,
  margin: 70,
  /** The line that shows the scale. */
  scale: 200,
} as const;

/** More people than these do not sit at one closed table: its middle stays open. */
export const MOST_AT_ONE_TABLE = 24;
