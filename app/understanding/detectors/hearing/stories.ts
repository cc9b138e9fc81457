/**
 * A story that its own words announce: after a label ("Re:", « Objet : », «Asunto:»), in a sentence that says what the case is about, after
 * the proceeding ("a mediation about …", "a mediation on Monday, for 8, about …"), or in a clause that has the word of a matter and nothing
 * of a booking.
 */

import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, inside, isCapital, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { firms, stylesOfCause } from "#app/understanding/detectors/firms.ts";
import { labelled } from "#app/understanding/detectors/names.ts";
import { cities } from "#app/understanding/detectors/places.ts";
import { emails, phones } from "#app/understanding/detectors/reach/contact.ts";
import { references } from "#app/understanding/detectors/reach/references.ts";
import { MATTER_WORDS } from "#app/understanding/detectors/words/stories.ts";
import { type Clause, clausesOf, sentencesIn } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";
import { withoutEnd } from "#app/understanding/text/without-end.ts";
import { splits } from "./costs.ts";
import { formats, kinds, meals, services } from "./hearing.ts";
import { aboutsIn, matterOf, tellingsIn } from "./matters.ts";
import { rooms } from "./rooms.ts";

const MATTERS = cueBook(MATTER_WORDS);
const mattersIn = once((text: Text) => cuesIn(MATTERS, text.pieces));
const SCORE = 0.6;
/** A clause that only has the word of a matter. */
const SCORE_OF_WORD = 0.55;
/** What a subject line says of the hearing, and of the mail itself. */
const OF_MAIL = /\b(?:re|fwd?|tr|rv) ?:|\b(?:our call|demande|solicitud|orden|avis)\b/i;
const OF_HEARING = /\b(?:rooms?|venue|dates?|fechas?|salas?|salles?|hearing|audien\w+)\b/i;
const FEWEST_WORDS = 2;
const ON = /^\s(?:on|sur|sobre|por)\s+(?![\d~])/i;
/** The others begin a place, a day or an hour there. */
const ON_AT_HEAD = /^\P{L}*sobre\s(?=(?:una?|unos|unas|el|la|los|las)\s)/iu;
const BLANKS = /^[\s'’:]+/;
/** "About 8" is how many. */
const COUNTS = /^[\d~]/;
/** Words that ask or order: their clause is no story. */
const ASKS = cueBook({
  asks: "need|book|want|would like|please|reserve|can you|besoin|voulons|voudrais|réserver|faut|veuillez|necesito|necesita|necesitamos|quiero|queremos|reservar|favor",
});
const asksIn = once((text: Text) => cuesIn(ASKS, text.pieces));
export const isAsking = (text: Text, at: { start: number; end: number }): boolean => asksIn(text).some((cue) => overlap(cue, at));

export function stories(text: Text): Finding[] {
  const told = tellingsIn(text).flatMap(({ start, from, end }) => [
    { kind: "before:story", start, end: from },
    ...storyAt(text, { start, end: endOf(text, from, end) }, "is:story"),
  ]);
  const labels = labelled(text).filter(({ means }) => means === "story");
  // A label in the words of another is one of its words.
  const outer = labels.filter(({ lead }, at) => !(lead < (labels[at - 1]?.end ?? 0)));
  const said = outer.flatMap((label) => storyAt(text, label, "label:story"));
  const known = [...told, ...said];
  const others = [...afterKinds(text), ...byWord(text)].filter((find) => !known.some((other) => overlap(other, find)));
  return [...known, ...others];
}

/** Where a matter ends: with its sentence, or where the booking's own values begin again after a comma. */
function endOf(text: Text, from: number, sentenceEnd: number): number {
  const next = clausesOf(text.tokens).find((clause) => clause.start > from && clause.start < sentenceEnd && isOfBooking(text, clause));
  const end = next?.start ?? sentenceEnd;
  return from + withoutEnd(text.message.slice(from, end), (sign) => /[\s.,;:!–—(-]/.test(sign)).length;
}

/** The stretches of a message that hold a value of the booking. */
const valuesIn = once((text: Text): readonly { start: number; end: number }[] => {
  const finds = [services, rooms, meals, cities, formats, emails, phones, splits, kinds].flatMap((detector) => detector(text));
  return [...text.readings, ...finds.filter(({ said }) => said !== undefined)];
});

const isOfBooking = (text: Text, at: { start: number; end: number }): boolean =>
  valuesIn(text).some((value) => overlap(value, at)) || isAsking(text, at);

/** What a proceeding is about: in the clause that names it, or in a later one of its sentence that begins with "about". */
function afterKinds(text: Text): Finding[] {
  const named = kinds(text);
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const first = named.find((kind) => overlap(kind, sentence));
    if (!first) return [];
    const clauses = clausesOf(text.tokens).filter((one) => overlap(one, sentence) && one.end > first.end);
    return clauses.flatMap((clause) => {
      const own = named.find((kind) => overlap(kind, clause));
      const from = leadEnd(text, clause, own?.end ?? null);
      if (from === null || COUNTS.test(text.message.slice(from, clause.end))) return [];
      const at = trimmed(text, { start: from, end: clause.end });
      return isOfBooking(text, at) ? [] : storyAt(text, at, "is:story");
    });
  });
}

