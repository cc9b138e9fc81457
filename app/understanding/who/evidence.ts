/**
 * The evidence of whose a name is. Each row says for which label it speaks where it applies; the label with the most weight wins, the
 * tagger's own being one more row. A new observation is a new row, never a special case of the reading.
 */
import type { Span as Tagged } from "../tagger/tagger.ts";
import type { Scene } from "./scene.ts";

export interface Evidence {
  /** What it says, in a sentence. */
  says: string;
  /** The tagger's own label weighs 0 to 1. */
  weight: number;
  /** The label it speaks for, or null where it says nothing of this name. */
  of(span: Tagged, scene: Scene): string | null;
}
