/** Words that give days a role, as they were found. */
import type { Span } from "#app/understanding/contract.ts";
import type { Cue } from "#app/understanding/detectors/cues.ts";
import type { Reading } from "#app/understanding/time/types.ts";

/** Words of a role with the days that they are of. */
export interface Said extends Span {
  means: Cue["means"];
  readings: readonly Reading[];
  isDenied: boolean;
  isOnly: boolean;
}

/** `turns`: a condition that what is before it is the second choice under. */
export type Head = Span & { means: string; turns?: boolean };
