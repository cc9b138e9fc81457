/** A model's reading among the others: it agrees, it adds, it makes a weak reading a question; it never takes one away. */
import type { Act, ActSaid, Doubt, Hypothesis, QuestionSaid, Rest, Span, Statement } from "../contract.ts";
import { inside, overlap } from "../detectors/finding.ts";
import { tellingWords } from "../telling.ts";
import { verify } from "../verify.ts";
import type { Claims } from "./claims.ts";
import { isWhole, withoutOverruled } from "./decides.ts";
import { withWholes } from "./groups.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";
import { isGuessedName, isSameText, TEXTS, withPerson } from "./rivals.ts";

/** A model that claims more than this of one message is not listened to further. */
const MOST_CLAIMS = 80;
/** So many questions may come of one model's reading: a bad one would ask about everything. */
const MOST_ASKS = 2;
/** From here on our own readers are believed about what a day is for. */
const SURE = 0.75;
/** What a model says by itself stays below what a closed form says. */
const ACT_SCORE = 0.7;

/**
 * Acts that a model may add: they ask, or stop a yes. Not among them: the yes itself, and what begins again, takes back, stops,
 * promises a call or refuses one, or calls the visitor an attacker.
 */
const MODEL_ACTS: ReadonlySet<Act> = new Set<Act>([
  "deny",
  "correct",
  "unknown",
  "skip",
  "none",
  "question",
  "greeting",
  "thanks",
  "change",
  "cancel",
  "status",
  "copy",
  "again",
  "upset",
  "offtopic",
  "repeat",
]);
/** Their words are kept all the same: they explain nothing away. */
const NOISE: ReadonlySet<Act> = new Set<Act>(["offtopic", "upset", "greeting", "thanks"]);
/** Slots that say in a field what a model may say once more as a need. */
const FIELDS: ReadonlySet<string> = new Set(["service", "setup", "breakouts", "headcount", "format", "venue", "when"]);

export interface Joined {
  hypotheses: Hypothesis[];
  /** Meanings of words that no reader of ours has explained, to be asked if nothing else explains them. */
  asks: Statement[];
}

/** Our own proposals with those claims of the model that their quotes bear out. */
export function joined(own: readonly Hypothesis[], told: Claims, message: ReadAgain): Joined {
  const verdicts = told.claims.slice(0, MOST_CLAIMS).map((claim) => verify(claim, message));
  const taken = verdicts.flatMap((verdict) => (verdict.kind === "same" ? [verdict.hypothesis] : []));
  const proven = withWholes(taken, message.text);
  const asks = verdicts.flatMap((verdict) => (verdict.kind === "ask" ? [verdict.option] : []));
  const isRead = isWhole(told, taken.length, message);
  const isAside = asideBy(told, message.text);
  const meant = own.filter((one) => !(one.source === "tagger" && LOOSE.has(one.slot) && isAside(one)));
  let hypotheses = isRead ? withoutOverruled(meant, proven, told, message) : meant;
  const fields = isRead ? proven : own;
  for (const hypothesis of proven) {
    if (hypothesis.slot === "need" && fields.some(({ slot, at }) => FIELDS.has(slot) && overlap(at, hypothesis.at))) continue;
    if (hypothesis.slot === "person") {
      hypotheses = withPerson(hypotheses, hypothesis, isRead);
      continue;
    }
    if (hypothesis.slot === "name") hypotheses = hypotheses.filter((other) => !isGuessedName(other, hypothesis, told, message));
    // The longer of two titles of the same case is its whole one.
    if (hypothesis.slot === "styleOfCause")
      hypotheses = hypotheses.filter((other) => other.slot !== "styleOfCause" || !inside(other.at, hypothesis.at));
    // A text ends where the model ends it; the words around it are kept by themselves.
    if (TEXTS.has(hypothesis.slot))
      hypotheses = hypotheses.filter((other) => !isSameText(other, hypothesis) || !inside(hypothesis.at, other.at));
    const rival = hypotheses.find((other) => isOtherRole(other, hypothesis));
    if (!rival) hypotheses.push(hypothesis);
    else if (OF_SOMEBODY.has(hypothesis.slot)) {
      // Whose the only number or address of a message is, a model may know better than the words next to it say.
      const isOnly = message.finds.filter(({ said }) => said?.slot === hypothesis.slot).length === 1;
      if (isOnly && hypothesis.role !== "mentions") hypotheses = [...hypotheses.filter((other) => other !== rival), hypothesis];
      else if (hypothesis.role !== "mentions") asks.push(asStatement(hypothesis));
    } else if (rival.score < SURE) {
      hypotheses = hypotheses.filter((other) => other !== rival);
      if (hypothesis.role !== "mentions" && rival.role !== "mentions") hypotheses.push(hypothesis);
      else asks.push(asStatement(rival.role === "mentions" ? hypothesis : rival));
    }
  }
  return { hypotheses, asks };
}

const OF_SOMEBODY: ReadonlySet<string> = new Set(["phone", "email"]);
const isOtherRole = (other: Hypothesis, told: Hypothesis) =>
  (other.slot === "when" || OF_SOMEBODY.has(other.slot)) &&
  other.slot === told.slot &&
  other.role !== told.role &&
  overlap(other.at, told.at) &&
  JSON.stringify(other.value) === JSON.stringify(told.value);

