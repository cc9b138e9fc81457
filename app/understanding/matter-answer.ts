/** The answer to what the matter is about: of its sentences those that no other reader explains, and nothing that goes into another field. */
import type { ActSaid, Mend, Span, Statement } from "./contract.ts";
import { isFiller, isOnlyActs } from "./detectors/acts.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { inside, overlap, type Text } from "./detectors/finding.ts";
import { matterOf } from "./detectors/hearing/matters.ts";
import { hasMatter, isAsking } from "./detectors/hearing/stories.ts";
import { COURTESIES } from "./detectors/words/courtesies.ts";
import { ASIDES, FOR_STAFF_WORDS } from "./draft/asides.ts";
import { labelsIn } from "./draft/labels.ts";
import { mendsIn } from "./draft/mends.ts";
import { isAside } from "./draft/meta.ts";
import { partsMended } from "./draft/parts.ts";
import { tellingWords } from "./telling.ts";
import { clausesOf, sentencesIn } from "./text/clauses.ts";
import { withoutEnd } from "./text/without-end.ts";

const SCORE = 0.6;
/** What a story may name without being of the booking. */
const OF_STORIES: ReadonlySet<Statement["slot"]> = new Set(["story", "remark", "styleOfCause", "reference", "side", "proceeding"]);
/** Parts that a hearing has, and no dispute. */
const OF_HEARINGS: ReadonlySet<string> = new Set([
  "neutral",
  "counsel",
  "secretary",
  "interpreter",
  "technician",
  "observer",
  "support",
  "assistant",
]);
/** What is said of the talk, or asks for something else. */
const NO_STORY: ReadonlySet<ActSaid["act"]> = new Set([
  "question",
  "upset",
  "person",
  "nocall",
  "repeat",
  "undo",
  "restart",
  "stop",
  "change",
  "cancel",
  "status",
  "unknown",
  "skip",
  "thanks",
  "bye",
]);
const SURELY = 0.6;
/** Some clauses of a sentence that says something of the booking besides tell a story in so many words. */
const FEWEST_BESIDE = 3;
/** What staff are to know or to mind, and no dispute. */
const FOR_STAFF = cueBook(FOR_STAFF_WORDS);
const SILENT = cueBook(COURTESIES, ASIDES);

/** True of a value that is wanted and goes into another field than the matter. */
export function isOfBooking(one: Statement): boolean {
  if (one.role === "mentions" || OF_STORIES.has(one.slot)) return false;
  if (one.slot !== "person") return true;
  const { attends, count, on, how, part } = one.value;
  return attends !== undefined || count !== undefined || on !== undefined || how !== undefined || OF_HEARINGS.has(part);
}

/** The statements with the matter that a message answers with, in the place of what only a tagger has marked of it. */
export function withMatter(given: readonly Statement[], text: Text, acts: readonly ActSaid[], isClosed: boolean): Statement[] {
  const isTold = ({ slot, role }: Statement) => slot === "story" && role === "states";
  const staff = cuesIn(FOR_STAFF, text.pieces);
  const isForStaff = (one: Statement) => isTold(one) && !one.named && !one.added && staff.some((cue) => overlap(cue, one.at));
  const statements = given
    .filter((one) => !isForStaff(one) && !given.some((other) => isTold(one) && isTold(other) && isBetter(other, one)))
    .map(withoutTalk);
  const isRead = statements.some((one) => isTold(one) && one.sources.some((source) => source !== "tagger"));
  const matter = text.asked !== "story" || isClosed || isRead ? null : matterAnswer(text, statements, acts);
  const told = matter ? [...statements.filter((one) => !isTold(one)), matter] : statements;
  return told.some(isTold) ? [...told, ...keptFor(text, staff, told)] : told;
}

/** Next to a story "this is confidential" is no refusal to tell one. */
function keptFor({ message, tokens }: Text, staff: readonly Span[], told: readonly Statement[]): Statement[] {
  const own = sentencesIn(tokens).filter((one) => staff.some((cue) => overlap(cue, one)) && !told.some(({ at }) => overlap(at, one)));
  return own.map((at): Statement => {
    const quote = message.slice(at.start, at.end);
    return {
      slot: "remark",
      value: { text: quote },
      quote,
      at: { start: at.start, end: at.end },
      role: "mentions",
      score: SCORE,
      sources: ["detector"],
    };
  });
}

/** Two readings of the same words: the surer one, or the shorter, which left away what introduces it. */
const isBetter = (one: Statement, other: Statement): boolean =>
  one !== other &&
  overlap(one.at, other.at) &&
  (one.score > other.score || (one.score === other.score && one.at.end - one.at.start < other.at.end - other.at.start));

/** A story without the words of the talk before it: "as I said, …". */
function withoutTalk(one: Statement): Statement {
  if (one.slot !== "story") return one;
  const lead = /^[^,:.]{1,60}[,:.]\s+(?=\S+\s\S)/u.exec(one.value.text)?.[0] ?? "";
  if (lead === "" || tellingWords(lead).length > 0) return one;
  return { ...one, value: { text: one.value.text.slice(lead.length).replace(IT_IS, "") } };
}

function matterAnswer(text: Text, statements: readonly Statement[], acts: readonly ActSaid[]): Statement | null {
  const told = toldIn(text, statements.filter(isOfBooking), acts, statements.filter(isOfDay)).filter((at) =>
    saysMore(text, at, statements),
  );
  const [first] = told;
  if (!first) return null;
  const words = told.map(({ start, end }) => text.message.slice(start, end));
  const value = { text: [matterOf((words[0] ?? "").replace(IT_IS, "")), ...words.slice(1)].join(" ") };
  return {
    slot: "story",
    value,
    quote: words[0] ?? "",
    at: first,
    also: told.slice(1),
    role: "states",
    score: SCORE,
    sources: ["detector"],
  };
}

