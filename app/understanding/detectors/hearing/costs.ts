/** Who pays, by the classes of words that a sentence about costs is made of; and halves of which only the sentence says what is halved. */

import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { numberIn } from "#app/understanding/detectors/numbers.ts";
import { COST_WORDS } from "#app/understanding/detectors/words/costs.ts";
import { type Clause, clausesAt, isInQuestion, sentencesIn } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";
import { withoutEnd } from "#app/understanding/text/without-end.ts";

const BOOK = cueBook(COST_WORDS);
const SCORE = 0.65;
const MOST_OF_PARTIES = 4;
const EQUAL = "50_50";
const OWN = "100_booking_party";
const OTHER = "other";
/** Somebody else, or the visitor's own: their firm tells. */
const ORGANISATION = "organisation";
/** Ways of attending: halves of a sentence with one of these are of the people, unless it speaks of money as well. */
const ATTENDS = cueBook({
  attends:
    "in person|in the room|on zoom|by zoom|zoom|online|remote|remotely|virtual|virtually|attend|attending|teams|en personne|en présentiel|présentiel|en salle|à distance|en ligne|virtuel|visio|assistent|participent|presencial|en persona|en sala|en línea|a distancia|remoto|asisten|participan",
});

/** Each sentence's word on costs. */
export const splits = once((text: Text): Finding[] => {
  const all = cuesIn(BOOK, text.pieces).filter((cue) => !isDenied(text, cue));
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const own = all.filter((cue) => overlap(cue, sentence));
    if (own.length === 0) return [];
    const clauses = clausesAt(text.tokens, sentence);
    const shares = own.some(({ means }) => means === "story") ? null : sharesIn(sentence, text);
    if (shares) return [inWords(OTHER, [shares], clauses, text)];
    const said = clauses.flatMap((_, at) => saidIn(clauses.slice(at, at + 2), own, text));
    const apart = said.filter((one, at) => said.findIndex((other) => overlap(one, other)) === at);
    if (payersOf(apart).size > 1) return [inWords(OTHER, apart, clauses, text)];
    // "The claimant advances the costs, then half each": how they are shared in the end.
    const found = apart.find(isShared) ?? apart[0];
    if (found) return [shareOf(found) === OTHER ? inWords(OTHER, [found], clauses, text) : found];
    return clauses.flatMap((clause) => invoiceIn(text, clause, clauses, own)).slice(0, 1);
  });
});

/** "60% claimant, 40% respondent", « 60 pour cent pour nous et 40 pour eux »: shares that differ, whatever verb is said of them. */
function sharesIn({ start, end }: Clause, { message }: Text): Finding | null {
  const found = [...message.slice(start, end).matchAll(PERCENT)];
  const parts = found.map(([, first, bare]) => Number(first ?? bare));
  const isWhole = parts.length > 1 && parts.reduce((sum, one) => sum + one, 0) === WHOLE && new Set(parts).size > 1;
  const [one, last] = [found[0], found.at(-1)];
  return isWhole && one && last ? findOf(OTHER, start + one.index, start + last.index + last[0].length) : null;
}
/** The second share is often a bare number: "he pays 60 percent and i pay 40". */
const PERCENT =
  /(?<![\d.,])(\d{1,2})\s?(?:%|per\s?cent|pour\s?cent|por\s?ciento)|(?<=(?:%|cent|ciento)\D{1,40})(?<![\d.,/-])(\d{1,2})(?![\d.,:/%-]|\s?(?:h|am|pm|a\.m|p\.m)\b)/giu;
const WHOLE = 100;

const shareOf = ({ said }: Finding): string | undefined => (said?.slot === "split" ? said.value.responsibility : undefined);
const isShared = (one: Finding): boolean => shareOf(one) === EQUAL;
/** "We pay the room, they pay the reporter": of a sentence with several payers no choice is true. */
const payersOf = (said: readonly Finding[]): ReadonlySet<string | undefined> =>
  said.some(isShared) ? new Set() : new Set(said.map(shareOf));

