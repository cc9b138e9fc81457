/** The people of a list as proposals. */
import type { Hypothesis, PersonMention, PersonSaid, Span } from "#app/understanding/contract.ts";
import { PARTS } from "../names.ts";
import type { Item } from "./items.ts";
import { countOf, type Node, partByTitle, sumOf } from "./nested.ts";
import { type Shared, sharedBy, withShared } from "./shared.ts";

const SCORE = 0.85;
type Side = NonNullable<PersonSaid["side"]>;
const SIDES = ["claimant", "respondent"] as const;
const isSide = (side: string | undefined): side is Side => side === "claimant" || side === "respondent";

/** One proposal for each of them; of those who are counted, what is left without those who are said one by one. */
export function peopleOf(message: string, nodes: readonly Node[], from: Shared): Hypothesis[] {
  return withShared(nodes, from).flatMap(({ item, heads, children }): Hypothesis[] => {
    if (children.length === 0) return personOf(message, item, from);
    const isOfThem = item.part !== undefined && !heads && children.every((one) => one.item.isSelf);
    if (isOfThem) return personOf(message, item, from);
    const left = countOf(item) - sumOf(children);
    const isCounted = item.part ?? item.side ?? item.title ?? item.attends;
    const isRest = left > 0 && isCounted && !heads && !(item.isBare && item.attends === "in_person");
    const [first, ...others] = peopleOf(message, children, { ...sharedBy(item), ...partyOf(item, heads) });
    const below = first
      ? [
          heads || !isRest ? { ...first, also: [...(first.also ?? []), ...item.says.map(({ start, end }) => ({ start, end }))] } : first,
          ...others,
        ]
      : [];
    return [...(isRest ? personOf(message, { ...item, count: left }, from).map(asRest) : []), ...below];
  });
}

const asRest = (one: Hypothesis): Hypothesis =>
  one.slot === "person" && !one.value.how ? { ...one, value: { ...one.value, how: "rest" } } : one;

const partyOf = ({ side, part, isForSide }: Item, heads: boolean): Pick<Shared, "party"> =>
  heads && isSide(side) && !part && !isForSide ? { party: side } : {};

function personOf(message: string, item: Item, from: Shared): Hypothesis[] {
  const { name, side, count, part } = item;
  if (item.isEach && !name && !item.isSelf) {
    const { isEach: _isEach, eachAt = item, side: _side, ...people } = item;
    const apart = { claimant: { start: item.start, end: Math.max(eachAt.start - 1, item.start + 1) }, respondent: eachAt };
    return SIDES.flatMap((one) => personOf(message, { ...people, ...apart[one], count: count ?? 1, side: one, isOneOfSides: true }, from));
  }
  if (item.serves || item.isAll || item.isFact || (item.isTribunal && !name)) return [];
  if (name && item.second) {
    const { second, ...one } = item;
    const { side: _side, ...other } = one;
    return [
      ...personOf(message, one, from),
      ...personOf(message, { ...other, part: second.part }, from).map((more) => ({ ...more, at: second.at })),
    ];
  }
  if (name && isSide(side) && item.isSaidToBe && !part && !item.isForSide) return personOf(message, { ...item, part: side }, from);
  // "5 for the claimant Acme Ltd.": so many people of a party.
  if (name && isSide(side) && (count ?? 1) > 1 && !part) {
    const { name: _name, ...people } = item;
    return [...personOf(message, people, from), ...personOf(message, { ...item, ...name, count: 1, part: side }, {})];
  }
  const who = whoIs(message, item, from);
  if (!who) return [];
  const at: Span = (item.isPronoun ? undefined : (name ?? item.title ?? item.selfAt)) ?? item;
  const { place, zone, attends, on, of } = item;
  const whose = of ? { of: { name: of.quote } } : side === "own" || side === "theirs" ? { of: { side } as const } : {};
  const value: PersonMention = {
    ...who.value,
    part: who.part,
    ...(name && item.called ? { title: titleIn(message, item.called) } : {}),
    ...(isSide(side) && who.part !== side ? { side } : {}),
    ...(attends ? { attends } : {}),
    ...(place ? { place: message.slice(place.start, place.end), ...(zone ? { zone } : {}) } : {}),
    ...(on ? { on } : {}),
    ...whose,
    ...howOf(item, who),
  };
  return [
    {
      slot: "person",
      value,
      role: "states",
      source: who.isLearnt ? "tagger" : "detector",
      score: SCORE,
      at: { start: at.start, end: at.end },
      quote: message.slice(at.start, at.end),
      also: [
        ...item.says.map(({ start, end }) => ({ start, end })),
        ...(place ? [place] : []),
        ...(of ? [{ start: of.start, end: of.end }] : []),
      ],
    },
  ];
}

