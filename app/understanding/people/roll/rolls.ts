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
import { waysIn } from "../ways.ts";
import { eachApart, peopleOf } from "./entries.ts";
import { type Item, itemsOf } from "./items.ts";
import { all, asCounted, countOf, isHeader, type Node, sumOf } from "./nested.ts";
import { withShared } from "./shared.ts";
import { remarkOfShares, shareReader, withoutShares } from "./shares.ts";
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
  const sharesIn = shareReader(text, finds);
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const shares = sharesIn(sentence);
    const rooms: Roll[] =
      shares.length > 0 ? [{ explains: shares.flatMap(({ signs }) => signs), people: remarkOfShares(text, shares) }] : [];
    const ofPeople = withoutShares(signsIn(sentence), shares);
    const items = withLoose(itemsOf(text, ofPeople), counted).map((item) => {
      const meant = item.isPronoun && last ? backTo(item, last) : item;
      if (isSomebody(meant)) last = meant;
      return meant;
    });
    const before = counted;
    counted = isHeader(items.at(-1)) ? items.at(-1) : undefined;
    const isNobody = !items.some((one) => isSomebody(one) || isThose(one));
    if (isNobody || isDenied(text, sentence) || absencesIn(text).some((one) => overlap(one, sentence))) return rooms;
    const lists = runsOf(items).flatMap((run) => {
      if (run.length === 1 && !run.some(isComing) && !run.some(isSeveral)) return [];
      const nodes = asCounted(run, before);
      return isRoll(text, sentence, nodes, before !== undefined) ? [rollOf(text, nodes)] : [];
    });
    return [...rooms, ...lists];
  });
}

const placeOf = ({ joined, hasComma, depth, opens, isWhole }: Item): Pick<Item, "joined" | "hasComma" | "depth" | "opens" | "isWhole"> => ({
  joined,
  hasComma,
  depth,
  opens,
  isWhole,
});

/** Words that nothing explains are somebody where the total of their list counts them, and nobody anywhere else. */
function withLoose(items: readonly Item[], before: Item | undefined): readonly Item[] {
  const known = items.flatMap(({ instead, ...item }): Item[] =>
    item.isLoose ? (instead ? [{ ...placeOf(item), ...instead }] : []) : [item],
  );
  const total = (before ?? known.find(isHeader))?.count;
  const people = items.filter((item) => !isHeader(item) && !item.isPronoun);
  const isWhole = items.some(({ isLoose }) => isLoose) && total === sumOf(asCounted(people, undefined).filter(({ item }) => !item.isFact));
  return isWhole ? items : known;
}

function rollOf({ message }: Text, nodes: readonly Node[]): Roll {
  const people = eachApart(peopleOf(message, nodes, {}));
  const [last] = people.slice(-1);
  // A party that is only named may be one all the same.
  const items = all(nodes).filter(({ part, title, isSelf, serves, isBare }) => part ?? title ?? isSelf ?? serves ?? isBare);
  const totals = nodes.flatMap(({ item, children }) => (isWholeOf(item, children, nodes) ? [headsOf(message, item)] : []));
  const sum = sumOfPart(nodes);
  const counted = last && sum ? [...people.slice(0, -1), { ...last, also: [...(last.also ?? []), sum] }] : people;
  return { explains: [...people.flatMap(({ at, also = [] }) => [at, ...also]), ...items], people: [...counted, ...totals] };
}

/** "We will be 11: five a side and the mediator": so many in all, also those who attend from elsewhere. */
const isWholeOf = (item: Item, children: readonly Node[], nodes: readonly Node[]): boolean =>
  item.isBare &&
  item.count !== undefined &&
  item.attends !== "remote" &&
  item.attends !== "telephone" &&
  (children.length > 0 || (isHeader(item) && item === nodes[0]?.item && nodes.length > 2));

function headsOf(message: string, { count = 0, ...item }: Item): Hypothesis {
  const at = { start: item.start, end: item.end };
  const quote = message.slice(at.start, at.end);
  return { slot: "headcount", value: { least: count, most: count }, role: "states", source: "detector", score: TOTAL, at, quote };
}
const TOTAL = 0.9;

/** "Two lawyers for the one side and two for the other, four in all": a sum of those alone. */
function sumOfPart(nodes: readonly Node[]): Span | undefined {
  const [last, before] = [nodes.at(-1)?.item, nodes.slice(0, -1)];
  const parts = new Set(withShared(before, {}).map(({ item }) => item.part));
  const isSum = last?.isBare && !last.attends && before.length > 1 && parts.size === 1 && countOf(last) === sumOf(before);
  return isSum && !parts.has(undefined) ? { start: last.start, end: last.end } : undefined;
}

