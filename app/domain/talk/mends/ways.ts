/** "Ms Reid won't be in the room, she joins by video": the way in which somebody attends who is noted, and not that of the hearing. */
import { type Desk, overlap, sentenceOf } from "#app/domain/talk/desk.ts";
import type { PersonSaid, Span, Statement } from "#app/understanding/contract.ts";
import { byWords } from "./named.ts";
import { personOf, thingsIn } from "./things.ts";

/** The statements, with the ways of one sentence given to the one person whom it names. */
export function withWays(desk: Desk, statements: readonly Statement[]): readonly Statement[] {
  if (desk.world.pasted || desk.booking) return statements;
  const moved = statements.filter(isWay).flatMap((way) => movedBy(desk, way, statements) ?? []);
  const [first] = moved;
  if (!first) return statements;
  const isTaken = (one: Statement) => moved.some(({ at }) => one.at.start >= at.start && one.at.end <= at.end) && isOfWay(one);
  return [...statements.filter((one) => !isTaken(one)), first];
}

const isWay = (one: Statement): boolean =>
  one.slot === "format" || (one.slot === "person" && !one.value.name && one.value.attends !== undefined);
/** What the sentence says of the person besides is said again by the whole. */
const isOfWay = (one: Statement): boolean => isWay(one) || (one.slot === "person" && one.sources.every((source) => source === "tagger"));

function movedBy(desk: Desk, way: Statement, statements: readonly Statement[]): Statement | null {
  const words = sentenceOf(desk, way.at, way.quote);
  const start = (desk.world.message ?? "").indexOf(words);
  const named = byWords(words, thingsIn(desk.before)).flatMap((thing) => personOf(thing) ?? []);
  const names = new Set(named.map(({ name }) => name));
  const [person] = named;
  if (start < 0 || !person?.name || names.size > 1) return null;
  const at = { start, end: start + words.length };
  // In a list of people each has their own way.
  const isOwn = (one: Statement) => one.slot === "person" && (one.value.name !== undefined || one.value.part !== "other");
  if (statements.filter((one) => isOwn(one) && overlap(one.at, at)).length > 1) return null;
  const attends = wayIn(desk, statements, at);
  if (!attends) return null;
  return { slot: "person", value: { ...person, attends }, role: "corrects", quote: words, at, score: way.score, sources: ["detector"] };
}

/** By video where that is said at all; a way that is denied by itself is the other one. */
function wayIn({ said }: Desk, statements: readonly Statement[], at: Span): PersonSaid["attends"] | null {
  const own = statements.filter((one) => isWay(one) && one.at.start >= at.start && one.at.end <= at.end);
  const ways = own.map((one) =>
    one.slot === "format" ? one.value.type === "virtual" : one.slot === "person" && one.value.attends === "remote",
  );
  if (own.some((one) => one.slot === "format" && one.value.type === "hybrid") || ways.length === 0) return null;
  const isDenied = (said.mends ?? []).some((one) => one.does === "denies" && one.at.start < at.end && at.start < one.at.end);
  const isBoth = ways.includes(true) && ways.includes(false);
  return isBoth || ways.includes(true) !== isDenied ? "remote" : "in_person";
}
