/** Rooms that a list shares out: "two breakout rooms (one per side)", « trois salles : une par partie et une pour le tribunal ». They are nobody. */
import type { Hypothesis } from "#app/understanding/contract.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import type { Clause } from "#app/understanding/text/clauses.ts";
import { withoutEnd } from "#app/understanding/text/without-end.ts";
import { type Sign, type SignKind, signReader } from "./signs.ts";

const SEPARATES: ReadonlySet<SignKind> = new Set([",", ";", ":", "(", ")", "and"]);
const SHARED: ReadonlySet<SignKind> = new Set(["number", "article", "each", "side", "part", "own", "theirs", "light"]);
const FOR = /^(?:for|pour|para)$/i;
const SIDES = 2;

/** Words that share some rooms out, with the rooms. */
export interface Share {
  signs: readonly Sign[];
  room: Finding;
}

/** Reads of a sentence what says no more than whose each of its rooms is; names are left out: "one per side" may be learnt as one. */
export function shareReader(text: Text, finds: readonly Finding[]): (sentence: Clause) => Share[] {
  const rooms = finds.filter(({ kind }) => kind.startsWith("room"));
  if (rooms.length === 0) return () => [];
  const signsIn = signReader(text, finds, []);
  return (sentence) => sharesOf(text, signsIn(sentence), rooms);
}

/** The signs of people alone. */
export function withoutShares(signs: readonly Sign[], shares: readonly Share[]): readonly Sign[] {
  const starts = new Set(shares.flatMap((share) => share.signs.map(({ start }) => start)));
  return starts.size > 0 ? signs.filter(({ start }) => !starts.has(start)) : signs;
}

/** How the breakout rooms are shared out has no field: the rooms with what is said of them, in the visitor's words. */
export function remarkOfShares({ message }: Text, shares: readonly Share[]): Hypothesis[] {
  const apart = shares.filter(({ room }) => room.said?.slot === "breakouts" && room.said.role !== "not");
  const signs = apart.flatMap((share) => share.signs);
  const [first, last] = [signs[0], signs.at(-1)];
  if (!first || !last) return [];
  const quoted = withoutEnd(message.slice(first.start, last.end), (sign) => ".,;:!?".includes(sign));
  const at = { start: first.start, end: first.start + quoted.length };
  const words = message.slice(Math.min(at.start, ...apart.map(({ room }) => room.start)), at.end);
  const text = words.includes("(") && message[at.end] === ")" ? `${words})` : words;
  if (text.length > LONGEST) return [];
  return [{ slot: "remark", value: { text }, at, quote: quoted, role: "states", score: SURE, source: "detector" }];
}
const LONGEST = 160;
const SURE = 0.99;

function sharesOf(text: Text, signs: readonly Sign[], rooms: readonly Finding[]): Share[] {
  let shared: Finding | undefined;
  return stretchesOf(signs).flatMap((own): Share[] => {
    if (shared && isShare(text, own, shared)) return [{ signs: own, room: shared }];
    const at = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    const room = rooms.find((one) => overlap(one, at));
    shared = room;
    // "The breakout rooms are one for each side": behind its own rooms.
    const behind = room ? own.filter(({ start }) => start >= room.end) : [];
    const counted = behind.slice(behind.findIndex(({ is }) => is !== "light"));
    return room && isShare(text, counted, room) ? [{ signs: counted, room }] : [];
  });
}

/** What is between two separators. */
function stretchesOf(signs: readonly Sign[]): Sign[][] {
  const stretches: Sign[][] = [[]];
  for (const sign of signs) {
    if (SEPARATES.has(sign.is)) stretches.push([]);
    else stretches.at(-1)?.push(sign);
  }
  return stretches.filter((own) => own.length > 0);
}

/** "One per side", "one for the tribunal", "two each" of four: more than the rooms have are people in them. */
function isShare({ message }: Text, own: readonly Sign[], { said }: Finding): boolean {
  const [first] = own;
  if (!first || !own.every(({ is }) => SHARED.has(is))) return false;
  const count = first.is === "number" ? first.value : first.means === "indefinite" ? 1 : undefined;
  const rooms = said?.slot === "breakouts" ? said.value.rooms : 0;
  const isEach = own.some(({ is }) => is === "each");
  const isFor = own.some(({ is, start, end }) => is === "light" && FOR.test(message.slice(start, end)));
  return (isEach || isFor) && count !== undefined && (count === 1 || (isEach && count * SIDES === rooms));
}