/** "She will be on video": who was named last, with what is said of them here. */
function backTo(item: Item, { name, title, part, isChair, count, isMany }: Item): Item {
  const who = { ...(name ? { name } : {}), ...(title ? { title } : {}), ...(part ? { part } : {}), ...(isChair ? { isChair } : {}) };
  return { ...item, ...who, ...(count === undefined ? {} : { count }), isMany, isDefinite: true };
}

function isDenied(text: Text, { first, last }: Clause): boolean {
  const { pieces } = text;
  const own = piecesWithin(pieces, first, last);
  // "No, no, those four …" answers, and denies nothing that is behind it.
  const said = own.findIndex(({ key }, at) => !(NO.test(key) && /^(?:\W|no|non)$/.test(own[at + 1]?.key ?? "")) && !/^\W$/.test(key));
  const ways = waysIn(text);
  return own
    .slice(Math.max(said, 0))
    .some(
      ({ key, end }) =>
        (NOS.has(key) && !/^(?:plu|s|ya)$/.test(key) && !ways.some(({ start }) => start > end && start - end <= OF_WAY)) ||
        /^(?:won|don|doesn|can|cannot)$/.test(key),
    );
}
const NO = /^(?:no|non|nope)$/;
/** "In the room, not on video": the way alone is denied. */
const OF_WAY = 4;

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

const isSomebody = ({ part, title, name, isSelf, side, of, isEach, isBare, isTribunal }: Item): boolean =>
  !isBare && !isTribunal && (part ?? title ?? name ?? isSelf ?? side ?? of ?? isEach) !== undefined;

/** "Those four come in person": some who are known by their number. */
const isThose = ({ isBare, isDefinite, attends }: Item): boolean => isBare && isDefinite && attends !== undefined;

/** Somebody alone, of whom a way or a day is said: nothing else is in the sentence. */
const isComing = ({ on, attends, part, title, name, isCutBefore, isCutBehind }: Item): boolean =>
  (on ?? attends) !== undefined && (part ?? title ?? name?.label) !== undefined && !isCutBefore && !isCutBehind;

const SEVERAL = 2;
/** "The three for the respondent are lawyers", « les quatre sont sur place »: said of those who are counted already. */
const isBeing = ({ isDefinite, count, part, side, isCutBefore, isCutBehind }: Item): boolean =>
  isDefinite && (count ?? SEVERAL) > 1 && part !== undefined && side !== undefined && !isCutBefore && !isCutBehind;

const isSeveral = (item: Item): boolean =>
  isBeing(item) ||
  item.second !== undefined ||
  (isThose(item) && (item.count ?? 0) > 1) ||
  item.isEach === true ||
  (item.of !== undefined && (item.count ?? 1) > 1);

/** Several who are joined, and a word that they come; words of a story have none. */
function isRoll({ pieces, message }: Text, sentence: Clause, nodes: readonly Node[], isCounted: boolean): boolean {
  const items = all(nodes);
  const [first, last] = [items[0], items.at(-1)];
  const people = items.filter((one) => isSomebody(one) || isThose(one));
  if (!first || !last || people.length === 0) return false;
  const isTold = isCounted || items.some((one) => isHeader(one) || one.attends !== undefined);
  // Who is called by what no list has is somebody only among those who come.
  if (!isTold && people.some(({ isUnknown }) => isUnknown)) return false;
  const isNested = nodes.some(
    ({ children, item, heads }) => children.length > 0 && (heads || isSomebody(item) || item.attends || isHeader(item)),
  );
  if (people.length < 2 && !isNested && !people.some(isComing) && !people.some(isSeveral)) return false;
  const cues = cuesIn(COMES, pieces);
  const near = cues
    .slice(firstFrom(cues, sentence.start), firstFrom(cues, sentence.end))
    .some(
      ({ means, start, end }) =>
        (end <= first.start && first.start - end < NEXT) || (means === "comes" && start >= first.start && end <= last.end),
    );
  const isBySide = items.filter(({ isSideFirst }) => isSideFirst).length > 1;
  const isOfSides =
    items.filter(({ side, count, of }) => count && (side ?? of)).length > 1 ||
    items.some((one) => isBeing(one) || one.isEach || one.second);
  const isWhole = /^[\s.!;]*$/.test(message.slice(last.end, sentence.end)) && !first.isCutBefore;
  const isOfSelf = items.some(({ isSelf }) => isSelf) && (isWhole || near || (people.length > 2 && !first.isCutBefore));
  return isTold || isNested || isOfSelf || isBySide || isOfSides || (near && people.some(({ part, of }) => (part ?? of) !== undefined));
}
