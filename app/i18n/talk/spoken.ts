/** One utterance as the window shows it. */
import type { Card, Utterance } from "#app/domain/talk/answer/says.ts";
import type { Line } from "./lines.ts";

/** One utterance as the window shows it. */
export interface Spoken {
  kind: Utterance["kind"];
  text: string;
  /** What a window says instead, which shows the lines and the remarks as chips. */
  withoutChips?: string;
  /** What was noted, each with its field: chips that a tap edits. */
  lines?: readonly Line[];
  /** In grey: kept for staff. */
  remarks?: readonly string[];
  buttons?: readonly { id: string; label: string }[];
  card?: Card;
}
