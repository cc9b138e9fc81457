/** The title or relation next to a name: "Edmund Harrow, beneficiary", « Sonia Ferland (RH) », "preside el Dr. Vega". */
import type { PersonSaid, Span } from "../contract.ts";
import { cueBook, cuesIn, isLinked, keysOf } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { LEADS_TO_NAME, LEADS_TO_PART } from "../detectors/words/parts.ts";
import { once } from "../text/once.ts";
import { TITLE_WORDS } from "./roll/words.ts";

/** What gives a part by itself is read with the parts. */
const { kin = "", other = "", representative = "", chair = "" } = TITLE_WORDS;
const TITLES = cueBook({ kin, other, representative, chair });
/** Of the words of a part: who presides is one of the neutrals, and it is said which. */
export const PRESIDES = /presid|pr[ée]sid|chair/iu;
const TO_NAME = keysOf(LEADS_TO_NAME);
const TO_TITLE = keysOf(LEADS_TO_PART);
/** What a title goes on with: "VP HR", "director of operations", « directrice des finances ». */
const GOES_ON = /^(?:\s(?:of|for|de|des|du|del|d['’])\s?(?:la\s|the\s|los\s|las\s)?\p{Ll}[\p{L}'’-]+|[\s,]\s?(?:HR|RH|IT|TI|R&D|Ops)\b)+/u;

const GIVES: Readonly<Record<string, PersonSaid["part"]>> = { representative: "representative" };

interface Titled {
  at: Span;
  quote: string;
  /** The part that it gives: a manager speaks for a company. */
  part: PersonSaid["part"];
}
/** A title, and of which of the names it is: none where it is by itself. */
export interface TitleOf extends Titled {
  of: Span | null;
}

/** All titles of a message, each as long as it goes on. */
const titlesIn = once((text: Text): readonly Titled[] => {
  const found: Titled[] = [];
  for (const { start, end, means } of cuesIn(TITLES, text.pieces)) {
    if (found.some(({ at }) => overlap(at, { start, end }))) continue;
    const more = GOES_ON.exec(text.message.slice(end))?.[0] ?? "";
    const at = { start, end: end + more.length };
    found.push({ at, quote: text.message.slice(at.start, at.end), part: GIVES[means] ?? "other" });
  }
  return found;
});

/** Each title with its name: the one right before it, or the one that it leads to. */
export function titlesOf(text: Text, names: readonly Span[]): TitleOf[] {
  const taken = new Set<Span>();
  return titlesIn(text).map((title) => {
    const apart = names.filter((name) => !overlap(name, title.at) && !taken.has(name));
    const before = apart.findLast((name) => name.end <= title.at.start);
    const after = apart.find((name) => name.start >= title.at.end);
    const isBefore =
      before !== undefined && isLinked(text.pieces, before.end, title.at.start, TO_TITLE) && !endsItem(text, before.end, title.at.start);
    const isAfter =
      after !== undefined && isLinked(text.pieces, title.at.end, after.start, TO_NAME) && !endsItem(text, title.at.end, after.start);
    const leads = isAfter && (!isBefore || /^\s\S*$/.test(text.message.slice(title.at.end, after.start)));
    const of = leads ? after : isBefore ? before : isAfter ? after : null;
    if (of) taken.add(of);
    return { ...title, of };
  });
}

/** A new item of a list, or a new sentence, begins between them. */
const endsItem = ({ message }: Text, from: number, to: number): boolean => /[;\n]|[.!?]\s/.test(message.slice(from, to));
