/**
 * Lists of those who take part: "5 of us: me and my wife, her brother and his lawyer, all in the room". A list is items that are joined, with words of
 * coming or counting next to them; what is said of several of them is given to each, and some of a group that is counted are taken out of it.
 */
import type { Hypothesis, Span } from "#app/understanding/contract.ts";
import { absencesIn } from "#app/understanding/detectors/absences.ts";
import { cueBook, cuesIn, firstFrom, keysOf } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { DENIALS } from "#app/understanding/detectors/words/parts.ts";
import { type Clause, sentencesIn } from "#app/understanding/text/clauses.ts";
import { piecesWithin } from "#app/understanding/text/pieces.ts";
import type { Mention } from "../names.ts";
import { eachApart, peopleOf } from "./entries.ts";
import { type Item, itemsOf } from "./items.ts";
import { all, asCounted, isHeader, type Node } from "./nested.ts";
import { signReader } from "./signs.ts";
import { COMING_LISTS } from "./words.ts";

const NOS = keysOf(DENIALS);
const COMES = cueBook(COMING_LISTS);
const NEXT = 3;

/** A list: the stretches that it explains, and one proposal for each of its people. */
export interface Roll {
  explains: readonly Span[];
  people: readonly Hypothesis[];
}

/** Every list of people of a message. */
export function rollsIn(text: Text, finds: readonly Finding[], names: readonly Mention[]): Roll[] {
  let last: Item | undefined;
  let counted: Item | undefined;
  const signsIn = signReader(text, finds, names);
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const items = itemsOf(text, signsIn(sentence)).map((item) => {
      const meant = item.isPronoun && last ? backTo(item, last) : item;
      if (isSomebody(meant)) last = meant;
      return meant;
    });
    const before = counted;
    counted = isHeader(items.at(-1)) ? items.at(-1) : undefined;
    if (!items.some(isSomebody) || isDenied(text, sentence) || absencesIn(text).some((one) => overlap(one, sentence))) return [];
    return runsOf(items).flatMap((run) => {
      if (run.length === 1 && !run.some(isComing)) return [];
      const nodes = asCounted(run, before);
      return isRoll(text, sentence, nodes, before !== undefined) ? [rollOf(text, nodes)] : [];
    });
  });
}

function rollOf({ message }: Text, nodes: readonly Node[]): Roll {
  const people = eachApart(peopleOf(message, nodes, {}));
  // A party that is only named may be one all the same.
  const items = all(nodes).filter(({ part, title, isSelf, serves, isBare }) => part ?? title ?? isSelf ?? serves ?? isBare);
  return { explains: [...people.flatMap(({ at, also = [] }) => [at, ...also]), ...items], people };
}

/** "She will be on video": who was named last, with what is said of them here. */
function backTo(item: Item, { name, title, part, isChair, count, isMany }: Item): Item {
  const who = { ...(name ? { name } : {}), ...(title ? { title } : {}), ...(part ? { part } : {}), ...(isChair ? { isChair } : {}) };
  return { ...item, ...who, ...(count === undefined ? {} : { count }), isMany, isDefinite: true };
}

const isDenied = ({ pieces }: Text, { first, last }: Clause): boolean =>
  piecesWithin(pieces, first, last).some(
    ({ key }) => (NOS.has(key) && !/^(?:plu|s)$/.test(key)) || /^(?:won|don|doesn|can|cannot)$/.test(key),
  );

/** Items without words between them that nothing explains. */
function runsOf(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1)?.at(-1);
    if (last && !item.isCutBefore && !last.isCutBehind) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}

const isSomebody = ({ part, title, name, isSelf, side, isBare, isTribunal }: Item): boolean =>
  !isBare && !isTribunal && (part ?? title ?? name ?? isSelf ?? side) !== undefined;

/** Somebody alone, of whom a way or a day is said: nothing else is in the sentence. */
const isComing = ({ on, attends, part, title, name, isCutBefore, isCutBehind }: Item): boolean =>
  (on ?? attends) !== undefined && (part ?? title ?? name?.label) !== undefined && !isCutBefore && !isCutBehind;

/** Several who are joined, and a word that they come; words of a story have none. */
function isRoll({ pieces, message }: Text, sentence: Clause, nodes: readonly Node[], isCounted: boolean): boolean {
  const items = all(nodes);
  const [first, last] = [items[0], items.at(-1)];
  const people = items.filter(isSomebody);
  if (!first || !last || people.length === 0) return false;
  const isTold = isCounted || items.some((one) => isHeader(one) || one.attends !== undefined);
  // Who is called by what no list has is somebody only among those who come.
  if (!isTold && people.some(({ isUnknown }) => isUnknown)) return false;
  const isNested = nodes.some(
    ({ children, item, heads }) => children.length > 0 && (heads || isSomebody(item) || item.attends || isHeader(item)),
  );
  if (people.length < 2 && !isNested && !people.some(isComing)) return false;
  const cues = cuesIn(COMES, pieces);
  const near = cues
    .slice(firstFrom(cues, sentence.start), firstFrom(cues, sentence.end))
    .some(
      ({ means, start, end }) =>
        (end <= first.start && first.start - end < NEXT) || (means === "comes" && start >= first.start && end <= last.end),
    );
  const isBySide = items.filter(({ isSideFirst }) => isSideFirst).length > 1;
  const isWhole = /^[\s.!;]*$/.test(message.slice(last.end, sentence.end)) && !first.isCutBefore;
  const isOfSelf = items.some(({ isSelf }) => isSelf) && (isWhole || near || (people.length > 2 && !first.isCutBefore));
  return isTold || isNested || isOfSelf || isBySide || (near && people.some(({ part }) => part !== undefined));
}
