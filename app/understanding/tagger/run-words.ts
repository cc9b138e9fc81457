/** Which words may be of a name: those with a capital, or unknown ones where nothing has a capital. */
import type { Word } from "./word-classes.ts";

export const JOINERS: ReadonlySet<string> = new Set(
  "de del da do dos du des d' l' la le les los las van von der den bin ibn al el y e et and & of - '".split(" "),
);
const CLOSED: ReadonlySet<string> = new Set(["calendar", "num", "email", "phone", "url"]);

/** `casing` says whether capitals tell anything in the message. */
export function isName(word: Word | undefined, casing: string): boolean {
  if (!word || CLOSED.has(word.class) || word.folded === word.shape) return false;
  if (casing === "none" || casing === "all")
    return word.class === "unknown" || word.class === "name" || word.class === "firm" || word.class === "title";
  return word.shape.startsWith("X") && (word.folded.length > 1 || word.shape !== "X" || word.folded !== "i");
}
