import type { Issue } from "#app/domain/errors.ts";

/** A QR code: dark modules as one SVG path in a square of `size` units. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Where the setting up is after a post. `wait` in seconds where it was tried too often. */
export type SecondFactorStep =
  | { at: "confirm"; key: string; uri: string; drawing: QrDrawing; issues: readonly Issue[]; wait: number | null }
  | { at: "codes"; codes: readonly string[]; renewed: boolean }
  | { at: "off" }
  | { at: "refused"; intent: "begin" | "off" | "renew" | "confirm"; issues: readonly Issue[]; wait: number | null; overtaken: boolean };
