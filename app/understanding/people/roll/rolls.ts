/**
 * Lists of those who take part: "5 of us: me and my wife, her brother and his lawyer, all in the room". A list is items that are joined, with words of
 * coming or counting next to them; what is said of several of them is given to each, and some of a group that is counted are taken out of it.
 */
import type { Hypothesis, PersonMention, PersonSaid, Span } from "#app/understanding/contract.ts";
import { absencesIn } from "#app/understanding/detectors/absences.ts";
import { cueBook, cuesIn, keysOf } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { DENIALS } from "#app/understanding/detectors/words/parts.ts";
import { NAME_TITLES } from "#app/understanding/detectors/words/rolls.ts";
import type { Span as Tagged } from "#app/understanding/tagger/tagger.ts";
import { type Clause, sentencesIn } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { type Mention, PARTS } from "../names.ts";
import { type Item, itemsOf } from "./items.ts";
import { signsIn } from "./signs.ts";

const SCORE = 0.85;
const NOS = keysOf(DENIALS);
const SIDES: ReadonlySet<string> = new Set(["claimant", "respondent"]);
/** Parts of people who are on no side. */
const NEUTRAL: ReadonlySet<PersonSaid["part"]> = new Set(["neutral", "secretary", "technician", "observer", "interpreter"]);
/** Words of coming before or behind a list. */
const COMES = cueBook({
  comes:
    "participants|attendees|attending|attend|there will be|it will be|will be|we are|we're|in the room|serons|nous sommes|on est|on sera|présents|somos|seremos|seríamos|vamos|van|voy|venimos|vendrán|vendremos|van a venir|participan|viennent|viendront|seront|estarán|asistirán|between|entre|avec|with|con",
});

/** A list: what it covers, and one proposal for each of its people. */
export interface Roll extends Span {
  people: readonly Hypothesis[];
}

/** Every list of people of a message. */
export function rollsIn(text: Text, finds: readonly Finding[], spans: readonly Tagged[], names: readonly Mention[]): Roll[] {
  let last: Item | undefined;
  let counted: Item | undefined;
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const items = itemsOf(text, signsIn(text, sentence, finds, names)).map((item) => {
      const meant = item.isPronoun && last ? backTo(item, last) : item;
      if (isSomebody(meant)) last = meant;
      return meant;
    });
    const before = counted;
    counted = isHeader(items.at(-1)) ? items.at(-1) : undefined;
    if (absencesIn(text).some((one) => overlap(one, sentence)) || isDenied(text, sentence)) return [];
    return runsOf(items).flatMap((run) => {
      const nested = asCounted(run, before);
      return isRoll(text, sentence, nested, before !== undefined) ? [rollOf(text, spans, nested)] : [];
    });
  });
}

/** "She will be on video": who was named last, with what is said of them here. */
function backTo(item: Item, { name, title, part, isChair, count, isMany }: Item): Item {
  const who = {
    ...(name ? { name } : {}),
    ...(title ? { title } : {}),
    ...(part ? { part } : {}),
    ...(isChair ? { isChair } : {}),
    ...(count === undefined ? {} : { count }),
  };
  return { ...item, ...who, isMany, isDefinite: true };
}

/** The list as its total says: "5: me, my brother, Ruben, …" are two where five are counted so. */
function asCounted(run: readonly Item[], before: Item | undefined): Node[] {
  const total = [before, run[0]].find(isHeader)?.count;
  const usual = nestedIn(run, true);
  const apart = nestedIn(run, false);
  const heads = (nodes: readonly Node[]) =>
    sumOf(
      nodes.filter(({ item }) => !isHeader(item)).concat(...nodes.filter(({ item }) => isHeader(item)).map(({ children }) => children)),
    );
  return total !== undefined && heads(usual) !== total && heads(apart) === total ? apart : usual;
}

const isDenied = ({ pieces }: Text, sentence: Clause): boolean =>
  pieces.some(({ key, start, end }) => start >= sentence.start && end <= sentence.end && NOS.has(key) && !/^(?:plu|s)$/.test(key));

/** "We are five": so many in all, of whom nothing is said. */
const isHeader = (item: Item | undefined): boolean =>
  item !== undefined && item.count !== undefined && item.isBare && !item.attends && (item.isPeople === true || item.isMany);

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

interface Node {
  item: Item;
  children: Node[];
}

