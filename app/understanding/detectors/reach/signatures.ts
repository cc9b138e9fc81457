/** Cards: the lines under a letter, or one line of a name, a firm and how to reach somebody, with commas or strokes between. */

import { kinds } from "#app/understanding/detectors/hearing/hearing.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { forwardedFrom } from "#app/understanding/text/forwarded.ts";
import { type Piece, piecesOf } from "#app/understanding/text/pieces.ts";
import { type Token, tokenize } from "#app/understanding/text/tokens.ts";
import { TITLES } from "#app/understanding/time/words/none-of-ours.ts";
import { isFiller } from "../acts.ts";
import { bearsName } from "../bears-name.ts";
import { type CueBook, cueBook, cuesIn } from "../cues.ts";
import { type Finding, isCapital, overlap, type Said, type Text } from "../finding.ts";
import { firms } from "../firms.ts";
import { cities, places } from "../places.ts";
import { ACTS_EN } from "../words/acts.en.ts";
import { ACTS_ES } from "../words/acts.es.ts";
import { ACTS_FR } from "../words/acts.fr.ts";
import { ROLE_WORDS } from "../words/stories.ts";
import { BEFORE_NAME_EN, CLOSINGS_EN, FIRM_FORMS_EN } from "../words/who.en.ts";
import { BEFORE_NAME_ES, CLOSINGS_ES, FIRM_FORMS_ES } from "../words/who.es.ts";
import { BEFORE_NAME_FR, CLOSINGS_FR, FIRM_FORMS_FR } from "../words/who.fr.ts";

const CLOSINGS = cueBook(CLOSINGS_EN, CLOSINGS_FR, CLOSINGS_ES);
const GREETINGS = cueBook({ greeting: `${ACTS_EN.greeting}|${ACTS_FR.greeting}|${ACTS_ES.greeting}` });
const FORMS = cueBook(FIRM_FORMS_EN, FIRM_FORMS_FR, FIRM_FORMS_ES);
const ROLES = cueBook(ROLE_WORDS);
const OTHERS = cueBook(BEFORE_NAME_EN, BEFORE_NAME_FR, BEFORE_NAME_ES);
/** Of "the witness" and « notre témoin » all but the witness. */
const LONGEST_ARTICLE = 8;
const LINK = /\s(?:of|from|with|at|du cabinet|del despacho|del bufete|de chez|chez)\s(?:the\s)?/;
const SOMEBODYS = /\b(?:my|our|his|her|their|mon|ma|notre|son|sa|leur|mi|nuestr[oa]|su)\s+(?:\p{L}+\s+)?$/iu;
const LONGEST_CLOSING = 5;
const LONGEST_PART = 60;
const MOST_PARTS = 7;
/** What a number or an address is of, and what begins a sentence: the first word of no name. */
const NO_NAMES: ReadonlySet<string> = new Set(
  "no non and et y rsvp cel tel fax whatsapp sms mobile cell after apres despues then puis luego oh".split(" "),
);
/** A name at the end of an answer to anything else is of what was asked. */
export const SIGNED_ASKED: ReadonlySet<string> = new Set(["-", "name", "contact"]);
const SIGNED = 0.65;
const MOST_WORDS = 6;
const PARTICLES = /^(?:de|del|la|las|los|du|des|da|dos|van|von|der|den|y|e|et|and|of|d['’]|l['’]|al|el|le|les|bin|ben|ap|an|na|mac|st|ó)$/i;

type PartKind = "name" | "firm" | "role" | "reach" | "place" | "closing" | "other";
interface Part {
  start: number;
  words: string;
  kind: PartKind;
  opensLine: boolean;
}