/** Without whose they are: "our CFO" is the CFO. */
const titleIn = (message: string, { start, end }: Span): string =>
  message.slice(start, end).replace(/^(?:my|our|his|her|their|the|mon|ma|notre|son|sa|leur|le|la|mi|nuestr[oa]|su|el)\s|^l['’]/iu, "");

/** Of one list, each group is another one: "two lawyers in the room, two by video". */
export function eachApart(people: readonly Hypothesis[]): Hypothesis[] {
  const groups: Pick<PersonSaid, "part" | "side">[] = [];
  return people.map((one) => {
    if (one.slot !== "person" || one.value.name || one.value.firm || one.value.how === "more") return one;
    const { part, side } = one.value;
    // Of two sides they are other people anyhow.
    const isAgain = groups.some(
      (group) => group.part === part && (group.side === side || !group.side || !side) && (part !== "other" || group.side === side),
    );
    groups.push({ part, ...(side ? { side } : {}) });
    return isAgain ? { ...one, value: { ...one.value, how: "others" } } : one;
  });
}

interface Who {
  value: Pick<PersonMention, "name" | "firm" | "count" | "by">;
  part: PersonSaid["part"];
  isLearnt: boolean;
}

/** By which name or number they are known, and in which part; null where nobody is meant. */
function whoIs(message: string, item: Item, from: Shared): Who | null {
  const { name, isSelf, count, side, isChair } = item;
  const group = isChair ? from.part : undefined;
  const part = group ?? item.part ?? from.part;
  if (name) return named(item, part ?? from.party);
  if (isSelf) return { value: { name: "me", by: "self" }, part: part ?? "other", isLearnt: false };
  const called = item.title && !isOnlyPart(message, item) ? item.title : undefined;
  if (called && !group && (item.title || count !== 1)) {
    const many = (count ?? 1) > 1 ? { count } : {};
    return {
      value: { name: message.slice(called.start, called.end), ...many, by: "title" } as Who["value"],
      part: part ?? "other",
      isLearnt: false,
    };
  }
  const isParty = isSide(side) && (part ?? "other") === "other" && count === 1 && !item.isOneOfSides;
  const isSaid =
    part !== undefined ||
    side !== undefined ||
    item.of !== undefined ||
    (item.attends !== undefined && !(item.isBare && item.attends === "in_person" && !item.isDefinite && !item.isApart));
  return isSaid && !isParty ? { value: count === undefined ? {} : { count }, part: part ?? "other", isLearnt: false } : null;
}

/** "The representative" says the part and nothing more; "the CFO" says who it is. */
const isOnlyPart = (message: string, { title, part }: Item): boolean =>
  part === "representative" &&
  title !== undefined &&
  /^(?:the\s|la\s|le\s|el\s)?rep(?:r[eé]sentante?s?|resentatives?|s)?$/i.test(message.slice(title.start, title.end));

/** A name with the part that its words, its title or the tagger gives it. */
function named({ name, part: own, isChair, called }: Item, part: PersonSaid["part"] | undefined): Who | null {
  if (!name) return null;
  const titled = partByTitle(name.quote);
  const label = name.label ? PARTS[name.label] : undefined;
  // Next to a title a part is said, or it is none.
  const learnt = !called && label && (label !== "neutral" || isChair) && label !== "other" ? label : undefined;
  const isVague = part === undefined || part === "other" || (isSide(part) && !own) || (part === "representative" && own === part);
  const said = isVague ? (titled ?? learnt ?? part ?? "other") : part;
  const isFirm = name.label === "org" && !isSide(said);
  return {
    value: isFirm ? { firm: name.quote } : { name: name.quote },
    part: said,
    isLearnt: part === undefined && titled === undefined && learnt !== undefined,
  };
}

/** "A third lawyer" is one more; "the mediator", "our experts" are those who are noted, where somebody is. */
function howOf({ isMore, isDefinite, isBare, count, part, isSecond }: Item, { value }: Who): Pick<PersonMention, "how"> {
  if (isMore) return { how: "more" };
  return isDefinite && (part || isBare || (count ?? 1) > 1) && !value.name && !value.firm && !isSecond ? { how: "all" } : {};
}