const countOf = ({ count }: Item): number => count ?? 1;
const sumOf = (nodes: readonly Node[]): number => nodes.reduce((sum, { item }) => sum + countOf(item), 0);
/** May be some of those who are counted before. */
const isPartial = ({ isBare, part, side, name, title, isChair }: Item, of: Item): boolean =>
  !side && ((isChair && of.part === "neutral") || (!title && (isBare || name !== undefined || (part !== undefined && part === of.part))));

/** Brackets, colons, "of whom", and numbers that add up to the one before them make items some of another one. */
function nestedIn(run: readonly Item[], joins: boolean): Node[] {
  const nodes: Node[] = [];
  for (let at = 0; at < run.length; at++) {
    const item = merged(run, at, joins);
    const node: Node = { item: item.item, children: [] };
    at = item.last;
    const rest = run.slice(at + 1);
    const inside = childrenOf(run[at] as Item, node.item, rest);
    node.children = nestedIn(rest.slice(0, inside), joins);
    at += inside;
    nodes.push(node);
  }
  return nodes;
}

/** "The claimant, 5 people", "a colleague, Andrés Peña": what stands behind a comma says more of the one before it. */
function merged(run: readonly Item[], at: number, joins: boolean): { item: Item; last: number } {
  const item = run[at] as Item;
  const next = run[at + 1];
  if (!next || item.opens || next.depth !== item.depth) return { item, last: at };
  if (next.isFact && !next.opens && !item.isFact && !isHeader(item))
    return { item: { ...withoutEmpty(next), ...withoutEmpty(item), isShared: next.isShared }, last: at + 1 };
  if (next.joined !== ",") return { item, last: at };
  if (next.isIncluded) return { item, last: at + 1 };
  const isSides = item.side !== undefined && item.count === 1 && !item.name && !item.part && next.isBare;
  const titled = next.name && partByTitle(next.name.quote);
  const isNamed =
    joins &&
    next.name !== undefined &&
    !next.part &&
    !next.title &&
    (!titled || !item.part || titled === item.part || item.part === "representative") &&
    !item.name &&
    !item.isMany &&
    !item.isSelf &&
    (item.part !== undefined || item.title !== undefined);
  const behind = run[at + 2];
  const isLast = behind === undefined || behind.isFact || behind.joined === ";";
  const isCalled = isLast && item.name !== undefined && !item.part && !next.name && !next.isMany && !next.isSelf && next.part !== undefined;
  if (!isSides && !isNamed && !isCalled) return { item, last: at };
  const { title: _title, ...named } = item;
  const both: Item = {
    ...(isNamed ? named : item),
    ...withoutEmpty(next),
    ...(item.part && !next.part ? { part: item.part } : {}),
    start: item.start,
    joined: item.joined,
    hasComma: item.hasComma,
  };
  if (isCalled) delete both.title;
  return { item: { ...both, isBare: false }, last: at + 1 };
}
/** "Me Roy" is a lawyer, "Judge Lemke" decides. */
const partByTitle = (name: string): PersonSaid["part"] | undefined => NAME_TITLES[fold(name.split(/[\s.]/)[0] ?? "")];
const withoutEmpty = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as Item;

/** How many of the items behind it are some of it. */
function childrenOf(opener: Item, item: Item, rest: readonly Item[]): number {
  if (opener.opens) {
    const isBracket = rest[0] !== undefined && rest[0].depth > opener.depth;
    if (isBracket)
      return (
        Math.max(
          rest.findIndex(({ depth }) => depth <= opener.depth),
          0,
        ) || rest.length
      );
    if (!item.isFact && (item.part || item.title || item.side || item.count === 1)) return upTo(rest, item, countOf(item), false);
    const stop = rest.findIndex(({ joined }) => joined === ";");
    return item.attends && !item.count && stop > 0 ? stop : rest.length;
  }
  return (item.count ?? 0) > 1 && !item.isSelf ? upTo(rest, item, countOf(item), true) : 0;
}

/** Those behind a number who add up to it, or to no more than it. */
function upTo(rest: readonly Item[], item: Item, count: number, isExact: boolean): number {
  let sum = 0;
  const depth = rest[0]?.depth ?? 0;
  const inner = (at: number): number => {
    const stop = rest.slice(at).findIndex((one) => one.depth <= depth);
    return stop < 0 ? rest.length : at + stop;
  };
  for (const [at, next] of rest.entries()) {
    if (next.depth > depth) continue;
    if (!isPartial(next, item) || (isExact && at === 0 && next.joined === "and") || (next.joined === ";" && at > 0))
      return isExact ? 0 : at;
    sum += countOf(next);
    if (sum === count && (at > 0 || !isExact)) return inner(at + 1);
    if (sum > count) return isExact ? 0 : at;
  }
  return isExact ? 0 : rest.length;
}

