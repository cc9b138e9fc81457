/** Parts that people play, as they are said: "two witnesses", "counsel for the claimant", "the tribunal of three", "not a witness". */
import type { PersonMention, PersonSaid } from "../contract.ts";
import { once } from "../text/once.ts";
import { type Cue, cueBook, cuesIn, keysOf } from "./cues.ts";
import type { Text } from "./finding.ts";
import { numberBefore, numberIn } from "./numbers.ts";
import { DENIALS, LEADS_TO_PART, LEADS_TO_SIDE, MENTION_WORDS, PART_WORDS, SIDE_LINKS } from "./words/parts.ts";

const PARTS = cueBook(PART_WORDS);
const LEADS = keysOf(LEADS_TO_PART);
const NOS = keysOf(DENIALS);
const SIDES: ReadonlySet<string> = new Set(["claimant", "respondent"]);
const SIDED: ReadonlySet<string> = new Set(["witness", "expert", "counsel", "representative", "assistant", "insurer", "observer"]);
/** What plays no part by itself, and what the words of a part mean otherwise. */
const MEANT: Readonly<Record<string, PersonSaid["part"]>> = { tribunal: "neutral", kin: "other", them: "other" };
const MORE = keysOf(MENTION_WORDS.more);
const MORE_AFTER = keysOf(MENTION_WORDS.moreAfter);
const ALL = keysOf(MENTION_WORDS.whole);
const DEFINITE = keysOf([...MENTION_WORDS.definite, ...MENTION_WORDS.whole]);
const TO_SIDE = keysOf(LEADS_TO_SIDE);
const IS_TO_SIDE = keysOf(SIDE_LINKS);
/** "the claimant's witness", "respondent counsel"; "counsel for the claimant", « avocat de la demanderesse ». */
const SIDE_BEFORE = /^(?:['’]s|s['’])?\s(?:(?:key|expert|own|lead)\s)?$/i;
const SIDE_AFTER = /^\s(?:for|of|de|du|des|del|pour|por|en)?\s?(?:the|la|le|el|los|las|l['’]|parte)?\s?$/i;
const WHOSE = keysOf("our my the their his her nos notre les leurs ses l nuestros nuestras sus los las".split(" "));
const OF = keysOf("of de des d among parmi entre".split(" "));
const TO_MEMBERS = keysOf("of de compose composed consisting made up compuesto integrado formado por".split(" "));
const MEMBERS = keysOf("member members person arbitrator arbitrators membre membres miembros miembro - arbitral".split(" "));
const MANY = /(?:[^s]s|sses)$/i;

/** One mention of a part. `count` is there where people are counted, `articled` where one is meant ("a witness"). */
export interface PartSaid {
  part: PersonSaid["part"];
  side?: "claimant" | "respondent";
  start: number;
  end: number;
  /** Where the word of the part begins, behind its number. */
  from: number;
  isMany: boolean;
  isDenied: boolean;
  count: number | null;
  isArticled: boolean;
  /** "The witness", "both experts": somebody who is known, or of whom no more is said. */
  isDefinite: boolean;
  /** A relative of the visitor's. */
  isKin: boolean;
  how?: NonNullable<PersonMention["how"]>;
}

export const partsSaid = once((text: Text): readonly PartSaid[] => {
  const cues = cuesIn(PARTS, text.pieces);
  const said: PartSaid[] = [];
  for (let at = 0; at < cues.length; at++) {
    const cue = cues[at];
    if (!cue) continue;
    const next = cues[at + 1];
    const gap = next ? text.message.slice(cue.end, next.start) : "";
    if (next && SIDES.has(cue.means) && SIDED.has(next.means) && SIDE_BEFORE.test(gap)) {
      said.push(partOf(text, cue, next, next, cue));
      at++;
    } else if (next && SIDED.has(cue.means) && SIDES.has(next.means) && SIDE_AFTER.test(gap)) {
      said.push(partOf(text, cue, next, cue, next));
      at++;
    } else if (SIDES.has(cue.means) && countedSide(text, cue)) said.push(sideOf(text, cue));
    else if (cue.means !== "tribunal" || numberAfter(text, cue)) said.push(partOf(text, cue, cue, cue, null));
  }
  return onceEach(said);
});

/** "un tribunal de tres árbitros" counts them once. */
function onceEach(said: readonly PartSaid[]): PartSaid[] {
  const parts: PartSaid[] = [];
  for (const part of said) {
    const last = parts.at(-1);
    if (last?.part === part.part && part.start < last.end) parts.splice(-1, 1, { ...last, end: part.end });
    else parts.push(part);
  }
  return parts;
}

function partOf(text: Text, first: Cue, last: Cue, own: Cue, side: Cue | null): PartSaid {
  const { message, pieces } = text;
  const many = MANY.test(message.slice(own.start, own.end));
  const count = own.means === "tribunal" ? numberAfter(text, own) : countBefore(text, first);
  const key = pieces[count?.at ?? -1]?.key ?? "";
  const isArticled = /^(?:an?|une?|una|another|autre|otro|otra)$/.test(key);
  const isCounted = count !== null && !isArticled && (count.value > 1 || /^(?:1|one|uno)$/.test(key));
  const from = count && isCounted ? count.at : first.first;
  // "The video witnesses": a word may stand between.
  const lead = [pieces[from - 1]?.key ?? "", pieces[from - 2]?.key ?? ""];
  const isDefinite =
    !isArticled && (lead.slice(0, /^\p{L}+$/u.test(lead[0] ?? "") ? 2 : 1).some((one) => DEFINITE.has(one)) || ALL.has(key));
  const how = own.means === "tribunal" ? "all" : howOf(text, first, last, own, count, isDefinite);
  return {
    part: MEANT[own.means] ?? (own.means as PersonSaid["part"]),
    ...(side ? { side: side.means as "claimant" | "respondent" } : {}),
    start: count ? Math.min(first.start, pieces[count.at]?.start ?? first.start) : first.start,
    end: own.means === "tribunal" && count ? Math.max(last.end, pieces[count.at]?.end ?? last.end) : last.end,
    from: first.start,
    isMany: many || (isCounted && count.value > 1),
    isDenied: isDenied(text, first),
    count: own.means === "them" ? 1 : isCounted ? count.value : null,
    isArticled,
    isDefinite,
    isKin: own.means === "kin",
    ...(how ? { how } : {}),
  };
}

type Counted = { value: number; at: number; isSome?: true } | null;

/** How a mention counts with those who are noted: "two more", "two other", "one of our", "both", "the". */
function howOf({ message, pieces }: Text, first: Cue, last: Cue, own: Cue, count: Counted, isDefinite: boolean): PartSaid["how"] {
  if (own.means === "them" || count?.isSome) return "among";
  const lead = pieces.slice(Math.max((count?.at ?? first.first) - 1, 0), first.first).map(({ key }) => key);
  const isOther = lead.some((key) => /^(?:other|autre|otro|otra)$/.test(key));
  if (isOther && count && count.value > 1) return "others";
  if (/^(?:co[- ]|co(?:arb|árb))/i.test(message.slice(own.start, own.end)) && count && count.value > 1) return "others";
  if (lead.some((key) => MORE.has(key)) || (count && MORE_AFTER.has(behind(pieces, last)))) return "more";
  return isDefinite ? "all" : undefined;
}

/** The word behind a part; « de plus » is one. */
const behind = (pieces: Text["pieces"], { last }: Cue): string => {
  const key = pieces[last + 1]?.key ?? "";
  return key === "de" ? (pieces[last + 2]?.key ?? "") : key;
};

const TO_SIDE_REACH = 8;
/** "5 for the claimant": so many of a side, of whom nothing else is said. */
function countedSide({ pieces }: Text, cue: Cue): Counted {
  let lead = cue.first - 1;
  while (cue.first - lead <= TO_SIDE_REACH && TO_SIDE.has(pieces[lead]?.key ?? "")) lead--;
  const isLinked = pieces.slice(lead + 1, cue.first).some(({ key }) => IS_TO_SIDE.has(key));
  const value = isLinked ? numberIn(pieces[lead]?.key ?? "") : null;
  return value !== null && value > 0 && !/^(?:an?|une?|una)$/.test(pieces[lead]?.key ?? "") ? { value, at: lead } : null;
}

function sideOf(text: Text, cue: Cue): PartSaid {
  const count = countedSide(text, cue);
  const start = text.pieces[count?.at ?? cue.first]?.start ?? cue.start;
  const none = { isMany: false, isDenied: false, isArticled: false, isDefinite: false, isKin: false };
  return {
    ...none,
    part: "other",
    side: cue.means as "claimant" | "respondent",
    start,
    end: cue.end,
    from: cue.start,
    count: count?.value ?? null,
  };
}

/** "in the panel of three", « tribunal composé de trois membres », "three-member tribunal": how many sit, behind the word or before it. */
function numberAfter({ pieces }: Text, cue: Cue): { value: number; at: number } | null {
  const links = pieces.slice(cue.last + 1).findIndex(({ key }) => !TO_MEMBERS.has(key));
  const next = links < 1 ? null : numberIn(pieces[cue.last + 1 + links]?.key ?? "");
  if (next !== null) return { value: next, at: cue.last + 1 + links };
  const member = pieces.slice(0, cue.first).findLastIndex(({ key }) => !MEMBERS.has(key));
  const before = member === cue.first - 1 ? null : numberIn(pieces[member]?.key ?? "");
  return before === null ? null : { value: before, at: member };
}

/** "Two witnesses", and of "two of our five witnesses" the two that the sentence speaks of. */
function countBefore({ pieces }: Text, cue: Cue): Counted {
  const count = numberBefore(pieces, cue.first);
  let at = (count?.at ?? cue.first) - 1;
  while (WHOSE.has(pieces[at]?.key ?? "")) at--;
  const some = OF.has(pieces[at]?.key ?? "") ? numberIn(pieces[at - 1]?.key ?? "") : null;
  return some === null ? count : { value: some, at: at - 1, isSome: true };
}

/** "is not a witness", « n'est pas témoin », "no perito": a denial among the words that lead to the part. */
function isDenied({ pieces }: Text, cue: Cue): boolean {
  for (let at = cue.first - 1; at >= 0 && at >= cue.first - 5; at--) {
    const key = pieces[at]?.key ?? "";
    if (NOS.has(key)) return true;
    if (!LEADS.has(key) && key !== "t") return false;
  }
  return false;
}
