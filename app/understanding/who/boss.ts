/** "I'm the assistant of Me X (étude Y)": the firm that is said with whom the visitor works for. */
import { cueBook, cuesIn } from "../detectors/cues.ts";
import type { Text } from "../detectors/finding.ts";
import { WORKS_FOR } from "./words.ts";

const BOSSES = cueBook(WORKS_FOR);
/** A name, and what leads to a firm. */
const BOSS_NAME =
  /^\s?(?:\p{L}+\.?\s)?(?:\p{Lu}[\p{L}'’.-]*[\s,]*){1,5}\s?[(,]?\s?(?:of|from|at|with|du cabinet|cabinet|de|chez|del despacho|[ée]tude)?\s?$/u;
const FIRST_PERSON = /(?:i am|i['’]m|im|this is|je suis|c['’]est|ici|soy|habla|le escribe)\s(?:the\s|l['’]|an?\s|la\s|el\s|une?\s)?$/i;

/** Whether a stretch is such a firm. */
export function isBossFirm(text: Text, { start }: { start: number }): boolean {
  return cuesIn(BOSSES, text.pieces).some(
    (cue) => cue.end <= start && FIRST_PERSON.test(text.message.slice(0, cue.start)) && BOSS_NAME.test(text.message.slice(cue.end, start)),
  );
}
