/** Those who are counted, or meant by their part, and have no name. */

import type { PersonSaid } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { numberBefore } from "../detectors/numbers.ts";
import { partsSaid } from "../detectors/parts.ts";
import type { Mention } from "./names.ts";

export const COUNTED = 0.6;

/** Every group of a message: of a part, a side or a way of attending. */
export const groupsIn = (text: Text, names: readonly Mention[], finds: readonly Finding[]): Mention[] => [
  ...partsIn(text, names, finds),
  ...someIn(text),
];

/** Those who are counted or meant and not named: "three remote witnesses", "the witness", "my brother"; a part that a name has counts nobody. */
function partsIn(text: Text, names: readonly Mention[], finds: readonly Finding[]): Mention[] {
  return partsSaid(text).flatMap((part): Mention[] => {
    const isOfName = names.some((name) => name.parts.includes(part) || overlap(name, part));
    const isElse = finds.some(({ kind, ...at }) => /^(?:firm|service|kind)$/.test(kind) && overlap(at, part));
    const count = part.count ?? (part.isArticled || part.isKin || (part.isDefinite && !part.isMany) ? 1 : undefined);
    const isMeant = count !== undefined || part.isDefinite;
    if (isOfName || isElse || !isMeant || part.isDenied || (NOT_COUNTED.has(part.part) && !part.side)) return [];
    const quote = text.message.slice(part.start, part.end);
    const group = count === undefined ? {} : { count };
    return [{ start: part.start, end: part.end, quote, score: COUNTED, parts: [part], group, ...(part.how ? { how: part.how } : {}) }];
  });
}
/** "4 participants by video": people of no part, who are known from those in the room by their way alone. */
const someIn = (text: Text): Mention[] =>
  cuesIn(SOME, text.pieces).flatMap((cue): Mention[] => {
    const count = numberBefore(text.pieces, cue.first);
    if (count?.at !== cue.first - 1 || ARTICLES.test(text.pieces[count.at]?.key ?? "")) return [];
    const [start, end] = [text.pieces[count.at]?.start ?? cue.start, cue.end];
    return [{ start, end, quote: text.message.slice(start, end), score: COUNTED, parts: [], group: { count: count.value } }];
  });
const SOME = cueBook({ some: "participant|attendee|person|people|of us|personne|d'entre nous|participante|persona|de nosotros" });
const ARTICLES = /^(?:an?|une?|una|both)$/;

/** Parties are named; an interpreter is a service of the hearing. */
const NOT_COUNTED: ReadonlySet<PersonSaid["part"]> = new Set(["claimant", "respondent", "interpreter"]);
