/** What a message does: the tagger's acts and those that detectors read in closed forms. */
import { ACTS, type Act, type ActSaid, type QuestionSaid, type Span, type Statement } from "./contract.ts";
import { actsIn } from "./detectors/acts.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { soughtElsewhere } from "./detectors/elsewhere.ts";
import { inside, overlap, type Text } from "./detectors/finding.ts";
import { framedActs } from "./detectors/frames.ts";
import { ADDING_WORDS } from "./detectors/words/orders.ts";
import { followingIn } from "./draft/following.ts";
import type { Tagged } from "./tagger/tagger.ts";
import { clausesOf, isInQuestion, sentencesIn } from "./text/clauses.ts";
import { withoutEnd } from "./text/without-end.ts";

const THRESHOLD = 0.5;
/** Where a detector and the tagger disagree about a short message, the detector is believed from here on. */
const CLOSED = 0.9;
const AGREED = 0.05;
/**
 * A yes and a command are given by a closed form alone: what is learnt may add to it, or say something besides, but what only
 * the tagger says has `sources: ["tagger"]` and stays below this, so that a policy can tell.
 */
const NEVER_ALONE: ReadonlySet<Act> = new Set(["confirm", "restart", "stop", "cancel"]);
const MOST_ALONE = 0.89;
/** Acts that a bare "no" may be, by what was asked: no needs, no firm, no rush. */
/** After a yes these take it back: "yes but …", « oui, sauf … ». */
const CONTRAST = cueBook({
  contrast:
    "but|except|except for|apart from|other than|aside from|though|however|only the|mais|sauf|à part|excepté|hormis|par contre|pero|salvo|excepto|aparte de|menos el|menos la|nomás que|solo que",
});
const FRAMED = 0.75;
const MOST_ELSE = 16;
/** "Hi there! Do you …": the sentence that asks, behind a greeting. */
const MOST_GREETINGS = 3;
const NO_MEANS_NONE = new Set(["needs", "firm", "urgency"]);

/** The acts, likeliest first. A message that does nothing else informs, or cannot be classified. */
export function actsOf(text: Text, tagged: Tagged | null, statements: readonly Statement[]): ActSaid[] {
  const closed = closedActs(text, statements);
  const learnt = (tagged?.acts ?? []).filter(({ score }) => score >= THRESHOLD);
  const acts = new Map<Act, ActSaid>(closed.map((act) => [act.act, act]));
  const isSettled = closed.some(({ score }) => score >= CLOSED);
  for (const { act: name, score, start, end } of learnt) {
    const act = ACTS.find((one) => one === name);
    if (!act || (isSettled && !acts.has(act) && isRival(act))) continue;
    const other = acts.get(act);
    if (other) acts.set(act, { ...other, score: agreed(other, score), sources: ["detector", "tagger"] });
    else acts.set(act, learntAct(act, score, act === "nocall" ? unsaid({ start, end }, text, statements) : { start, end }));
  }
  if (isTakenBack(text, acts)) acts.delete("confirm");
  if (acts.size === 0) {
    const best = likeliest(statements.length > 0);
    acts.set(best, { act: best, at: { start: 0, end: text.message.length }, score: THRESHOLD, sources: ["tagger"] });
  }
  return [...acts.values()].sort((a, b) => b.score - a.score);
}

/** What is learnt makes a detector surer, except of a yes and of a command: how closed those are, the words alone say. */
function agreed(detected: ActSaid, learnt: number): number {
  return NEVER_ALONE.has(detected.act) ? detected.score : Math.min(0.99, Math.max(detected.score, learnt) + AGREED);
}

function learntAct(act: Act, score: number, at: Span): ActSaid {
  return { act, at, score: NEVER_ALONE.has(act) ? Math.min(score, MOST_ALONE) : score, sources: ["tagger"] };
}

/** The first clauses of a stretch that say nothing else: a name or an address in the sentence of a refusal is none of it. */
function unsaid(at: Span, { tokens }: Text, statements: readonly Statement[]): Span {
  const said = statements.filter((one) => overlap(one.at, at) && one.role !== "mentions");
  if (said.length === 0) return at;
  const clause = clausesOf(tokens).find((one) => inside(one, at) && !said.some((other) => overlap(other.at, one)));
  return clause ? { start: clause.start, end: clause.end } : { start: at.start, end: at.start };
}