const all = (nodes: readonly Node[]): Item[] => nodes.flatMap(({ item, children }) => [item, ...all(children)]);
const isSomebody = ({ part, title, name, isSelf, side, isBare }: Item): boolean =>
  (part !== undefined || title !== undefined || name !== undefined || isSelf === true || side !== undefined) && !isBare;

/** Somebody alone, of whom a way or a day is said: nothing else is in the sentence. */
const isComing = ({ on, attends, isCutBefore, isCutBehind }: Item): boolean =>
  (on !== undefined || attends !== undefined) && !isCutBefore && !isCutBehind;

/** Several who are joined, and a word that they come; words of a story have none. */
function isRoll({ pieces, message }: Text, sentence: Clause, nodes: readonly Node[], isCounted: boolean): boolean {
  const items = all(nodes);
  const [first, last] = [items[0], items.at(-1)];
  const people = items.filter(isSomebody);
  if (!first || !last || people.length === 0) return false;
  const isNested = nodes.some(
    ({ children, item }) => children.length > 0 && (isSomebody(item) || item.attends !== undefined || isHeader(item)),
  );
  if (people.length < 2 && !isNested && !people.some(isComing)) return false;
  const near = cuesIn(COMES, pieces).some(
    ({ start, end }) =>
      (end <= first.start && first.start - end < 3 && start >= sentence.start) || (start >= last.start && end <= last.end),
  );
  const isWhole = /^[\s.!;]*$/.test(message.slice(last.end, sentence.end)) && !first.isCutBefore;
  const isOfSelf = items.some(({ isSelf }) => isSelf) && (isWhole || near);
  return (
    isCounted ||
    isNested ||
    isOfSelf ||
    items.some((one) => isHeader(one) || one.attends) ||
    (near && people.some((one) => one.part !== undefined))
  );
}

/** What is said of all of a stretch of the list. */
type Shared = Partial<Pick<Item, "attends" | "side" | "part" | "place" | "zone" | "on">>;

function rollOf(text: Text, spans: readonly Tagged[], nodes: readonly Node[]): Roll {
  const items = all(nodes);
  const people = peopleOf(text, spans, nodes, {});
  return { start: Math.min(...items.map(({ start }) => start)), end: Math.max(...items.map(({ end }) => end)), people };
}

function peopleOf(text: Text, spans: readonly Tagged[], nodes: readonly Node[], from: Shared): Hypothesis[] {
  const shared = scoped(nodes, from);
  return shared.flatMap(({ item, children }): Hypothesis[] => {
    const given: Shared = pick(item);
    const left = countOf(item) - sumOf(children);
    const below = peopleOf(text, spans, children, given);
    const isCounted = item.part !== undefined || item.side !== undefined || item.title !== undefined || item.attends !== undefined;
    if (children.length === 0) return [personOf(text, spans, item, from)].flat();
    const isSome = left > 0 && isCounted && !(item.isBare && item.attends === "in_person");
    const isOfThem = item.part !== undefined && children.every((one) => one.item.isSelf);
    return isOfThem
      ? personOf(text, spans, item, from)
      : [...(isSome ? personOf(text, spans, { ...item, count: left }, from) : []), ...below];
  });
}
const pick = ({ attends, side, part, place, zone, on }: Item): Shared => ({
  ...(attends ? { attends } : {}),
  ...(side ? { side } : {}),
  ...(part ? { part } : {}),
  ...(place ? { place, zone } : {}),
  ...(on ? { on } : {}),
});

/** The items with what is said of several: a side before them, a way behind them, "all in the room". */
function scoped(nodes: readonly Node[], from: Shared): Node[] {
  let side: string | undefined;
  const sided = nodes.map(({ item, children }): Node => {
    if (item.joined === ";" || (item.side && item.side !== side)) side = undefined;
    if (item.isSideFirst) side = item.side;
    const isOfSide = side !== undefined && !item.side && item.part !== undefined && !NEUTRAL.has(item.part);
    const isOther =
      side !== undefined && !item.side && (item.isSelf || item.name !== undefined || item.title !== undefined) && item.part === undefined;
    return { children, item: { ...from, ...item, ...(isOfSide || isOther ? { side: side ?? "" } : {}) } };
  });
  const here = sided.map(({ item, children }, at): Node => {
    const isWith = !item.attends && item.joined === "and" && !item.hasComma && sided[at - 1]?.item.attends === "in_person";
    return isWith ? { children, item: { ...item, attends: "in_person" } } : { item, children };
  });
  return here.map(({ item, children }, at) => ({ children, item: item.attends ? item : { ...item, ...wayBehind(here, at) } }));
}

