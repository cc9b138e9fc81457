/** What a model claims besides values: edits of what is noted, hours of single days; and what its values settle. */
import type { Act, ActSaid, Doubt, Mend, Span, Statement } from "../contract.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { sentencesAt } from "../text/clauses.ts";
import type { Fact } from "../time/types.ts";
import { withMore } from "../when/said.ts";
import type { Claims } from "./claims.ts";
import { withDayHours } from "./day-hours.ts";
import { editedSpans, mendsWith } from "./edits/edits.ts";
import { missedIn } from "./missed.ts";
import type { ReadAgain } from "./read-again.ts";

interface Read {
  statements: Statement[];
  doubts: Doubt[];
  acts: ActSaid[];
  mends: readonly Mend[];
}

/** What was read, with that of the claims which the words bear out. */
export function withClaims(said: Read, told: Claims, message: ReadAgain): Read {
  const missed = missedIn(told, message);
  const own = said.mends.filter(
    ({ at, thing, does }) => thing !== undefined || does === "changes" || !missed.some((one) => overlap(one, at)),
  );
  const mends = mendsWith(own, told, message, said.statements);
  const edited = editedSpans(mends);
  const open = said.doubts.filter(
    (one) =>
      !edited.some((at) => inside(one.at, at)) &&
      !isMailedApart(one, said.statements) &&
      !isPassedOver(one, told) &&
      !isWhenOfText(one, said.statements),
  );
  const settled = withoutDaysOfPeople(withoutSplits({ ...said, doubts: open }), message);
  const { statements, doubts } = withDayHours(settled, told, message, edited);
  const acts = said.acts.filter((one) => !OF_WORDS.has(one.act) || !edited.some((at) => overlap(at, one.at)));
  return { statements: withoutMovedWeekday(statements, mends, message), acts, doubts, mends };
}

/** "Lunch at noon", « le repas du midi »: an hour within a meal or a need that a model has read there is none of the hearing's. */
const isWhenOfText = ({ at, options }: Doubt, statements: readonly Statement[]): boolean =>
  options.every(({ slot }) => slot === "when") && statements.some((one) => isOfModel(one) && OF_TEXT.has(one.slot) && inside(at, one.at));
const OF_TEXT: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>(["service", "need", "story"]);

/** « Le jeudi ne marche plus, mettez le mercredi »: the day that is moved, and no other one of its weekday. */
function withoutMovedWeekday(statements: readonly Statement[], mends: readonly Mend[], { text, context }: ReadAgain): Statement[] {
  const moved = mends.flatMap(({ thing, open, at }) => {
    const day = open ? undefined : context.held?.find(({ handle, kind }) => handle === thing && kind === "day");
    return day ? [{ weekday: weekdayOf(day.value.slice(0, 10)), sentences: sentencesAt(text.tokens, at) }] : [];
  });
  const isMoved = (one: Statement): boolean => {
    if (one.slot !== "when") return false;
    const facts = one.value.value ?? [];
    const isOut = facts.length > 0 && (one.role === "not" || facts.every(({ ruledOut, except }) => ruledOut || except));
    return (
      isOut &&
      moved.some(
        ({ weekday, sentences }) =>
          facts.every((fact) => weekdaysOf(fact).join() === String(weekday)) && sentences.some((own) => overlap(own, one.at)),
      )
    );
  };
  return statements.filter((one) => !isMoved(one));
}
const weekdaysOf = ({ when, except, among }: Fact): readonly number[] =>
  (when?.kind === "every" ? when.weekdays : when ? [] : (except?.weekdays ?? among)) ?? [];
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** "Drop it", "forget it" of one thing that is noted is said of that thing, and of nothing else. */
const OF_WORDS: ReadonlySet<Act> = new Set<Act>(["stop", "restart", "undo", "skip", "unknown", "none", "deny", "correct", "person", "bye"]);

/** Days and hours that the grammar could not put together, and the model gives one by one. */
const isMailedApart = ({ at, options }: Doubt, statements: readonly Statement[]): boolean =>
  options.every(({ slot }) => slot === "when") &&
  statements.some((one) => one.slot === "when" && one.sources.every((source) => source === "model") && overlap(one.at, at));

/** What is only learnt of an open field, and a model that has read the same words does not find there: its words are kept, and nobody is asked. */
const isPassedOver = ({ options }: Doubt, { claims }: Claims): boolean =>
  claims.length > 0 &&
  options.every(({ slot, sources }) => {
    const isOpen =
      slot === "story" || slot === "need" || ((slot === "name" || slot === "firm") && claims.some((claim) => claim.slot === slot));
    return isOpen && sources.every((source) => source === "tagger");
  });

const isOfModel = ({ sources }: Statement): boolean => sources.includes("model");

/** Where the same words are a name to one reader and something longer or shorter to another, the model's cut decides. */
function withoutSplits({ statements, doubts }: Read): Pick<Read, "statements" | "doubts"> {
  const settled = doubts.flatMap(({ options }) => {
    const [own, ...others] = options.filter(isOfModel);
    const isSplit =
      own !== undefined && others.length === 0 && options.length > 1 && options.every((one) => one === own || isCut(one, own));
    return isSplit ? [own] : [];
  });
  return {
    statements: withMore(statements, settled),
    doubts: doubts.filter(({ options }) => !options.some((one) => settled.includes(one))),
  };
}

const isCut = (one: Statement, other: Statement): boolean =>
  one.at.start !== other.at.start || one.at.end !== other.at.end ? inside(one.at, other.at) || inside(other.at, one.at) : false;

/** Days on which somebody comes are theirs, whatever the hearing's days are. */
function withoutDaysOfPeople(
  { statements, doubts }: Pick<Read, "statements" | "doubts">,
  { text }: ReadAgain,
): Pick<Read, "statements" | "doubts"> {
  const theirs = statements.flatMap((one): Span[] =>
    one.slot === "person" && isOfModel(one) && one.value.days ? [one.at, ...(one.also ?? [])] : [],
  );
  if (theirs.length === 0) return { statements, doubts };
  const isTheirs = (at: Span) => theirs.some((one) => overlap(one, at)) && at.end - at.start < text.message.length;
  return {
    statements: statements.filter((one) => one.slot !== "when" || !isTheirs(one.at) || one.sources.every((source) => source === "model")),
    doubts: doubts.filter(({ at, options }) => !isTheirs(at) || options.some(({ slot }) => slot !== "when")),
  };
}