export function signatures(text: Text): Finding[] {
  const parts = partsOf(text);
  const closing = parts.findLastIndex(({ kind }, at) => at > 0 && kind === "closing");
  const under = closing < 0 ? [] : parts.slice(closing + 1).filter(({ kind }) => kind !== "closing");
  if (under.some(isQuoted)) return [];
  if (under.length > 0 && under.length <= MOST_PARTS) return cardOf(under, true);
  const isShouted = !/\p{Ll}/u.test(text.message);
  const last = isShouted || !SIGNED_ASKED.has(text.asked) || parts.some(isQuoted) ? [] : lastCard(parts);
  const reached = cardsIn(parts).filter((card) => !card.some((part) => last.includes(part)));
  return [...(last.length > 0 ? cardOf(last, true) : []), ...reached.flatMap((card) => cardOf(card, false))];
}

/** The end of somebody's words in quotation marks: who signs there is not the visitor. */
const isQuoted = ({ words }: Part): boolean => /[»”"]\s*$/.test(words);

/** The last sentence, where it is a name of its own with what belongs to a card: "… no lunch. Rosa Tse, Tse Gallivan LLP". */
function lastCard(parts: readonly Part[]): readonly Part[] {
  const end = parts.findLastIndex(({ kind }) => kind !== "closing") + 1;
  const start = parts.findLastIndex(
    ({ opensLine, kind }, at) => at < end && opensLine && kind !== "closing" && kind !== "firm" && kind !== "reach",
  );
  const card = parts.slice(Math.max(start, 0), end);
  const [name] = card;
  const isCard =
    start > 0 &&
    name?.kind === "name" &&
    !isOfAnother(parts[start - 1]) &&
    !playsPart(name) &&
    card.every(({ kind }) => kind !== "other") &&
    card.length <= MOST_PARTS;
  return isCard && isFullName(name.words) ? card : [];
}

/** Two words at least, and none of them a word of the visitor's sentence: "Kim Nguyen-Lachance". */
const isFullName = (words: string): boolean => words.split(/\s+/).length > 1;

/** Neighbouring parts that are all of a card, with an address or a number among them. A name may begin one in the midst of a line. */
function cardsIn(parts: readonly Part[]): Part[][] {
  const cards: Part[][] = [[]];
  parts.forEach((part, at) => {
    const card = cards.at(-1);
    const isBarred =
      part.kind === "other" || part.kind === "closing" || (part.kind === "name" && (isOfAnother(parts[at - 1]) || playsPart(part)));
    if (isBarred) cards.push([]);
    else if (card && (card.length > 0 || part.opensLine || part.kind === "name")) card.push(part);
  });
  return cards.filter((card) => card.length > 1 && (card.some(({ kind }) => kind === "reach") || isBare(card, parts)));
}

/** "Witness Ann Lee": the name says itself that it is somebody else's. */
function playsPart({ words }: Part): boolean {
  const [cue] = cuesIn(OTHERS, piecesOf(tokenize(words)));
  return cue?.start === 0 && cue.means !== "me" && cue.means !== "from" && cue.end < words.length;
}

/** Nothing but a name and a firm of that name: "Jean Bouchard, Bouchard Avocats", "Ada of Beaulieu LLP". */
function isBare(card: readonly Part[], parts: readonly Part[]): boolean {
  const [name, firm] = card;
  if (card.length !== parts.length || name?.kind !== "name" || !firm) return false;
  return firm.kind === "firm" || (firm.kind === "name" && isOfName(firm, name));
}

/** "Mora Ruiz" after "Iván Mora": a firm that bears the surname. */
const isOfName = (firm: Part, name: Part): boolean => bearsName(firm.words, name.words);

/** "Opposing counsel:", "the witness", "call my clerk": what follows is that person's card. */
function isOfAnother(before: Part | undefined): boolean {
  if (!before) return false;
  const words = before.words.split(/[.;!?]\s/).at(-1) ?? "";
  const role = cuesIn(ROLES, piecesOf(tokenize(words))).at(-1);
  if (role?.end === words.length && SOMEBODYS.test(words.slice(0, role.start))) return true;
  const cue = cuesIn(OTHERS, piecesOf(tokenize(words))).find(({ means }) => means !== "me" && means !== "from");
  return cue !== undefined && (words.endsWith(":") || words.length - (cue.end - cue.start) <= LONGEST_ARTICLE);
}

/** The first name is the person's, a form of a firm or the next name the firm. */
function cardOf(parts: readonly Part[], isSigned: boolean): Finding[] {
  const name = parts.find(({ kind }) => kind === "name");
  const after = parts.slice(name ? parts.indexOf(name) + 1 : 0);
  const firm = parts.find(({ kind }) => kind === "firm") ?? after.find(({ kind }) => kind === "name");
  const signs: Finding[] = [];
  if (name && (!isSigned || parts.indexOf(name) === 0))
    signs.push(found(name, "sign:0", { slot: "name", value: { name: name.words }, score: isSigned ? SIGNED : SIGNED / 1.3 }));
  const isFirm = firm !== undefined && (firm.kind === "firm" || (name !== undefined && isOfName(firm, name)));
  const said: Said | undefined = isFirm ? { slot: "firm", value: { firm: firm.words }, score: SIGNED } : undefined;
  if (firm) signs.push(found(firm, "sign:1", said));
  return [...signs, ...parts.filter(({ kind }) => kind === "role").map((role) => found(role, "sign:2"))];
}

function found({ start, words }: Part, kind: string, said?: Said): Finding {
  return { kind, start, end: start + words.length, ...(said ? { said } : {}) };
}

/** How many letters at the head introduce a name and are none of it: "I'm ", « je suis ». */
function introduced(words: string): number {
  const cue = cuesIn(OTHERS, piecesOf(tokenize(words))).find(({ means, start }) => start === 0 && (means === "me" || means === "from"));
  const rest = cue ? words.slice(cue.end).trimStart() : "";
  return rest === "" ? 0 : words.length - rest.length;
}

/** Sentences of the visitor's own words, and the parts between strokes and commas of those that hold an address or a number. */
function partsOf(text: Text): Part[] {
  const { message, tokens } = text;
  const others = [...cities(text), ...places(text), ...kinds(text), ...text.readings];
  const own = forwardedFrom(message);
  const several = firms(text);
  return sentencesIn(tokens)
    .filter(({ start }) => start < own)
    .flatMap(({ start, first, last }): Part[] => {
      const isStop = tokens[last]?.text === "." || tokens[last]?.text === "!";
      const line = message.slice(start, (isStop ? tokens[last]?.start : tokens[last]?.end) ?? start);
      const breaks = /@|\d{3}/.test(line) ? /[|•·,;()]|\s[–—-]\s|(?<=:)\s/ : /[|•·]|\s[–—-]\s|, |(?<=:)\s/;
      const lead = /^[–—-]\s*/.exec(line)?.[0].length ?? 0;
      const from = start + lead;
      const isWithin = (at: number) => several.some((firm) => firm.start < from + at && firm.end > from + at);
      return partsOfLine(message, splitAt(line.slice(lead), breaks, isWithin), tokens[first]?.start ?? start, others);
    });
}

/** What is between the breaks that are not within a name of several parts: "Mbaye, Sarr & Associés". */
function splitAt(line: string, breaks: RegExp, isWithin: (at: number) => boolean): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: sign } of line.matchAll(new RegExp(breaks, "g"))) {
    if (isWithin(index)) continue;
    pieces.push(line.slice(from, index));
    from = index + sign.length;
  }
  return [...pieces, line.slice(from)];
}