function asStatement(hypothesis: Hypothesis): Statement {
  const { source, ...said } = hypothesis;
  return { ...said, sources: [source] } as Statement;
}

/** The asks that nothing else explains, as doubts: the likeliest first, and few. */
export function asksLeft(asks: readonly Statement[], statements: readonly Statement[], doubts: readonly Doubt[]): Doubt[] {
  const left: Doubt[] = [];
  for (const option of asks) {
    const isKnown = statements.some((one) => one.slot === option.slot && (overlap(one.at, option.at) || isSaid(one, option)));
    const isAsked = [...doubts, ...left].some(({ at }) => overlap(at, option.at));
    if (!isKnown && !isAsked && left.length < MOST_ASKS) left.push({ at: option.at, quote: option.quote, options: [option] });
  }
  return left;
}

const isSaid = (one: Statement, other: Statement) => JSON.stringify(one.value) === JSON.stringify(other.value);

/** Our own acts with the model's. What a closed form has said of the same words stays as it is. */
export function actsWith(own: readonly ActSaid[], told: Claims, { text }: ReadAgain): ActSaid[] {
  const added = told.acts.slice(0, MOST_CLAIMS).flatMap(({ act, quote }): ActSaid[] => {
    const [at] = placesOf(text.tokens, quote);
    if (!at || !MODEL_ACTS.has(act) || own.some((one) => one.act === act || isSettledBy(one, at))) return [];
    return [{ act, at: NOISE.has(act) ? { start: 0, end: 0 } : at, score: ACT_SCORE, sources: ["model"] }];
  });
  const first = added.filter(({ act }, index) => added.findIndex((other) => other.act === act) === index);
  // "Nobody could tell" is no more so.
  const kept = first.length > 0 ? own.filter(({ act, sources }) => act !== "unclear" || sources.includes("detector")) : own;
  return [...kept, ...first].sort((a, b) => b.score - a.score);
}

const isSettledBy = (one: ActSaid, at: Span) => one.sources.includes("detector") && inside(at, one.at);

/** Our own questions with those of the model in which nothing is stated. */
export function questionsWith(
  own: readonly QuestionSaid[],
  told: Claims,
  statements: readonly Statement[],
  { text }: ReadAgain,
): QuestionSaid[] {
  const found = told.questions.slice(0, MOST_CLAIMS).flatMap((quote): QuestionSaid[] => {
    const [at] = placesOf(text.tokens, quote);
    const isFree = at && !own.some((one) => overlap(one.at, at)) && !statements.some((one) => overlap(one.at, at));
    return isFree ? [{ at, quote: text.message.slice(at.start, at.end) }] : [];
  });
  const apart = found.filter((one, index) => !found.slice(0, index).some((other) => overlap(other.at, one.at)));
  return [...own, ...apart];
}

/** Remarks of the model that nothing else explains, word for word. */
export function remarksLeft(told: Claims, explained: readonly Span[], { text }: ReadAgain): Statement[] {
  const left: Statement[] = [];
  for (const quote of told.remarks.slice(0, MOST_CLAIMS)) {
    const [at] = placesOf(text.tokens, quote);
    if (!at || [...explained, ...left.map((one) => one.at)].some((span) => overlap(span, at))) continue;
    const words = text.message.slice(at.start, at.end);
    left.push({ slot: "remark", value: { text: words }, quote: words, at, role: "states", score: ACT_SCORE, sources: ["model"] });
  }
  return left;
}

const placed = (quotes: readonly string[], { tokens }: ReadAgain["text"]): Span[] =>
  quotes.slice(0, MOST_CLAIMS).flatMap((quote) => placesOf(tokens, quote)[0] ?? []);

/** What is said of the talk alone; a figure or a name says something, whatever a model takes it for. */
function asideBy(told: Claims, text: ReadAgain["text"]): (said: { at: Span; quote: string }) => boolean {
  const asides = placed(told.asides, text);
  return ({ at, quote }) => asides.some((one) => overlap(one, at)) && !tellingWords(quote).some(({ isSure }) => isSure);
}
/** What only a tagger takes for something to be kept in words. */
const LOOSE: ReadonlySet<string> = new Set(["story", "need", "remark"]);

/** What nothing explains, whole: scraps of one remark of the model are kept as that remark, and talk about the talk is none. */
export function restWith(told: Claims, { text }: ReadAgain, rest: readonly Rest[]): Rest[] {
  const remarks = placed(told.remarks, text);
  const isAside = asideBy(told, text);
  let left = rest.filter((one) => !isAside(one));
  for (const at of remarks) {
    const scraps = left.filter((one) => inside(one.at, at));
    const [first] = scraps;
    if (!first || scraps.some((one) => one.at.start === at.start && one.at.end === at.end)) continue;
    const whole: Rest = { ...first, at, quote: text.message.slice(at.start, at.end) };
    left = left.flatMap((one) => (one === first ? [whole] : scraps.includes(one) ? [] : [one]));
  }
  return left;
}
