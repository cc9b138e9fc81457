import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Months (from 0) and the days of each between which no Tuesday, Wednesday or Thursday is a holiday of any of our venues. */
const OPEN: readonly (readonly [number, number, number])[] = [
  [2, 12, 31],
  [3, 2, 30],
  [4, 2, 31],
  [5, 2, 18],
  [6, 5, 31],
  [7, 2, 31],
  [8, 2, 28],
  [9, 2, 31],
];

/**
 * A day of its own for a test, `YYYY-MM-DD`, on which every venue is open: a Tuesday, Wednesday or Thursday two to four years ahead,
 * where neither the demo data nor the bound of what can be booked is near.
 */
export function openDay(): string {
  return openSpan(1);
}

/** The first of so many days in a row, at most three, all of them the test's own: what it books is moved or made longer among them. */
export function openSpan(length: 1 | 2 | 3): string {
  const among = (count: number) => Math.floor(Math.random() * count);
  for (;;) {
    const [month, first, last] = OPEN[among(OPEN.length)] ?? [6, 8, 28];
    const year = new Date().getUTCFullYear() + 2 + among(3);
    const from = first + among(last - first + 2 - length);
    const dates = Array.from({ length }, (_, at) => new Date(Date.UTC(year, month, from + at)));
    const days = dates.map((date) => date.toISOString().slice(0, 10));
    // A span of which another test has a day keeps the days before it: there are enough others.
    if (dates.every((date) => date.getUTCDay() >= 2 && date.getUTCDay() <= 4) && days.every(isOwn)) return days[0] ?? "";
  }
}

/** False where another test of this run has it: its rooms may be taken. The processes of a run have one parent. */
function isOwn(day: string): boolean {
  try {
    mkdirSync(join(tmpdir(), `concord-open-days-${process.ppid}`, day), { recursive: false });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    mkdirSync(join(tmpdir(), `concord-open-days-${process.ppid}`), { recursive: true });
    return isOwn(day);
  }
}

/** So many open days, no two the same. */
export function openDays(count: number): string[] {
  const days = new Set<string>();
  while (days.size < count) days.add(openDay());
  return [...days];
}