/** "Not 50/50", « pas moitié-moitié », "please not to us". */
function isDenied({ pieces }: Text, { means, first }: Cue): boolean {
  if (means !== "halves" && means !== "equal" && means !== "self") return false;
  return pieces.slice(Math.max(0, first - NEAR), first).some(({ key }) => NOT.test(key));
}
const NEAR = 2;
const NOT = /^(?:not|no|pas|non|never|jamais|nunca|instead|rather)$/;

/** What no choice says, in its whole clauses; a last clause of a few words ("insurer included") belongs to it. */
function inWords(share: string | undefined, said: readonly Finding[], clauses: readonly Clause[], text: Text): Finding {
  const own = clauses.filter((clause) => said.some((one) => overlap(one, clause)));
  const next = clauses[clauses.indexOf(own.at(-1) as Clause) + 1];
  const isTail = next !== undefined && next === clauses.at(-1) && next.last - next.first <= MOST_OF_TAIL;
  const start = Math.min(...said.map((one) => one.start), ...own.map((one) => one.start));
  const end = Math.max(...said.map((one) => one.end), ...[...own, ...(isTail ? [next] : [])].map((one) => one.end));
  const words = withoutEnd(text.message.slice(start, end), (sign) => /[\s,;:.–—(-]/.test(sign)).replace(JOIN, "");
  const payer = said.flatMap(({ said: one }) => (one?.slot === "split" && one.value.payer ? [{ payer: one.value.payer }] : []))[0];
  const value = { ...(share ? { responsibility: share } : {}), ...payer, words };
  return { kind: "split", start, end, said: { slot: "split", value, score: SCORE } };
}
const MOST_OF_TAIL = 5;
const JOIN = /^(?:and|et|y|pis|but|mais|pero|also|aussi|también)\s+/iu;

/** "The invoice goes to …", « facture au nom de … », "bill cost centre 4410": to whom or to what it is written, where nothing says who pays. */
function invoiceIn(text: Text, clause: Clause, clauses: readonly Clause[], cues: readonly Cue[]): Finding[] {
  const own = cues.filter((cue) => overlap(cue, clause));
  const bill = own.find(({ means }) => means === "bill" || means === "account" || means === "invoiced");
  const isAsked = isInQuestion(text.tokens, clause);
  if (!bill || isAsked || own.some(({ means }) => means === "story")) return [];
  const after = text.pieces.filter(({ start, end }) => start >= bill.end && end <= clause.end);
  const isTo = own.some(({ means }) => means === "goes") || (TO.test(after[0]?.key ?? "") && after.length > 1);
  const isFile = own.some(({ means }) => means === "account") && /\d/.test(text.message.slice(clause.start, clause.end));
  if (!isTo && !isFile) return [];
  const self = own.find(({ means, start }) => means === "self" && start >= bill.end);
  const at = findOf(undefined, clause.start, clause.end);
  return [self && !isFile ? findOf(OWN, clause.start, clause.end) : inWords(undefined, [at], clauses, text)];
}
const TO = /^(?:to|a|au|aux|al|pour|para|for|c|:)$/;

/** Halves of the people: "half of us in person, half on Zoom", « moitié-moitié : la moitié en personne, l'autre par Zoom ». */
export function halvesOfPeople(text: Text): { start: number; end: number }[] {
  const all = cuesIn(BOOK, text.pieces);
  const ways = cuesIn(ATTENDS, text.pieces);
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const own = all.filter((cue) => overlap(cue, sentence));
    const halved = own.find(isHalf(text));
    if (!halved || isOfDay(text, halved.end) || isOfMoney(own) || (text.asked !== "format" && !ways.some((cue) => overlap(cue, sentence))))
      return [];
    return [{ start: halved.start, end: halved.end }];
  });
}