function partsOfLine(message: string, pieces: readonly string[], start: number, others: readonly { start: number; end: number }[]): Part[] {
  const parts: Part[] = [];
  let from = start;
  let opensLine = true;
  for (const words of pieces) {
    const at = message.indexOf(words, from);
    from = at + words.length;
    const lead = words.length - words.trimStart().length;
    const own = { start: at + lead + introduced(words.trim()), end: at + words.trimEnd().length };
    const isElse = others.some((other) => overlap(other, own));
    if (words.trim() === "") continue;
    const said = message.slice(own.start, own.end);
    const whole = { start: own.start, words: said, kind: kindOf(said, isElse), opensLine };
    parts.push(...(parted(whole, isElse) ?? [whole]));
    opensLine = false;
  }
  return parts;
}

/** "Sally Boon of Boon Hart LLP" is a name and a firm, and so is "Ana from Ortega Stein" where no place is named. */
function parted(part: Part, isElse: boolean): [Part, Part] | null {
  const link = LINK.exec(part.words);
  if (!link) return null;
  const name: Part = { ...part, words: part.words.slice(0, link.index), kind: "name" };
  const from = link.index + link[0].length;
  const firm: Part = { start: part.start + from, words: part.words.slice(from), kind: "firm", opensLine: false };
  const kind = kindOf(firm.words, false);
  const isFirm = kind === "firm" || (kind === "name" && !isElse && !/^\s(?:of|with|at)\s/.test(link[0]));
  const isBoth = isName(name.words) && !has(FORMS, readOf(name.words)) && isFirm;
  return isBoth && !/s$/.test(name.words.split(" ")[0] ?? "") ? [name, firm] : null;
}

