/** What a message tells next to its wishes: another proceeding than the one that is booked, and the story that no label announces. */
import type { Statement, Understanding } from "./contract.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { matterOf } from "./detectors/hearing/matters.ts";
import { hasMatter, isAsking } from "./detectors/hearing/stories.ts";
import { clauseAt, sentencesAt } from "./text/clauses.ts";

const GENERAL: ReadonlySet<string> = new Set(["other", "boardroom_only"]);
const isWanted = ({ role }: Statement): boolean => role === "states" || role === "corrects" || role === "prefers";

/** "An arbitration in Ottawa … a mediation in London failed": of two kinds of a message the one that is asked for is held, the other mentioned. */
export function withOneKind(statements: readonly Statement[], text: Text): Statement[] {
  const named = statements.filter((one) => one.slot === "proceeding" && one.role === "states" && !GENERAL.has(one.value.type));
  if (named.length < 2) return [...statements];
  const rank = (one: Statement): number => {
    const clause = clauseAt(text.tokens, one.at) ?? one.at;
    const isPlaced = statements.some((other) => other.slot === "venue" && isWanted(other) && overlap(other.at, clause));
    return (isAsking(text, clause) ? 2 : 0) + (isPlaced ? 1 : 0);
  };
  const most = Math.max(...named.map(rank));
  const held = named.find((one) => rank(one) === most);
  const isOther = (one: Statement) => named.includes(one) && JSON.stringify(one.value) !== JSON.stringify(held?.value);
  return statements.map((one) => (isOther(one) ? { ...one, role: "mentions" } : one));
}

/** Slots that a story may name without being of the booking. */
const OF_STORIES: ReadonlySet<Statement["slot"]> = new Set([
  "person",
  "remark",
  "name",
  "firm",
  "story",
  "reference",
  "styleOfCause",
  "side",
]);
const FEWEST_WORDS = 6;
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * Where nothing tells what the matter is about, a whole rest of no booking's word does that has a sum, a day long past or the word of a
 * matter in it. Gives the statements and the rest without it.
 */
export function withStory(
  statements: readonly Statement[],
  rest: Understanding["rest"],
  text: Text,
): Pick<Understanding, "statements" | "rest"> {
  const isTold = statements.some(({ slot, role }) => slot === "story" && role === "states");
  if (isTold) return { statements: [...statements], rest };
  const sentences = rest.flatMap((one) => bySentence(one, text));
  const told = sentences.filter(({ at, quote }) => {
    if (quote.split(/\s+/).length < FEWEST_WORDS) return false;
    const own = statements.filter((one) => overlap(one.at, at));
    const hasSum = own.some(({ slot }) => slot === "remark");
    const hasPast = own.some(({ slot, role, quote: words }) => slot === "when" && role === "mentions" && YEAR.test(words));
    const isOfBooking = own.some((one) => isWanted(one) && !OF_STORIES.has(one.slot)) || isAsking(text, at);
    return (hasSum || hasPast || hasMatter(text, at)) && !isOfBooking;
  });
  const stories = told.map(
    ({ at, quote }): Statement => ({
      slot: "story",
      value: { text: matterOf(quote) },
      role: "states",
      score: 0.55,
      sources: ["detector"],
      at,
      quote,
    }),
  );
  return { statements: [...statements, ...stories], rest: stories.length > 0 ? sentences.filter((one) => !told.includes(one)) : rest };
}

type Rest = Understanding["rest"][number];
/** A rest of several sentences, each by itself. */
function bySentence({ at, quote }: Rest, { message, tokens }: Text): Rest[] {
  const own = sentencesAt(tokens, at);
  if (own.length < 2) return [{ at, quote }];
  return own.map((one) => {
    const start = Math.max(at.start, one.start);
    const words = message.slice(start, Math.min(at.end, one.end)).trimEnd();
    return { at: { start, end: start + words.length }, quote: words };
  });
}