/** "Half a day", « une demie de la journée »: half of no people. */
const isOfDay = ({ message }: Text, end: number): boolean =>
  /^[\s-]*(?:an?|the|of the|de la|del|de)?\s?(?:days?|hours?|journ[ée]e|jour|heure|d[ií]a|hora)\b/i.test(message.slice(end));

const HALF = /^(?:half|moiti[eé]|mitad)$/i;
const isHalf = (text: Text) => (cue: Cue) =>
  cue.means === "halves" || (cue.means === "equal" && HALF.test(text.message.slice(cue.start, cue.end)));
const isOfMoney = (cues: readonly Cue[]) => cues.some(({ means }) => /^(?:money|bills?|pays|invoiced)$/.test(means));

/** A clause that speaks of money, with the next one where it needs that ("the fees: half each"); or bare halves. */
function saidIn([clause, next]: readonly Clause[], cues: readonly Cue[], text: Text): Finding[] {
  if (!clause) return [];
  const own = cues.filter((cue) => overlap(cue, clause));
  if (own.some(({ means }) => means === "story")) return [];
  if (!isOfMoney(own)) {
    const bare = own.find(({ means }) => means === "halves") ?? sharedBy(clause, own, text);
    return bare && !halvesOfPeople(text).some((at) => overlap(at, bare)) ? [findOf(EQUAL, bare.start, bare.end)] : [];
  }
  const alone = shareIn(own, clause, text);
  if (alone) return [placed(alone, own, clause)];
  const both = next ? cues.filter((cue) => overlap(cue, clause) || overlap(cue, next)) : [];
  const whole = next ? { ...clause, end: next.end, last: next.last } : clause;
  const share = both.some(({ means }) => means === "story") ? null : shareIn(both, whole, text);
  return share && next ? [placed(share, both, whole)] : [];
}

/** "Parties split.": a clause of nothing but the parties and how they pay. */
function sharedBy(clause: Clause, cues: readonly Cue[], { tokens }: Text): Cue | undefined {
  const words = tokens.slice(clause.first, clause.last + 1).filter(({ kind }) => kind === "word");
  const isOfParties = words.length <= MOST_OF_PARTIES && words.some(({ text }) => /^part(?:ies|es)$/i.test(text));
  return isOfParties ? cues.find(({ means }) => means === "equal") : undefined;
}

/** What is not one of the two plain answers has its whole clause as its words, because staff need them. */
function placed(share: string, cues: readonly Cue[], clause: { start: number; end: number }): Finding {
  if (share === OTHER || share === ORGANISATION) return findOf(share, clause.start, clause.end);
  return findOf(share, Math.min(...cues.map(({ start }) => start)), Math.max(...cues.map(({ end }) => end)));
}

function findOf(share: string | undefined, start: number, end: number): Finding {
  const value = share === ORGANISATION ? { responsibility: OTHER, payer: ORGANISATION } : share ? { responsibility: share } : {};
  return { kind: "split", start, end, said: { slot: "split", value, score: SCORE } };
}

function shareIn(cues: readonly Cue[], clause: Clause, text: Text): string | null {
  const has = (...names: string[]) => cues.some(({ means }) => names.includes(means));
  if (has("unequal") || isOfMany(text, clause, cues)) return OTHER;
  if (has("halves", "equal")) return EQUAL;
  if (has("bills")) return OWN;
  if (has("goes") && has("bill")) return payerOf(cues, "goes");
  if (isOrder(cues, clause, text)) return payerOf(cues, "bill");
  if (has("invoiced")) return payerOf(cues, "invoiced") ?? OTHER;
  if (
    !has("pays") ||
    (!has("money", "bill") &&
      text.asked !== "costs" &&
      cues.every((cue) => cue.means !== "pays" || WEAK.test(text.message.slice(cue.start, cue.end))))
  )
    return null;
  const payers = new Set(cues.flatMap((cue, at) => (cue.means === "pays" ? [payerOf(between(cues, at), "pays")] : [])));
  if (payers.size > 1 || has("only") || (has("self") && has("other"))) return OTHER;
  // "The trustee bears the whole cost": whose name comes first pays the cost.
  const verb = cues.findIndex(({ means }) => means === "pays");
  const isOfBill =
    cues.some(({ means }, at) => at > verb && (means === "money" || means === "bill")) ||
    FOR_ROOM.test(text.message.slice(cues[verb]?.end ?? 0, clause.end));
  return payerOf(cues, "pays") ?? (isOfBill && (cues[verb]?.start ?? 0) > clause.start ? OTHER : null);
}