/** Words with their pieces: many books are asked of one part of a line. */
interface Read {
  words: string;
  pieces: readonly Piece[];
}
const readOf = (words: string): Read => ({ words, pieces: piecesOf(tokenize(words)) });

function kindOf(words: string, isElse: boolean): PartKind {
  const tokens = tokenize(words);
  if (tokens.some(({ kind }) => kind === "email" || kind === "phone" || kind === "url"))
    return words.length < LONGEST_PART ? "reach" : "other";
  const read: Read = { words, pieces: piecesOf(tokens) };
  if (tokens.length <= LONGEST_CLOSING && has(CLOSINGS, read, "first")) return "closing";
  if (isGreeting(read)) return "other";
  if (words.length > LONGEST_PART || /[:?!]/.test(words)) return "other";
  if (has(ROLES, read, "first") || (isName(words, tokens) && (has(ROLES, read, "last") || (has(ROLES, read) && !has(FORMS, read)))))
    return "role";
  if (/\d/.test(words)) return "place";
  if (isElse) return "other";
  if (!isName(words, tokens)) return "other";
  return has(FORMS, read) && tokens.length > 1 ? "firm" : "name";
}

/** "Hi", « Bonjour à tous »: a greeting is never a name. */
const isGreeting = ({ words, pieces }: Read): boolean => cuesIn(GREETINGS, pieces).some((cue) => cue.end - cue.start === words.length);

function has(book: CueBook, { words, pieces }: Read, where?: "first" | "last"): boolean {
  const cues = cuesIn(book, pieces);
  if (where === "last") return cues.at(-1)?.end === words.length;
  return where === "first" ? cues[0]?.start === 0 : cues.length > 0;
}

/** Words with capitals, and the particles of names between them; not words of a sentence alone ("Friday", « Non »). */
function isName(words: string, own = tokenize(words)): boolean {
  const tokens = own.filter(({ text }) => !/^[&'’.()-]$/.test(text));
  return (
    tokens.length > 0 &&
    tokens.length <= MOST_WORDS &&
    isCapital(tokens[0]) &&
    tokens.every((token) => isCapital(token) || PARTICLES.test(token.text) || has(FORMS, readOf(token.text))) &&
    !NO_NAMES.has(bareOf(tokens[0])) &&
    !tokens.every((token) => isFiller(bareOf(token)) || TITLES.has(bareOf(token))) &&
    !tokens.some(({ text }) => /^(?:v|vs|c)\.?$/i.test(text))
  );
}

const bareOf = (token: Token | undefined): string => fold(token?.text ?? "").replace(/\./g, "");