/** The way that is said of all before it, or of those with whom somebody is joined. */
function wayBehind(nodes: readonly Node[], at: number): Shared {
  for (const [step, { item }] of nodes.slice(at + 1).entries()) {
    const isJoined = item.joined === "and" && (!item.hasComma || item.isShared);
    if (item.isAll && item.attends) return { attends: item.attends };
    if (item.attends && (isJoined || (item.isShared && nodes.slice(at + 1, at + 1 + step).every((one) => !one.item.attends))))
      return { attends: item.attends, ...(item.isShared && item.place ? { place: item.place, zone: item.zone } : {}) };
    if (item.attends && !nodes.slice(at + 1).some((one) => one.item.isAll)) return {};
    if (item.joined === ";" && !nodes.slice(at + 1).some((one) => one.item.isAll)) return {};
  }
  return {};
}

function personOf({ message }: Text, spans: readonly Tagged[], item: Item, { part: group }: Shared): Hypothesis[] {
  const { name, title, isSelf, serves, isAll, count, attends, place, zone, on, isBare } = item;
  if (serves || isAll || item.isFact) return [];
  const learnt = name && name.label ? PARTS[name.label] : undefined;
  const titled = name && partByTitle(name.quote);
  const said = item.part === "other" ? titled : item.isChair ? (group ?? item.part) : (item.part ?? group);
  const part = said ?? titled ?? (learnt && learnt !== "neutral" ? learnt : "other");
  const side = item.side && SIDES.has(item.side) && part !== item.side ? { side: item.side as "claimant" | "respondent" } : {};
  if (isBare && !item.part && !group && !item.side && (!attends || attends === "in_person")) return [];
  const called = title ?? (item.side && !SIDES.has(item.side) ? item.sideAt : undefined);
  const isCalled =
    !name && !isSelf && called !== undefined && !(item.isChair && group) && (item.title !== undefined || (part === "other" && count !== 1));
  const isParty = item.side !== undefined && SIDES.has(item.side) && !item.part && !name && !title && !isSelf && (count ?? 1) === 1;
  if (isParty || (!name && !isSelf && !isCalled && item.part === undefined && group === undefined && !item.side && !attends)) return [];
  // "5 for the claimant Acme Ltd.": so many people of a party.
  const isOfParty = name !== undefined && item.side !== undefined && SIDES.has(item.side) && (count ?? 1) > 1 && !item.part;
  if (isOfParty) {
    const { name: party, ...people } = item;
    const named: Item = {
      ...item,
      count: 1,
      part: item.side as "claimant" | "respondent",
      start: party?.start ?? item.start,
      end: party?.end ?? item.end,
    };
    delete named.attends;
    return [
      ...personOf({ message } as Text, spans, people, { ...(group ? { part: group } : {}) }),
      ...personOf({ message } as Text, spans, named, {}),
    ];
  }
  const isFirm = name?.label === "org" && part !== "claimant" && part !== "respondent";
  const who = name
    ? isFirm
      ? { firm: name.quote }
      : { name: name.quote }
    : isSelf
      ? { name: "me" }
      : isCalled && called
        ? { name: message.slice(called.start, called.end) }
        : {};
  const value: PersonMention = {
    ...who,
    ...(name || isSelf || (isCalled && (count ?? 1) === 1) || count === undefined ? {} : { count }),
    part,
    ...side,
    ...(attends ? { attends } : {}),
    ...(place ? { place: message.slice(place.start, place.end), ...(zone ? { zone } : {}) } : {}),
    ...(on ? { on } : {}),
    ...(item.isMore ? { how: "more" as const } : {}),
    ...(item.isDefinite && !name && !isCalled && !isSelf && item.part && !item.isSecond ? { how: "all" as const } : {}),
    ...(isSelf ? { by: "self" as const } : isCalled ? { by: "title" as const } : {}),
  };
  const at = (item.isPronoun ? undefined : (name ?? title)) ?? { start: item.start, end: item.end };
  const quote = message.slice(at.start, at.end);
  return [
    {
      slot: "person",
      value,
      role: "states",
      source: "detector",
      score: SCORE,
      at: { start: at.start, end: at.end },
      quote,
      also: [{ start: item.start, end: item.end }, ...(place ? [place] : [])],
    },
  ];
}
