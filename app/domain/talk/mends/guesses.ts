/** What is read in the words of a correction and is only a guess: a number that counts nothing. */
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import type { Mend, Statement } from "#app/understanding/contract.ts";
import { openMends } from "./mend.ts";

/** "Make it 12": a number of which nothing says what it counts. */
export const isBare = ({ of, out, into, thing }: Mend): boolean =>
  thing === undefined && into !== undefined && /^\d+$/.test(into) && out === undefined && of.length === 0;

/** What only a tagger makes of a bare number: what it counts is asked with the correction. */
export const isGuessed = (desk: Desk, { sources, at }: Statement): boolean =>
  sources.every((source) => source === "tagger") && openMends(desk).some((one) => isBare(one) && overlap(one.at, at));
