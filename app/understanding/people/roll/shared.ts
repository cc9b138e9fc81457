/** What a list says of several of its people: a side before them, a way behind them, "all in the room". */
import type { PersonSaid } from "#app/understanding/contract.ts";
import type { Item } from "./items.ts";
import type { Node } from "./nested.ts";

export type Shared = Partial<Pick<Item, "attends" | "side" | "part" | "place" | "zone" | "on">> & {
  /** A heading is a party: "Claimant: …". */
  party?: "claimant" | "respondent";
};

/** Parts of people who are on no side. */
const NEUTRAL: ReadonlySet<PersonSaid["part"]> = new Set(["neutral", "secretary", "technician", "observer", "interpreter"]);

/** What an item says of all who are some of it. */
export const sharedBy = ({ attends, side, part, place, zone, on }: Item): Shared => ({
  ...(attends ? { attends } : {}),
  ...(side ? { side } : {}),
  ...(part ? { part } : {}),
  ...(place ? { place, zone } : {}),
  ...(on ? { on } : {}),
});

/** The items, each with what is said of it together with others; `from` is said of all. */
export function withShared(nodes: readonly Node[], { party: _party, ...from }: Shared): Node[] {
  const sided = withSides(withPartsOf(withHeadOf(nodes))).map((node): Node => ({ ...node, item: { ...from, ...node.item } }));
  // "In the room with the mediator".
  const here = sided.map((node, at): Node => {
    const { item } = node;
    const isWith = !item.attends && item.joined === "and" && !item.hasComma && sided[at - 1]?.item.attends === "in_person";
    return isWith ? { ...node, item: { ...item, attends: "in_person" } } : node;
  });
  const isAfar = here.some(({ item }) => item.attends === "remote" || item.attends === "telephone");
  return here.map((node, at) =>
    node.item.attends
      ? node
      : { ...node, item: { ...node.item, ...(node.item.hasVerb ? apart(node.item, isAfar) : wayBehind(here.slice(at + 1))) } },
  );
}

/** "Four of us come, two connect from Lima": the others are in the room. */
const apart = ({ isBare, count }: Item, isAfar: boolean): Partial<Item> =>
  isAfar && isBare && count !== undefined ? { attends: "in_person", isApart: true } : {};

/** "For the claimant Ann Lee and a colleague": a side that comes first is of who is joined behind it. */
function withSides(nodes: readonly Node[]): Node[] {
  let side: string | undefined;
  return nodes.map((node, at): Node => {
    const { item } = withPartBefore(node, nodes[at - 1]);
    if (item.joined === ";" || (item.side && item.side !== side)) side = undefined;
    if (item.isSideFirst) side = item.side;
    const isOf = item.part === undefined ? item.isSelf || item.name || item.title : !NEUTRAL.has(item.part);
    return { ...node, item: side !== undefined && !item.side && isOf ? { ...item, side } : item };
  });
}

/** "Co-arbitrators Ann Lee by video and Bo Ray in the room": a part in the plural is of all the names behind it. */
function withHeadOf(nodes: readonly Node[]): readonly Node[] {
  let part: PersonSaid["part"] | undefined;
  return nodes.map((node): Node => {
    const { item } = node;
    const isName = item.name !== undefined && !item.part && !item.title && !item.called;
    if (item.part || item.joined === ";" || !isName) part = item.name && item.isMany ? item.part : undefined;
    return isName && part ? { ...node, item: { ...item, part } } : node;
  });
}

/** "Me and my associate, both lawyers": what those before it are. */
function withPartsOf(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex(({ item }) => item.isOfAll && item.joined === ",");
  const part = nodes[at]?.item.part;
  if (at < BOTH || !part) return nodes;
  const { says = [] } = nodes[at]?.item ?? {};
  return nodes.flatMap((node, place): Node[] => {
    const { item } = node;
    if (place === at) return [];
    const isOf = place >= at - BOTH && place < at;
    return [isOf ? { ...node, item: { ...item, part, says: place === at - 1 ? [...item.says, ...says] : item.says } } : node];
  });
}
const BOTH = 2;

/** "Two lawyers for the claimant and three for the respondent": lawyers, too. */
function withPartBefore(node: Node, before: Node | undefined): Node {
  const [{ item }, of] = [node, before?.item];
  const isElided = item.count !== undefined && !item.part && !item.title && !item.name && !item.isSelf && !item.isPeople;
  const isOfOther = item.side !== undefined && of?.side !== undefined && of.side !== item.side;
  return isElided && isOfOther && of.part && !of.name && !NEUTRAL.has(of.part) ? { ...node, item: { ...item, part: of.part } } : node;
}

/** The way that is said of all before it ("all in the room"), or of those with whom somebody is joined ("he and I are on video"). */
function wayBehind(behind: readonly Node[]): Shared {
  const everyone = behind.find(({ item }) => item.isAll && item.attends)?.item.attends;
  if (everyone) return { attends: everyone };
  const next = behind.findIndex(({ item }) => item.attends !== undefined);
  const item = behind[next]?.item;
  if (!item || behind.slice(0, next + 1).some((one) => one.item.joined === ";")) return {};
  const isNext = next === 0 && item.joined === "and" && !item.hasComma && !item.isSideFirst;
  if (!isNext && !item.isShared) return {};
  return {
    ...(item.attends ? { attends: item.attends } : {}),
    ...(item.isShared && item.place ? { place: item.place, zone: item.zone } : {}),
  };
}
