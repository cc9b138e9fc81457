/** Further rooms that are said one by one: a later one comes on top of those that are noted, and each keeps whom it is for. */
import { type Desk, note, raise, sentenceOf } from "#app/domain/talk/desk.ts";
import { changePoint } from "#app/domain/talk/plan/change-points.ts";
import { cleanValue, isSettled } from "#app/domain/talk/plan/fields.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { enter } from "./enter.ts";
import { causeOf } from "./gate.ts";

type Breakouts = Extract<Statement, { slot: "breakouts" }>;

/** True of rooms that are added to those that are noted, or have owners. */
export const isOfRooms = (statement: Statement): statement is Breakouts =>
  statement.slot === "breakouts" &&
  statement.value.rooms > 0 &&
  (statement.value.more !== undefined || statement.value.owners !== undefined);

/** Notes how many they are now, and who has which. A number that is settled grows by rooms that are added to it, and is corrected or asked about. */
export function takeRooms(desk: Desk, statement: Breakouts, answers: boolean) {
  const { rooms, owners = [], all } = statement.value;
  // "Breakout rooms should be three: ours, theirs and one for the tribunal": all of them, each with whom it is for.
  if (all && owners.length === rooms) return retell(desk, statement, owners);
  const { breakoutRoomCount, breakoutRoomCapacities } = desk.values;
  const held = isSettled(breakoutRoomCount) ? Number(breakoutRoomCount.value) : 0;
  const written = isSettled(breakoutRoomCapacities) ? breakoutRoomCapacities.value.split(JOINT) : [];
  const known = written.map((one) => one.toLowerCase());
  const fresh = owners.filter((one) => !known.includes(one.toLowerCase()));
  const now = statement.value.more ? null : ownersInPlace(written, owners, Math.max(held, rooms));
  // Each room that is noted has an owner, and these are all of them: whose they are now.
  if (now && held > 0 && fresh.length > 0 && rooms <= held) return writeOwners(desk, now, statement.quote, "corrected");
  const have = { held, owned: roomsOf([...written, ...fresh]), isKnown: owners.length > 0 && fresh.length === 0 };
  if (held === 0) enter(desk, statement, { field: "needsBreakoutRooms", value: "true" }, answers);
  const isFewer = takeCount(desk, statement, have, answers) && rooms < held && owners.length > 0;
  const line = isFewer ? owners : [...written, ...fresh];
  const count = Number(desk.values.breakoutRoomCount?.value ?? 0);
  // More owners than rooms: that is asked, and nobody is written down before it is answered.
  if (count > 0 && roomsOf(line) > count) return ask(desk, statement, roomsOf(line));
  if (isFewer || fresh.length > 0) writeOwners(desk, line, statement.quote, isFewer ? "corrected" : "stated");
}

function writeOwners(desk: Desk, owners: readonly string[], quote: string, reason: "corrected" | "stated") {
  const line = cleanValue(desk.form, "breakoutRoomCapacities", owners.join(JOINT));
  if (line !== null) note(desk, "breakoutRoomCapacities", line, quote, reason);
}

/** How many rooms these have: each side has one. */
const roomsOf = (owners: readonly string[]): number => owners.reduce((sum, one) => sum + (SIDES.test(one) ? 2 : 1), 0);
const SIDES = /^(?:each|both|chacun|chaque|les deux|cada|ambas|ambos|las dos|los dos)(?!\p{L})/iu;

/**
 * The owners as they are now, where those that are said take the place of noted ones: of as many rooms as there are all of them, of the one room its
 * only owner, and of several who is named again in other words. Null where none does.
 */
function ownersInPlace(written: readonly string[], said: readonly string[], count: number): readonly string[] | null {
  if (roomsOf(written) < count || said.length === 0) return null;
  if (roomsOf(said) === count) return said;
  const places = said.map((one) => written.findIndex((old) => sharesWord(old, one)));
  const isEach = places.every((at) => at >= 0) && new Set(places).size === said.length;
  return isEach ? written.map((old, at) => said[places.indexOf(at)] ?? old) : null;
}
const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(one.toLowerCase().match(WORD));
  return (other.toLowerCase().match(WORD) ?? []).some((word) => words.has(word));
};
/** Words of some length, and the short ones that are somebody. */
const WORD = /(?<!\p{L})(?:\p{L}{4,}|me|us|moi|yo|mí)(?!\p{L})/gu;
const JOINT = "; ";

/** All of the rooms are listed, with their number: these they are. */
function retell(desk: Desk, { quote, value: { rooms } }: Breakouts, owners: readonly string[]) {
  note(desk, "needsBreakoutRooms", "true", quote, "corrected");
  note(desk, "breakoutRoomCount", String(rooms), quote, "corrected");
  writeOwners(desk, owners, quote, "corrected");
}

/** True where the number became the one that is said. */
function takeCount(desk: Desk, statement: Breakouts, have: { held: number; owned: number; isKnown: boolean }, answers: boolean): boolean {
  const { rooms, more = 0 } = statement.value;
  const { held, owned, isKnown } = have;
  const words = `${statement.quote} ${sentenceOf(desk, statement.at, statement.quote)}`;
  const isNamed = causeOf(desk, statement, "breakoutRoomCount", String(rooms), answers) !== null;
  if (held > 0 && more > 0 && !answers) {
    if (isKnown || rooms - more > held) ask(desk, statement, Math.max(rooms - more, held) + more);
    else note(desk, "breakoutRoomCount", String(held + more), statement.quote, "corrected");
    return false;
  }
  // "One of them is for the witnesses" adds no room, and takes none away.
  if (rooms < held && !answers && (OF_THEM.test(words) || !isNamed)) {
    if (ONLY.test(words) && !OF_THEM.test(words)) ask(desk, statement, rooms);
    else if (owned > held) ask(desk, statement, owned);
    return false;
  }
  enter(desk, statement, { field: "breakoutRoomCount", value: String(rooms) }, answers);
  return desk.values.breakoutRoomCount?.value === String(rooms);
}
const OF_THEM =
  /(?<!\p{L})(?:one of (?:them|these|those|the)|dont|une? (?:d['’]elles|d['’]entre elles|de ces|des)|una? de (?:ellas|esas|estas|las))(?!\p{L})/iu;
const ONLY =
  /(?<!\p{L})(?:only|just|single|enough|seule?(?:ment)?|uniquement|juste|qu['’]une|suffi\p{L}+|sol[ao]|sólo|solamente|únic[ao]|únicamente|basta|nada más)(?!\p{L})/iu;

/** Asks whether they are as many as is said. */
function ask(desk: Desk, statement: Breakouts, count: number) {
  const { owners } = statement.value;
  const asked: Breakouts = { ...statement, value: { rooms: count, ...(owners ? { owners } : {}) } };
  if (String(count) !== desk.values.breakoutRoomCount?.value) raise(desk, changePoint(desk, asked, "breakoutRoomCount", String(count)));
}
