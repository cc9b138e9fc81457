/** "I'm the assistant of Me X (étude Y)": the firm that is said with whom the visitor works for. */
import { type Cue, cueBook, cuesIn } from "../detectors/cues.ts";
import type { Text } from "../detectors/finding.ts";
import { LEAD, leadTo } from "../text/lead.ts";
import { once } from "../text/once.ts";
import { WORKS_FOR } from "./words.ts";

const BOSSES = cueBook(WORKS_FOR);
/** A name, and what leads to a firm. */
const BOSS_NAME =
  /^\s?(?:\p{L}+\.?\s)?\p{Lu}[\p{L}'’.-]*(?:[\s,]+\p{Lu}[\p{L}'’.-]*){0,4}[\s,]*[(,]?\s?(?:of|from|at|with|du cabinet|cabinet|de|chez|del despacho|[ée]tude)?\s?$/u;
const FIRST_PERSON = /(?:i am|i['’]m|im|this is|je suis|c['’]est|ici|soy|habla|le escribe)\s(?:the\s|l['’]|an?\s|la\s|el\s|une?\s)?$/i;

/** What the visitor says that they do for somebody. */
const postsIn = once(({ message, pieces }: Text): readonly Cue[] =>
  cuesIn(BOSSES, pieces).filter(({ start }) => FIRST_PERSON.test(leadTo(message, start))),
);

/** Whether a stretch is such a firm. */
export function isBossFirm(text: Text, { start }: { start: number }): boolean {
  return postsIn(text).some(({ end }) => end <= start && start - end <= LEAD && BOSS_NAME.test(text.message.slice(end, start)));
}
