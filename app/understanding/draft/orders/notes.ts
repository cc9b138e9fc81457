/**
 * "Put it in a note: the dog is blind", « notez que … », «póngalo en una nota»: words that are to reach staff as they are. What is ordered behind them
 * ("…, and send it") is no part of the note.
 */
import type { NoteSaid, Span } from "#app/understanding/contract.ts";
import { isOnlyActs } from "#app/understanding/detectors/acts.ts";
import { cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { inside, type Text } from "#app/understanding/detectors/finding.ts";
import { SEND_WORDS } from "#app/understanding/detectors/words/orders.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { type Clause, clausesOf, hasQuestionMark, sentencesIn } from "#app/understanding/text/clauses.ts";

const ORDERS = cueBook({
  order:
    "put|add|make|leave|write|keep|mettez|mettez-le|mettez-la|mettre|ajoutez|ajoutez-le|laissez|inscrivez|inscrivez-le|écrivez|faites|gardez|consignez-le|ponga|póngalo|póngala|póngame|pon|ponlo|ponla|agregue|agréguelo|deje|déjelo|escriba|escríbalo|anótelo|haga|guarde",
});
const NOTES = cueBook({
  note: "a note|as a note|in a note|the notes|a remark|as a remark|the remarks|une note|en note|une remarque|en remarque|les remarques|una nota|como nota|la nota|las notas|una observación|como observación|las observaciones",
  that: "note that|please note that|note also that|notez que|veuillez noter que|notez aussi que|notez bien que|prenez note que|anote que|anoten que|tome nota de que|tomen nota de que|sírvase anotar que",
});
const SENDS = cueBook(SEND_WORDS);
const DENIES = cueBook({ not: "not|never|no|didn't|don't|pas|jamais|nunca" });
/** So many words come between the order and what it makes ("put all of that in a note"). */
const REACH = 4;
/** What comes before the words themselves. */
const LEAD = /^(?:[\s,:–—-]|(?:then|please|too|entonces|por favor|donc|alors|svp|que|that|saying|qui dit|diciendo)(?!\p{L}))+/iu;

/** What comes behind them. */
const TAIL = /(?:[\s,;.]|(?<!\p{L})(?:and|et|y|please|por favor|svp|s['’]il vous plaît)(?=[\s,;.]*$))+$/iu;

/** The notes that a message orders, in their order. */
export function notesIn(text: Text): NoteSaid[] {
  // Nearly no message has any: its sentences are not gone through for them.
  if (cuesIn(NOTES, text.pieces).length + cuesIn(BACK, text.pieces).length === 0) return [];
  const sentences = sentencesIn(text.tokens);
  return sentences.flatMap((sentence, index) => {
    if (hasQuestionMark(text.tokens, sentence)) return [];
    const own = text.pieces.filter((piece) => inside(piece, sentence));
    if (isBack(own)) {
      const at = { start: sentence.start, end: sentence.end };
      return [{ at, quote: text.message.slice(at.start, at.end), isOrdered: true as const, back: true as const }];
    }
    const note = cuesIn(NOTES, own).find(({ means, first }) => means === "that" || isOrdered(own.slice(Math.max(0, first - REACH), first)));
    if (!note || isDenied(own.slice(0, note.first))) return [];
    const at = wordsBehind(text, sentences, index, note) ?? (note.means === "note" ? wordsBefore(text, sentences[index - 1]) : null);
    if (!at && note.means === "note" && sentences.length === 1 && isBare(text, sentence, note, own))
      return [{ at: { start: sentence.start, end: sentence.end }, quote: "", isOrdered: true as const }];
    return at ? [{ at, quote: text.message.slice(at.start, at.end), ...(note.means === "note" ? { isOrdered: true as const } : {}) }] : [];
  });
}

/** "Put the remark back", « remettez la remarque », «vuelva a poner la observación». */
function isBack(pieces: Text["pieces"]): boolean {
  const cues = cuesIn(BACK, pieces);
  const has = (means: string) => cues.some((cue) => cue.means === means);
  return has("remark") && (has("again") || (has("back") && has("puts"))) && cuesIn(DENIES, pieces).length === 0;
}
const BACK = cueBook({
  remark:
    "remark|remarks|the note|that note|my note|the notes|remarque|remarques|la note|ma note|observación|observaciones|la nota|mi nota|las notas",
  puts: "put|bring|add|want|have|take|get|give|need",
  back: "back|again",
  again:
    "restore|reinstate|bring back|put back|remettez|remettre|remets|rétablissez|rétablir|réinscrivez|remettez-la|remettez-les|vuelva a poner|vuelva a ponerla|vuelvan a poner|vuelve a poner|ponga de nuevo|ponga otra vez|póngala de nuevo|póngala otra vez|restablezca|restituya|restaure|recupere|reponga",
});

/** "Please put it in a note": nothing in it could be the note. */
function isBare({ message }: Text, { start, end }: Span, note: Span, pieces: Text["pieces"]): boolean {
  const order = cuesIn(ORDERS, pieces).findLast((cue) => cue.end <= note.start);
  const [before, between] = [message.slice(start, order?.start ?? note.start), message.slice(order?.end ?? note.start, note.start)];
  return tellingWords(`${before} ${between} ${message.slice(note.end, end)}`).length === 0;
}

const isOrdered = (before: Text["pieces"]): boolean => cuesIn(ORDERS, before).length > 0;
const isDenied = (before: Text["pieces"]): boolean => cuesIn(DENIES, before).length > 0;

/** The rest of the sentence; behind a colon also the sentences that follow, up to one that asks or orders something. */
function wordsBehind(text: Text, sentences: readonly Clause[], index: number, note: Span): Span | null {
  const { message, tokens } = text;
  const sentence = sentences[index];
  if (!sentence) return null;
  const lead = LEAD.exec(message.slice(note.end, sentence.end))?.[0] ?? "";
  const start = note.end + lead.length;
  const whole = lead.includes(":") ? sentences.slice(index) : [sentence];
  const ends = whole.findIndex((one, at) => at > 0 && (hasQuestionMark(tokens, one) || isOrder(text, one)));
  const last = (ends < 0 ? whole : whole.slice(0, ends)).at(-1) ?? sentence;
  const order = clausesOf(tokens).find((clause) => clause.start >= start && clause.start < last.end && isOnlyActs(text, clause));
  return trimmed(text, { start, end: order?.start ?? last.end });
}

/** "And send it", «Y mande no más». */
const isOrder = ({ pieces }: Text, sentence: Clause): boolean => {
  const own = pieces.filter((piece) => inside(piece, sentence) && /[\p{L}\p{N}]/u.test(piece.key));
  return own.length <= LONGEST_ORDER && cuesIn(SENDS, own).length > 0;
};
const LONGEST_ORDER = 6;

/** "The dog is blind. Put that in a note." */
const wordsBefore = (text: Text, before: Clause | undefined): Span | null =>
  before && !hasQuestionMark(text.tokens, before) && !isOnlyActs(text, before) ? trimmed(text, before) : null;

/** Without the stop and what joins it to what is ordered behind it; null where nothing is said. */
function trimmed({ message }: Text, { start, end }: Span): Span | null {
  const words = message.slice(start, end).replace(TAIL, "");
  return tellingWords(words).length > 0 ? { start, end: start + words.length } : null;
}
