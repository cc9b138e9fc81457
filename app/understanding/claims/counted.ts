/** Whether words count something. */
import type { Span } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { numberIn } from "../detectors/numbers.ts";

/** The number is said: as a word or in figures, and not as an hour. */
export const isCounted = (count: number, at: Span, { pieces, message }: Text): boolean =>
  pieces.some(
    (piece) =>
      overlap(piece, at) &&
      (numberIn(piece.key) === count || piece.key === String(count)) &&
      !/^\s?(?:[:h]\d|[ap]\.?m\b)/i.test(message.slice(piece.end)),
  );

/** "6 of us, our lawyer on Zoom, the rest in person": what one or two of those that are counted leave of the others. */
export const isLeftOver = (count: number, at: Span, text: Text): boolean => [1, 2].some((out) => isCounted(count + out, at, text));
