/**
 * Acts that no fixed phrase says and several words together do: asking for a person, cancelling or moving a booking, and wanting
 * what we do not do. Each frame names classes of words that its sentence must have.
 */
import type { Act } from "../contract.ts";
import { sentencesIn } from "../text/clauses.ts";
import { piecesWithin } from "../text/pieces.ts";
import { cueBook, cuesIn } from "./cues.ts";
import type { Text } from "./finding.ts";
import { FRAME_WORDS } from "./words/frames.ts";

/** One book for each class: a word may be of several. */
const CLASSES = Object.entries(FRAME_WORDS).map(([name, words]) => ({ name, book: cueBook({ [name]: words }) }));

interface Frame {
  act: Act;
  needs: readonly string[];
  /** Not in a question: "can I cancel my booking later?" cancels nothing. */
  isCommand?: boolean;
}
const FRAMES: readonly Frame[] = [
  { act: "person", needs: ["want", "someone", "talk"] },
  { act: "person", needs: ["through", "someone"] },
  { act: "person", needs: ["human", "talk"] },
  { act: "person", needs: ["human", "want"] },
  { act: "cancel", needs: ["cancel", "booking"], isCommand: true },
  { act: "again", needs: ["book again"] },
  { act: "change", needs: ["move", "booking"], isCommand: true },
  { act: "change", needs: ["replace", "of booking"], isCommand: true },
  { act: "change", needs: ["again on"], isCommand: true },
  { act: "again", needs: ["same", "booking"] },
  { act: "copy", needs: ["resend", "confirmation"] },
  { act: "status", needs: ["state", "booking"] },
  { act: "offtopic", needs: ["event", "seek"] },
  { act: "offtopic", needs: ["event", "want"] },
  { act: "offtopic", needs: ["advice"] },
];

export interface FramedAct {
  act: Act;
  /** The whole sentence. */
  start: number;
  end: number;
}

/** One act for each sentence that fills a frame: the first frame that is filled. */
export function framedActs({ tokens, pieces }: Text): FramedAct[] {
  return sentencesIn(tokens).flatMap(({ first, last, start, end }): FramedAct[] => {
    const own = piecesWithin(pieces, first, last);
    const has = new Set(CLASSES.filter(({ book }) => cuesIn(book, own).length > 0).map(({ name }) => name));
    const isAsked = tokens[last]?.text === "?";
    const frame = FRAMES.find(({ needs, isCommand }) => needs.every((name) => has.has(name)) && !(isCommand && isAsked));
    return frame ? [{ act: frame.act, start, end }] : [];
  });
}
