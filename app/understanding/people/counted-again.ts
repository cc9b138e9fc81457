/** How many sit in the room, said again against what we seem to make of it: "no, we are 6 in the room, the 2 by video are on top". It stays, and nobody is counted twice. */
import type { HeldThing, Mend, Statement } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { clauseAt, sentenceAt } from "../text/clauses.ts";

const DEFINITE = /(?<!\p{L})(?:the|those|these|our|les|ces|nos|l[oa]s|es[oa]s|est[oa]s|nuestr[oa]s)\s+(?:(?:other|autres|otr[oa]s)\s+)?$/iu;

const NO = /^\P{L}*(?:no|non|nope|nah)(?!\p{L})/iu;

/** The statements without people who are noted already, and the mends with the number that stays. */
export function withCountedAgain(
  statements: readonly Statement[],
  mends: readonly Mend[],
  text: Text,
  held: readonly HeldThing[],
): { statements: Statement[]; mends: Mend[] } {
  const room = held.find(({ field }) => field === "mainRoomCapacity");
  const noted = Number.parseInt(room?.value ?? "", 10);
  const same = statements.flatMap((one) =>
    one.slot === "headcount" && one.value.least === noted && one.value.most === noted ? (sentenceAt(text.tokens, one.at) ?? []) : [],
  );
  const [sentence] = same;
  if (!room || !sentence) return { statements: [...statements], mends: [...mends] };
  const isHere = (one: { at: Mend["at"] }) => overlap(one.at, sentence);
  const groups = statements.filter((one) => isHere(one) && isNotedGroup(one, text, held));
  const explained = groups.map(({ at }) => clauseAt(text.tokens, at) ?? at);
  const left = statements
    .filter((one) => !groups.includes(one))
    .map((one) => (one.slot === "headcount" && isHere(one) ? { ...one, also: [...(one.also ?? []), ...explained] } : one));
  const isDenied = mends.some((one) => one.thing === undefined && isHere(one)) || NO.test(text.message.slice(sentence.start, sentence.end));
  if (!isDenied) return { statements: left, mends: [...mends] };
  const { start, end } = sentence;
  const stays: Mend = { at: { start, end }, quote: text.message.slice(start, end), does: "keeps", of: [], thing: room.handle };
  return { statements: left, mends: [...mends.filter((one) => one.thing !== undefined || !isHere(one)), stays] };
}

/** "The 2 by video": as many as are noted so, and nobody else. */
function isNotedGroup(one: Statement, text: Text, held: readonly HeldThing[]): boolean {
  if (one.slot !== "person" || one.value.name || !one.value.count || !one.value.attends || one.value.attends === "in_person") return false;
  const known = held.filter(({ person, alias }) => !alias && person?.attends && person.attends !== "in_person");
  const count = known.reduce((sum, { person }) => sum + (person?.count ?? 1), 0);
  const clause = clauseAt(text.tokens, one.at);
  const words = text.message.slice(Math.min(clause?.start ?? one.at.start, one.at.start), one.at.end);
  const number = words.search(/\d|(?<!\p{L})(?:one|two|three|four|deux|trois|quatre|dos|tres|cuatro)(?!\p{L})/iu);
  return count === one.value.count && number > 0 && DEFINITE.test(words.slice(0, number));
}