/** What is kept of one day of the hearing. */
const isOfDay = ({ slot, also }: Statement): boolean => slot === "remark" && also !== undefined;

/** "Still shows real-time", "drop the second room": of what is noted, and no "never" or "wrong" of a story. */
const isOfRequest = ({ does, of, quote }: Mend): boolean =>
  does !== "denies" && does !== "keeps" && (of.length > 0 || quote.trim().split(/\s+/).length <= MOST_OF_ORDER);
const MOST_OF_ORDER = 8;

/** Whole sentences without a value of the booking, and of the others runs of clauses without one; neighbours are one. */
function toldIn(text: Text, values: readonly Statement[], acts: readonly ActSaid[], ofDays: readonly Statement[]): Span[] {
  const isOther = (at: Span) =>
    [...values, ...ofDays].some((one) => overlap(one.at, at)) ||
    acts.some(({ act, score, at: own }) => NO_STORY.has(act) && score >= SURELY && overlap(own, at)) ||
    mends.some((one) => overlap(one.at, at)) ||
    cuesIn(FOR_STAFF, text.pieces).some((cue) => overlap(cue, at)) ||
    labelsIn(text).some((label) => label.part !== "matter" && overlap(label.at, at)) ||
    isAsking(text, at) ||
    isAside(text, at);
  const mends = mendsIn(text).filter(isOfRequest);
  const found: Span[] = [];
  const add = (at: Span) => {
    const before = found.at(-1);
    const own = trimmed(text, before && /^\s*$/.test(text.message.slice(before.end, at.start)) ? { start: before.start, end: at.end } : at);
    if (own.start === before?.start) found.pop();
    found.push(own);
  };
  for (const sentence of sentencesIn(text.tokens)) {
    if (text.tokens[sentence.last]?.text === "?") continue;
    const clauses = clausesOf(text.tokens).filter((one) => overlap(one, sentence) && !isOnlyActs(text, one) && !isSilent(text, one));
    const free = clauses.filter((one) => !isOther(one));
    // "8 people on the 19th, the usual crowd the other days": of the hearing's days, unless a dispute is named.
    const isOfDays = ofDays.some((one) => overlap(one.at, sentence));
    if (free.length === clauses.length && clauses.length > 0) add({ start: clauses[0]?.start ?? 0, end: clauses.at(-1)?.end ?? 0 });
    else
      for (const run of runsOf(free))
        if (words(text, run) >= FEWEST_BESIDE && ((run.start === sentence.start && !isOfDays) || hasMatter(text, run))) add(run);
  }
  return found;
}

/** What an answer may begin with: "it's the roof", « c'est la succession », «por un choque». */
const IT_IS =
  /^(?:it['’]?s|that['’]?s|c['’]est|es|sería|seria|por|pour|for)\s+(?=(?:the|an?|my|our|les?|la|une?|des|du|notre|nos|mon|ma|mes|el|los|las|una|mis?|nuestr[oa]s?)\s|l['’])/iu;

/** Words of the talk alone: "as I said", « ya les dije ». */
const isSilent = ({ message }: Text, { start, end }: Span): boolean => tellingWords(message.slice(start, end)).length === 0;

/** Clauses that follow each other. */
function runsOf(clauses: readonly { first: number; last: number; start: number; end: number }[]): Span[] {
  const runs: { last: number; start: number; end: number }[] = [];
  for (const { first, last, start, end } of clauses) {
    const before = runs.at(-1);
    if (before && first === before.last + 1) Object.assign(before, { last, end });
    else runs.push({ last, start, end });
  }
  return runs;
}

const words = ({ tokens }: Text, at: Span): number => tokens.filter((token) => token.kind === "word" && inside(token, at)).length;

function trimmed({ message }: Text, { start, end }: Span): Span {
  const own = withoutEnd(message.slice(start, end), (sign) => /[\s,;:–—(-]/.test(sign));
  const lead = own.length - own.replace(/^[\s,;:.–—)-]+/, "").length;
  return { start: start + lead, end: start + own.length };
}

/** More than names of parties and files, and than words of the talk. */
function saysMore(text: Text, at: Span, statements: readonly Statement[]): boolean {
  const named = statements.filter(({ slot }) => slot === "styleOfCause" || slot === "reference" || slot === "side");
  // "Edit the remarks": an order that only names a part.
  const isOrder = ORDERS.test(text.message.slice(at.start, at.end));
  const parts = isOrder ? partsMended(text, { first: 0, last: text.tokens.length - 1 }) : [];
  const silent = [...cuesIn(SILENT, text.pieces), ...parts];
  const own = text.pieces.filter(
    ({ key, ...piece }) =>
      inside(piece, at) && /[\p{L}\d]/u.test(key) && !isFiller(key) && !LINKS.test(key) && !(isOrder && ORDERS.test(key)),
  );
  return own.some((piece) => ![...named.map((one) => one.at), ...silent].some((one) => inside(piece, one)));
}
const LINKS = /^(?:v|vs|versus|c|contre|contra|y|et|and|dossier|matter|file|case|caso|asunto|affaire)$/;
const ORDERS = /^(?:edit|change|modify|open|modifi|chang|ouvr|cambi|edit|abr)\p{L}*/iu;
