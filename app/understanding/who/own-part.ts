/** What the visitor is in the matter, or whom they act for: "I act for the plaintiff", « l'adjointe de Me Roy », "Ana Ruiz, counsel for …". */
import type { Doubt, OwnPart, Span, Statement } from "../contract.ts";
import { type CueBook, cueBook, cuesIn, keysOf } from "../detectors/cues.ts";
import { inside, overlap, type Text } from "../detectors/finding.ts";
import { PART_WORDS } from "../detectors/words/parts.ts";
import { ROLE_WORDS } from "../detectors/words/stories.ts";
import { type Clause, clauseAt, clausesOf, isInQuestion, sentenceAt } from "../text/clauses.ts";
import { partsOf } from "../text/parts.ts";
import { piecesWithin } from "../text/pieces.ts";
import { withoutEnd } from "../text/without-end.ts";
import { BEFORE_OWN_PART, OWN_LEADS, OWN_PART_WORDS } from "./own-part-words.ts";

const LEADS = cueBook(OWN_LEADS);
const { tribunal: _, kin: __, them: ___, ...PARTS } = PART_WORDS;
/** One and several: "landlords", «compradores». */
const ROLES = cueBook({
  role: [OWN_PART_WORDS, ROLE_WORDS, PARTS]
    .flatMap((words) => Object.values(words).flatMap((phrases) => phrases.split("|")))
    .filter((phrase) => phrase !== "opposing counsel")
    .flatMap((phrase) => [phrase, `${phrase}s`, `${phrase}es`])
    .join("|"),
});
/** Between what leads to it and what somebody is, one word more may stand: "the older daughter". */
const MOST_OTHER = 1;
/** Articles and the like: between "I am" and what somebody is. */
const BEFORE = keysOf(BEFORE_OWN_PART.split(" "));
/** What says something of the hearing: a part of a clause that holds it says nothing of the visitor. */
const OF_HEARING: ReadonlySet<Statement["slot"]> = new Set(["proceeding", "format", "venue", "when", "setup", "breakouts", "service"]);
const MOST_STRETCHES = 3;

/** Null where the message does not say it. */
export function ownPartIn(text: Text, statements: readonly Statement[]): OwnPart | null {
  const told = statements.filter(({ slot, role }) => OF_HEARING.has(slot) && role !== "mentions").map(({ at }) => at);
  const found = [...byLeads(text, statements, told), ...behindName(text, statements, told)].sort((one, other) => one.start - other.start);
  const at = found.filter((one, place) => !found.slice(0, place).some((before) => overlap(before, one))).slice(0, MOST_STRETCHES);
  return at.length > 0 ? { words: at.map(({ start, end }) => text.message.slice(start, end)).join(", "), at } : null;
}

/** "I'm the executor", "we represent the respondent", «por la demandante comparezco yo». */
function byLeads(text: Text, statements: readonly Statement[], told: readonly Span[]): Span[] {
  return cuesIn(LEADS, text.pieces).flatMap(({ means, start, end, last }) => {
    const clause = clauseAt(text.tokens, { start, end });
    if (!clause || isInQuestion(text.tokens, clause)) return [];
    if (means === "acts") return trimmed(text, { start: openOf(text, clause, start), end: endOf(text, clause, end, told) }, statements);
    const role = roleFrom(text, last + 1, clause);
    return role && isFree(role, told)
      ? trimmed(text, { start: afterBlank(text, end), end: endOf(text, clause, role.end, told) }, statements)
      : [];
  });
}

/** The clauses right behind the visitor's own name that begin with what they are. */
function behindName(text: Text, statements: readonly Statement[], told: readonly Span[]): Span[] {
  const clauses = clausesOf(text.tokens);
  return statements.flatMap(({ slot, role, at }) => {
    if (slot !== "name" || role === "mentions" || role === "not") return [];
    const own = clauses.findIndex((clause) => inside(at, clause) || (overlap(clause, at) && clause.end >= at.end));
    const first = clauses[own];
    if (!first || own < 0) return [];
    const behind: Span[] = [];
    for (const clause of clauses.slice(own + 1)) {
      if (!isNext(text, clause)) break;
      const place = text.pieces.findIndex(({ start }) => start >= clause.start);
      const said = place < 0 ? undefined : roleFrom(text, place, clause);
      if (!said || !isFree(said, told) || isInQuestion(text.tokens, clause)) break;
      behind.push(...trimmed(text, { start: clause.start, end: endOf(text, clause, said.end, told) }, statements));
    }
    return behind;
  });
}