/** A closed message does what its words say; what the tagger reads besides is one more reading of the same words. */
function isRival(act: Act): boolean {
  return act !== "upset" && act !== "greeting" && act !== "thanks";
}

/** Below the threshold nothing is done: an act that is only likeliest would explain words away that nobody has read. */
function likeliest(hasStatements: boolean): Act {
  return hasStatements ? "inform" : "unclear";
}

/** A yes with a contrast after it is none; "mais oui" has its contrast before it. */
function isTakenBack(text: Text, acts: ReadonlyMap<Act, ActSaid>): boolean {
  const yes = acts.get("confirm");
  return yes !== undefined && cuesIn(CONTRAST, text.pieces).some(({ start }) => start > yes.at.start && start > firstWordEnd(text));
}

/** Wanting something else is said shortly, or asked at the head of a message; in anything longer a wedding or a flight is of the story. */
const isShort = ({ tokens }: Text, at: Span) =>
  (tokens.length <= MOST_ELSE && sentencesIn(tokens).length === 1) || (isInQuestion(tokens, at) && isAtHead(tokens, at));
const isAtHead = (tokens: Text["tokens"], at: Span): boolean =>
  sentencesIn(tokens)
    .slice(0, MOST_GREETINGS)
    .some((one) => overlap(one, at));

const firstWordEnd = ({ tokens }: Text) => tokens.find(({ kind }) => kind === "word")?.start ?? 0;

function closedActs(text: Text, statements: readonly Statement[]): ActSaid[] {
  const found = new Map<Act, ActSaid>();
  const isOfHearing = statements.some(({ slot, role }) => role !== "mentions" && (slot === "proceeding" || slot === "story"));
  for (const { act, start, end } of framedActs(text)) {
    const isLikely =
      act !== "offtopic" || (!isOfHearing && text.asked !== "date" && text.asked !== "time" && isShort(text, { start, end }));
    if (isLikely) found.set(act, { act, at: { start, end }, score: FRAMED, sources: ["detector"] });
  }
  for (const { start, end } of soughtElsewhere(text)) {
    found.set("offtopic", { act: "offtopic", at: { start, end }, score: FRAMED, sources: ["detector"] });
  }
  for (const { act: name, start, end, score, sends, sendsLast, free } of actsIn(text)) {
    const act = name === "deny" && NO_MEANS_NONE.has(text.asked) ? "none" : name;
    // "Is this confidential?" asks, and refuses no answer.
    if (act === "skip" && isInQuestion(text.tokens, { start, end })) continue;
    const before = found.get(act);
    found.set(act, {
      act,
      at: name === "nocall" || !before ? { start, end } : joined(text.message, before.at, { start, end }),
      score: Math.max(score, before?.score ?? 0),
      sources: ["detector"],
      ...(sends || before?.sends ? { sends: true as const } : {}),
      ...(sendsLast || before?.sendsLast ? { sendsLast: true as const } : {}),
      ...(free || before?.free ? { free: true as const } : {}),
    });
  }
  for (const one of followingIn(text)) found.set(one.act, one);
  if (text.asked === "summary" && found.has("confirm")) found.delete("none");
  return [...found.values()];
}

