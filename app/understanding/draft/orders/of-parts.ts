/**
 * Whose the days are that a message about a booking says: the hearing's own, or those of one person, service, room, number or text of it. "Dr. Roy comes
 * on the 21st instead" moves no hearing.
 */
import type { HeldThing, Mend, Span, Statement } from "#app/understanding/contract.ts";
import { cueBook, cuesIn, isLinked, keysOf } from "#app/understanding/detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { partsSaid } from "#app/understanding/detectors/parts.ts";
import { type Clause, clauseAt, sentenceAt, sentencesIn } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { piecesWithin } from "#app/understanding/text/pieces.ts";
import { HEARING_NAMED, LINKS, MOVES, OF, OWN_SUBJECTS, PERSONS_MEANT } from "./of-parts-words.ts";

const MOVING = cueBook({ moves: MOVES });
const HEARING = cueBook({ hearing: HEARING_NAMED });
const OWN = cueBook({ own: OWN_SUBJECTS });
const MEANT = cueBook({ person: PERSONS_MEANT });
const LINKED = keysOf(LINKS.split("|"));
const BEFORE_A_DAY = keysOf("the|our|from|le|la|les|du|notre|el|los|nuestro|día|jour|day".split("|"));
const IS_OF = keysOf(OF.split("|"));
/** Parts of a request that have no days of the hearing in them. */
const PARTS: ReadonlySet<Statement["slot"]> = new Set<Statement["slot"]>([
  "person",
  "service",
  "need",
  "breakouts",
  "setup",
  "headcount",
  "split",
]);
/** Of a thing that is noted: its days are the hearing's own. */
const OF_DAYS: ReadonlySet<string> = new Set(["preferredDate", "alternativeDays", "ruledOutDays", "startTime", "endTime", "duration"]);
/** Shorter words of a name are many others' too. */
const SHORT = 3;

/** What a message is made of, as far as it says whose its days are. */
export interface Whose {
  text: Text;
  finds: readonly Finding[];
  held: readonly HeldThing[];
  statements: readonly Statement[];
  mends: readonly Mend[];
}

/** The stretches of days, among `days`, that are of a part of the hearing and not of the hearing. */
export const daysOfParts = (days: readonly Span[], scene: Whose): Span[] => days.filter((at) => isOfPart(at, scene));

function isOfPart(at: Span, scene: Whose): boolean {
  const { tokens } = scene.text;
  const [clause, sentence] = [clauseAt(tokens, at), sentenceAt(tokens, at)];
  if (!clause || !sentence || movesHearing(sentence, scene)) return false;
  if (namesPart(clause, scene) || isPointedAt(at, scene)) return true;
  if (cuesIn(OWN, piecesIn(scene.text, clause)).length > 0 || movesDay(clause, scene)) return false;
  if (namesPart(sentence, scene)) return true;
  const before = sentencesIn(tokens)[sentencesIn(tokens).indexOf(sentence) - 1];
  const isMeant = cuesIn(MEANT, piecesIn(scene.text, sentence)).length > 0;
  return before !== undefined && isMeant && namesPart(before, scene) && !movesHearing(before, scene);
}

const piecesIn = ({ pieces }: Text, { first, last }: Clause) => piecesWithin(pieces, first, last);

/** Somebody or something of the hearing is named in a stretch. */
function namesPart(stretch: Span, { text, finds, held, statements }: Whose): boolean {
  const isHere = (at: Span) => overlap(at, stretch);
  const isCount = ({ said }: Finding) =>
    said?.slot === "when" && (said.value.value ?? said.value.options.flat()).some(({ count }) => count !== undefined);
  return (
    partsSaid(text).some(isHere) ||
    finds.some((find) => isHere(find) && ((find.said !== undefined && PARTS.has(find.said.slot)) || isCount(find))) ||
    statements.some((one) => isHere(one.at) && PARTS.has(one.slot)) ||
    held.some((thing) => isNamedHere(thing, text.message.slice(stretch.start, stretch.end)))
  );
}

/** One who takes part, by a word of their name. */
function isNamedHere({ person }: HeldThing, words: string): boolean {
  const own = wordsOf(person?.name ?? "");
  const said = new Set(wordsOf(words));
  return own.some((word) => said.has(word));
}
const wordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length >= SHORT);

/** A language model says of these words that they change something which is noted, and is no day of the hearing. */
const isPointedAt = (at: Span, { held, mends }: Whose): boolean =>
  mends.some((mend) => overlap(mend.at, at) && held.some(({ handle, field }) => handle === mend.thing && !OF_DAYS.has(field)));

/** "Move the hearing to …", "the hearing has to be moved": its verb and the hearing, with nothing else between them. */
function movesHearing(sentence: Clause, scene: Whose): boolean {
  const { pieces } = scene.text;
  const own = piecesIn(scene.text, sentence);
  const verbs = cuesIn(MOVING, own);
  return cuesIn(HEARING, own).some((noun) => {
    const isObject = verbs.some(({ end }) => end <= noun.start && isLinked(pieces, end, noun.start, LINKED));
    const isSubject = verbs.some(({ start }) => noun.end <= start && isLinked(pieces, noun.end, start, LINKED));
    return (isObject || isSubject) && !isOfSomebody(noun, scene);
  });
}

/** "… is at a funeral, so please move the 11th to March 12": the day that is moved is the hearing's. */
function movesDay(clause: Clause, { text, finds }: Whose): boolean {
  const days = finds.filter((find) => find.said?.slot === "when" && overlap(find, clause));
  return cuesIn(MOVING, piecesIn(text, clause)).some((verb) =>
    days.some(({ start, end }) => end > verb.end && isLinked(text.pieces, verb.end, Math.max(start, verb.end), BEFORE_A_DAY)),
  );
}

/** "The hearing of Dr. Roy": one person's. */
function isOfSomebody({ end }: Span, scene: Whose): boolean {
  const [next, ...more] = scene.text.pieces.filter(({ start }) => start >= end);
  const last = more[OF_REACH - 1] ?? more.at(-1);
  return next !== undefined && last !== undefined && IS_OF.has(next.key) && namesPart({ start: next.end, end: last.end }, scene);
}
/** So many words behind "of" may name somebody: "of our expert Dr. Roy". */
const OF_REACH = 4;

/** Everything in a message that says a day. */
export const daysSaidIn = (finds: readonly Finding[], statements: readonly Statement[]): Span[] => {
  const said = statements.filter(({ slot }) => slot === "when").map(({ at }) => at);
  const found = finds.filter((find) => find.said?.slot === "when").map(({ start, end }) => ({ start, end }));
  return [...said, ...found.filter((find) => !said.some((one) => inside(find, one)))];
};
