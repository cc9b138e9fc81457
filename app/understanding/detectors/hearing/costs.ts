/** Who pays, by the classes of words that a sentence about costs is made of; and halves of which only the sentence says what is halved. */

import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { type Finding, overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { COST_WORDS } from "#app/understanding/detectors/words/costs.ts";
import { type Clause, clausesOf, sentencesIn } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";

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
  const all = cuesIn(BOOK, text.pieces);
  return sentencesIn(text.tokens).flatMap((sentence) => {
    const own = all.filter((cue) => overlap(cue, sentence));
    const clauses = clausesOf(text.tokens).filter((one) => overlap(one, sentence));
    const said = clauses.flatMap((_, at) => saidIn(clauses.slice(at, at + 2), own, text));
    const apart = said.filter((one, at) => said.findIndex((other) => overlap(one, other)) === at);
    // "The claimant advances the costs, then half each": how they are shared in the end.
    return [apart.find(isShared) ?? apart[0]].filter((one) => one !== undefined);
  });
});

const isShared = ({ said }: Finding): boolean => said?.slot === "split" && said.value.responsibility === EQUAL;

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
  const alone = shareIn(own, clause.start);
  if (alone) return [placed(alone, own, clause)];
  const both = next ? cues.filter((cue) => overlap(cue, clause) || overlap(cue, next)) : [];
  const share = both.some(({ means }) => means === "story") ? null : shareIn(both, clause.start);
  return share && next ? [placed(share, both, { start: clause.start, end: next.end })] : [];
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

function findOf(responsibility: string, start: number, end: number): Finding {
  const value = responsibility === ORGANISATION ? { responsibility: OTHER, payer: ORGANISATION } : { responsibility };
  return { kind: "split", start, end, said: { slot: "split", value, score: SCORE } };
}

function shareIn(cues: readonly Cue[], from: number): string | null {
  const has = (...names: string[]) => cues.some(({ means }) => names.includes(means));
  if (has("unequal")) return OTHER;
  if (has("halves", "equal")) return EQUAL;
  if (has("bills")) return OWN;
  if (has("goes") && has("bill")) return payerOf(cues, "goes");
  if (has("invoiced")) return payerOf(cues, "invoiced") ?? OTHER;
  if (!has("pays")) return null;
  // "The trustee bears the whole cost": whose name comes first pays the cost.
  const verb = cues.findIndex(({ means }) => means === "pays");
  const isOfBill = cues.some(({ means }, at) => at > verb && (means === "money" || means === "bill"));
  return payerOf(cues, "pays") ?? (isOfBill && (cues[verb]?.start ?? 0) > from ? OTHER : null);
}

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