/** Two stretches of one act: one where nothing is said between them; what comes between is no part of it. */
function joined(message: string, one: Span, other: Span): Span {
  const between = message.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return overlap(one, other) || !/[\p{L}\p{N}]/u.test(between)
    ? { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
    : one;
}

const ADDING = cueBook(ADDING_WORDS);
/** Opens a question without a mark; after "and" or a comma it opens the next one. */
const QUESTION = cueBook({
  question:
    "do you have|do you offer|do you provide|do you take|do you charge|do you|does it|does the|is there|are there|is it|is parking|is the|are the|how much|how many|how long|how late|how do|what does|what is|what's the|what time|what happens|where|when do|when can|can we|can i|can you|could we|will there|who pays|avez-vous|est-ce que|est-ce qu'|y a-t-il|y a-tu|combien|c'est combien|peut-on|puis-je|pouvez-vous|quel est|quelle est|à quelle heure|où est|où se|où êtes|vous êtes où|qui paie|offrez-vous|est-il|est-elle|le stationnement est|tienen|hay|se puede|puedo|podemos|cuánto|cuántos|dónde|cuándo|cuál es|qué pasa|a qué hora|quién paga|incluye|ofrecen|aceptan|está incluido|está incluida",
});
/** These ask, with or without a mark. */
const ASKS_BY_ITSELF = /^(?:do you (?:have|offer|provide|take|charge)|how (?:much|many|late)|avez-vous|y a-t-il|combien|tienen|cu[aá]nto)/i;
const JOINS = /^(?:and|or|also|et|ou|pis|puis|aussi|y|o|e|también|además|,|;)$/i;

/** Questions: what the tagger marked widened to its sentence, every sentence with a question mark, each of two that one sentence asks. */
export function questionsOf(text: Text, tagged: Tagged | null, isClosed: boolean, statements: readonly Statement[] = []): QuestionSaid[] {
  if (isClosed) return [];
  const { message, tokens } = text;
  const marked = (tagged?.spans ?? []).filter(({ label }) => label === "ask");
  // "We will also need parking" asks nothing.
  const adding = cuesIn(ADDING, text.pieces);
  return sentencesIn(tokens)
    .filter(
      (sentence) =>
        tokens[sentence.last]?.text === "?" ||
        ASKS_BY_ITSELF.test(message.slice(sentence.start).replace(/^¿/, "")) ||
        (marked.some((span) => overlap(span, sentence)) &&
          !adding.some((cue) => inside(cue, sentence)) &&
          !isStated(text, sentence, statements)),
    )
    .flatMap((sentence) => {
      const own = [...marked, ...cuesIn(QUESTION, text.pieces)].filter((span) => overlap(span, sentence));
      const first = marked.some((span) => overlap(span, sentence)) ? Math.min(...own.map((span) => span.start)) : sentence.start;
      // «Los costos van a mitades. ¿A qué hora es la comida?»: what is asked begins with its sign, wherever the sentence does.
      const sign = Math.max(0, message.slice(sentence.start, sentence.end).indexOf("¿"));
      return eachAsked(text, { start: Math.max(sentence.start + sign, first), end: sentence.end });
    });
}

/** "We will want lunch on both days": without a mark, and without the words of a question, a sentence that says a value asks for none. */
function isStated({ pieces }: Text, sentence: Span, statements: readonly Statement[]): boolean {
  return (
    !cuesIn(QUESTION, pieces).some((cue) => inside(cue, sentence)) &&
    statements.some(({ at, role, slot }) => inside(at, sentence) && role === "states" && OF_WISHES.has(slot))
  );
}
const OF_WISHES: ReadonlySet<Statement["slot"]> = new Set(["service", "need", "breakouts", "setup", "headcount", "split"]);

/** "what does a room cost and is parking included?": two questions. */
function eachAsked({ message, tokens, pieces }: Text, whole: Span): QuestionSaid[] {
  const openers = cuesIn(QUESTION, pieces).filter((cue) => inside(cue, whole) && cue.start > whole.start);
  const cuts = openers.filter(({ first }) => JOINS.test(tokens[(pieces[first]?.token ?? 0) - 1]?.text ?? "")).map(({ start }) => start);
  const starts = [whole.start, ...cuts];
  const asks = starts.map((start, at) => {
    const asked = message.slice(start, starts[at + 1] ?? whole.end).trimEnd();
    const quote = withoutEnd(asked.replace(/\s(?:and|or|et|ou|y|o)$/i, ""), (sign) => /[\s,;]/.test(sign));
    return { at: { start, end: start + quote.length }, quote };
  });
  // What comes before the first question ("and", "also, quickly,") is none by itself.
  const isAsked = ({ at }: QuestionSaid) => cuesIn(QUESTION, pieces).some((cue) => inside(cue, at));
  return asks.some(isAsked) ? asks.filter(isAsked) : asks;
}
