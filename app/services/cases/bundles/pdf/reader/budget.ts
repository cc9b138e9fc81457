/**
 * What may be spent on one document, counted where it is spent: a file of some kilobytes can describe gigabytes, and no look at it from outside says so.
 */
import { SourceRefused } from "./refused.ts";

const MB = 1024 * 1024;

export const MOST = {
  /** Bytes that its packed tables and objects unpack into: those of a tagged report of 500 pages have two million. */
  unpacked: 8 * MB,
  /** Bytes that the pieces of pages' drawings unpack into, which are packed again as one: those of a report of 500 pages have ten million. */
  drawn: 64 * MB,
  /** Bytes that are read as values, however often one is read. */
  read: 24 * MB,
  /** Numbers, names, strings and the like, by what each takes in memory: some 50 bytes of it are one. A page takes about 500. */
  values: 1_500_000,
  /** Entries of its tables. */
  entries: 100_000,
  /** Times around a loop, whatever the file says of how many there are; a packed page has some hundreds, of lines that are packed as those of pictures are. */
  steps: 32_000_000,
  /** Bytes of what is written of it, its streams apart. */
  written: 6 * MB,
} as const;

/** Bytes that are read in the time that one is kept for. */
const READ_TO_KEPT = 8;

/** Of `drawn` what a piece takes however short it is: to unpack nothing takes as long as to unpack so many bytes. */
export const OF_A_PIECE = 2048;
/** Of `drawn` what one page may take: it is in memory as a whole, twice. */
export const MOST_OF_A_PAGE = 8 * MB;
/** Of `values` what one object may take: it is in memory as a whole. */
export const MOST_AT_ONCE = 200_000;
/** Numbers of objects lie below it (ISO 32000-1, annex C): larger ones are no numbers that can be counted on from. */
export const MOST_OBJECTS = 8_388_608;
/** Pages that are counted. */
export const MOST_PAGES = 20_000;

export type Spent = keyof typeof MOST | "streams";

export class Budget {
  private readonly left: Record<Spent, number>;

  /** `size`: its bytes. No document gives more of streams than it has. */
  constructor(size: number) {
    this.left = { ...MOST, streams: size };
  }

  /** Throws `SourceRefused` (`swollen`) where there is less left, and for what is no amount: nothing is ever given back. */
  spend(what: Spent, amount: number): void {
    if (!(amount >= 0)) throw new SourceRefused("swollen", what);
    this.left[what] -= amount;
    if (!(this.left[what] >= 0)) throw new SourceRefused("swollen", what);
  }

  /** What may still be spent. */
  room(what: Spent): number {
    return this.left[what];
  }

  /** What was spent so far, as bytes that are kept; what is only read takes time. */
  get weight(): number {
    const spent = (what: keyof typeof MOST) => MOST[what] - this.left[what];
    return spent("written") + Math.ceil((spent("read") + spent("unpacked") + spent("drawn")) / READ_TO_KEPT);
  }
}