/** In the same sentence, or on the next line of a signature. */
const isNext = ({ message, tokens }: Text, { first, start }: Clause): boolean =>
  sentenceAt(tokens, { start, end: start + 1 })?.first !== first || /(?:^|[^.!?\s])[^\S\n]*\n\s*$/.test(message.slice(0, start));

/** What somebody is, from a place on, with nothing but articles before it. */
function roleFrom({ pieces }: Text, from: number, clause: Clause): Span | undefined {
  let others = 0;
  for (let at = from; at < pieces.length && (pieces[at]?.end ?? 0) <= clause.end; at++) {
    const role = cueAt(ROLES, pieces, at);
    if (role) return role;
    const isBefore = BEFORE.has(pieces[at]?.key ?? "");
    if (!isBefore && (at === from || ++others > MOST_OTHER)) return undefined;
  }
  return undefined;
}

const cueAt = (book: CueBook, pieces: Text["pieces"], at: number) => cuesIn(book, pieces).find(({ first }) => first === at);

/** Where its clause begins, when what is before the verb is whom they act for; the verb's own place otherwise. */
function openOf({ pieces }: Text, clause: Clause, start: number): number {
  const before = cuesIn(ROLES, pieces).some((cue) => cue.start >= clause.start && cue.end <= start);
  return before ? clause.start : start;
}

/** The end of the clause, or of those of its items that say nothing of the hearing. */
function endOf(text: Text, clause: Clause, from: number, told: readonly Span[]): number {
  const items = partsOf(clause, text.tokens).filter((item) => item.end > from);
  const other = items.findIndex((item, place) => place > 0 && (!isFree(item, told) || isOfVisitor(text, item)));
  return (other > 0 ? items[other - 1] : items.at(-1))?.end ?? clause.end;
}

/** "… and we need", "… et il nous faut": another thing that the visitor says. */
const isOfVisitor = ({ pieces }: Text, { first, last }: Clause): boolean =>
  /^(?:i|we|je|j|nous|on|il|yo|nosotros|necesito|necesitamos|quiero|queremos|quisiera)$/.test(
    piecesWithin(pieces, first, last)[0]?.key ?? "",
  );

const isFree = (at: Span, told: readonly Span[]): boolean => !told.some((one) => overlap(one, at));

const afterBlank = ({ message }: Text, from: number): number => from + (message.slice(from).match(/^[\s,:]*/)?.[0].length ?? 0);

/** Without the signs at its end, but for those of a name: "Boreal Inc." */
function trimmed({ message }: Text, { start, end }: Span, statements: readonly Statement[]): Span[] {
  const words = withoutEnd(message.slice(start, end), (sign) => /[\s,;:.!()–—-]/.test(sign));
  const named = statements.find(({ at }) => at.start >= start && at.start < end && at.end > start + words.length && at.end <= end);
  return words === "" ? [] : [{ start, end: named?.at.end ?? start + words.length }];
}

/** What is learnt of those words behinds would only say them once more: a story, a need, somebody without a name. */
const SAID_AGAIN: ReadonlySet<Statement["slot"]> = new Set(["story", "need", "remark"]);

export function withoutOwnPart<One extends Statement>(statements: readonly One[], part: OwnPart | null): One[] {
  if (!part) return [...statements];
  return statements.filter((one) => !(part.at.some((at) => inside(one.at, widened(at))) && isSaidAgain(one)));
}

const SLACK = 6;
const widened = ({ start, end }: Span): Span => ({ start: start - SLACK, end: end + SLACK });

function isSaidAgain({ slot, value, role }: Statement): boolean {
  if (slot === "person") return role !== "not" && (!("name" in value) || !/\p{Lu}/u.test(value.name ?? ""));
  return SAID_AGAIN.has(slot);
}

/** Doubts about nothing but those words. */
export const withoutOwnDoubts = (doubts: readonly Doubt[], part: OwnPart | null): Doubt[] =>
  doubts.filter(({ at, options }) => !part?.at.some((own) => inside(at, own)) || !options.every(isSaidAgain));