/** Where the words end that introduce a matter in a clause: anywhere behind its own proceeding, or at the clause's head. */
function leadEnd(text: Text, clause: Clause, kindEnd: number | null): number | null {
  const from = kindEnd ?? clause.start;
  const isPlaced = (start: number) => kindEnd !== null || !/[\p{L}\p{N}]/u.test(text.message.slice(from, start));
  const about = aboutsIn(text).find(({ start, end }) => start >= from && end < clause.end);
  const on = (kindEnd === null ? ON_AT_HEAD : ON).exec(text.message.slice(from, clause.end));
  const end = about && isPlaced(about.start) ? about.end : on ? from + on[0].length : null;
  if (end === null) return null;
  return end + (BLANKS.exec(text.message.slice(end, clause.end))?.[0].length ?? 0);
}

/** "Demurrage claim under a charterparty.", « vice caché, toiture »: clauses that say nothing else. */
function byWord(text: Text): Finding[] {
  const words = mattersIn(text);
  return clausesOf(text.tokens)
    .filter((clause) => words.some((cue) => overlap(cue, clause)) && !isOfBooking(text, clause) && !hasNames(text, clause))
    .flatMap((clause) => storyAt(text, trimmed(text, clause), "is:story", SCORE_OF_WORD));
}

/** Whether a stretch has the word of a matter. */
export const hasMatter = (text: Text, at: { start: number; end: number }): boolean => mattersIn(text).some((cue) => overlap(cue, at));

const hasNames = (text: Text, clause: Clause): boolean =>
  [...firms(text), ...stylesOfCause(text), ...references(text)].some((find) => overlap(find, clause));

function trimmed({ message }: Text, { start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end: start + withoutEnd(message.slice(start, end), (sign) => /[\s.,;:!–—()-]/.test(sign)).length };
}

function storyAt(text: Text, at: { start: number; end: number }, kind: string, score = SCORE): Finding[] {
  const words = text.tokens.filter((token) => token.kind === "word" && inside(token, at)).length;
  const isOther = [...stylesOfCause(text), ...references(text)].some((find) => overlap(find, at));
  if (words < FEWEST_WORDS || isOther) return [];
  const value = { text: matterOf(text.message.slice(at.start, at.end)) };
  const capitals = text.tokens.filter((token) => isCapital(token) && inside(token, at)).length;
  const isOfHearing =
    kinds(text).some((find) => find.kind === "kind" && overlap(find, at)) ||
    OF_MAIL.test(value.text) ||
    OF_HEARING.test(value.text) ||
    capitals * 2 > words;
  const find = { kind, start: at.start, end: at.end };
  return [isOfHearing ? find : { ...find, said: { slot: "story", value, score } }];
}