/** "Invoice claimant", "please bill the respondent": an order of two words. */
function isOrder(cues: readonly Cue[], clause: Clause, { pieces }: Text): boolean {
  const bill = cues.find(({ means }) => means === "bill");
  const payer = bill && cues.find(({ means, first }) => (means === "other" || means === "self") && first > bill.last);
  if (!bill || !payer || payer.first - bill.last > 2) return false;
  return pieces
    .filter(({ start, end }) => start >= clause.start && end <= bill.start)
    .every(({ key }) => /^(?:please|pls|and|so|then)$/.test(key));
}

const FOR_ROOM =
  /^\s(?:for |pour |por )?(?:the |this |la |le |el |los? |las? )?(?:rooms?|space|venue|hall|whole|all of it|everything|salles?|locaux|tout|salas?|todo)(?!\p{L})/iu;

/** Verbs that pay only with a word of money next to them: « on avance », "these are for us". */
const WEAK = /^(?:avan[cç]|are for|sont pour)/iu;

/** One verb with what is before it since the last one, and behind it up to the next. */
function between(cues: readonly Cue[], at: number): readonly Cue[] {
  const isVerb = ({ means }: Cue) => means === "pays";
  const from = cues.slice(0, at).findLastIndex(isVerb) + 1;
  const next = cues.slice(at + 1).findIndex(isVerb);
  return cues.slice(from, next < 0 ? cues.length : at + 1 + next);
}

/** "Three equal shares", « en trois », «entre los tres»: a number of payers that is not two. Halves that are called so are halves. */
function isOfMany({ message, pieces }: Text, clause: Clause, cues: readonly Cue[]): boolean {
  const isEqual = cues.some(
    ({ means, start, end }) =>
      means === "portion" || ((means === "halves" || means === "equal") && !HALVED.test(message.slice(start, end))),
  );
  const isCounted = (at: number) => {
    const count = numberIn(pieces[at]?.key ?? "");
    return count !== null && count > PARTIES && count <= MOST_SHARES && !OF_TIME.test(pieces[at + 1]?.key ?? "");
  };
  return isEqual && pieces.some(({ start, end }, at) => start >= clause.start && end <= clause.end && isCounted(at));
}
const PARTIES = 2;
const MOST_SHARES = 20;
const HALVED = /50|half|halv|moiti|mita|medias|miti|fifty|demi|in two|en deux/i;
const OF_TIME = /^(?:days?|jours?|dias?|hours?|heures?|horas?|h|am|pm|rooms?|salles?|salas?)$/;

/** The payer is named right before the verb, or after it: "we pay", «paga la aseguradora». */
function payerOf(cues: readonly Cue[], verb: string): string | null {
  const at = cues.findIndex(({ means }) => means === verb);
  const isPayer = ({ means }: Cue) => means === "self" || means === "other" || means === "both" || means === "organisation";
  const before = verb === "goes" ? undefined : cues.slice(0, at).findLast(isPayer);
  const payer = before ?? cues.slice(at + 1).find(isPayer);
  if (!payer) return null;
  if (payer.means === "organisation") return ORGANISATION;
  return payer.means === "self" ? OWN : payer.means === "both" ? EQUAL : OTHER;
}
