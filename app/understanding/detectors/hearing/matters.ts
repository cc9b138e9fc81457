/** The matter in its own words: without what a sentence says before it tells one ("It's a dispute about …", « Le litige porte sur … »). */

import { type Cue, cueBook, cuesIn } from "#app/understanding/detectors/cues.ts";
import { overlap, type Text } from "#app/understanding/detectors/finding.ts";
import { STORY_WORDS } from "#app/understanding/detectors/words/stories.ts";
import { sentencesIn } from "#app/understanding/text/clauses.ts";
import { once } from "#app/understanding/text/once.ts";
import { piecesOf } from "#app/understanding/text/pieces.ts";
import { tokenize } from "#app/understanding/text/tokens.ts";

const BOOK = cueBook(STORY_WORDS);
const ABOUT = cueBook({ about: STORY_WORDS.about ?? "" });
/** A subject may have so many words of its own before its verb: "the case of our client concerns". */
const REACH = 5;
const FEWEST_WORDS = 2;
/** So many words may name a dispute. */
const MOST_OF_NAME = 4;
/** "Matter:", « Objet : ». */
const LABEL = /^\p{L}+(?:\s\p{L}+)?\s?:\s+(?=\S+\s)/u;
/** "No. its about my kitchen": the answer before it, and the apostrophe that many leave out. */
const DENIED = /^(?:no|nope|non|nah)[.,!:\s]+(?=\S+\s)/i;
const ITS = /^its (?=about |over )/i;
const EDGES = /^[\s,;:'’–—-]+|[\s,;:.–—-]+$/g;

/** Where the words that introduce a matter end, and the sentence of each. */
interface Telling {
  start: number;
  /** Where the matter begins. */
  from: number;
  /** The end of the sentence. */
  end: number;
}

/** Words after which a matter comes, wherever they are. */
export const aboutsIn = once((text: Text): readonly Cue[] => cuesIn(ABOUT, text.pieces));

/** Each sentence's introduction of a matter. */
export const tellingsIn = once((text: Text): Telling[] => {
  const cues = cuesIn(BOOK, text.pieces);
  return sentencesIn(text.tokens).flatMap((sentence): Telling[] => {
    const own = cues.filter((cue) => overlap(cue, sentence));
    const found = own.map((cue, at) => tellingAt(own, cue, at, sentence.start)).find((one) => one !== null);
    return found ? [{ ...found, end: sentence.end }] : [];
  });
});

function tellingAt(cues: readonly Cue[], cue: Cue, at: number, head: number): { start: number; from: number } | null {
  if (cue.means === "tells") {
    if (cue.start - head <= 1) return { start: cue.start, from: afterQuarrel(cues, at) };
    const subject = cues.slice(0, at).findLast((one) => one.means === "subject" || one.means === "quarrel");
    if (!subject || cue.first - subject.last > REACH) return null;
    return { start: subject.start, from: afterQuarrel(cues, at) };
  }
  if (cue.means === "file") return { start: cue.start, from: cue.end };
  if (cue.means !== "is") return null;
  const named = namedIn(cues, at);
  if (named) return { start: beforeIs(cues, at), from: named };
  const end = afterQuarrel(cues, at);
  return end > cue.end ? { start: beforeIs(cues, at), from: end } : null;
}

/** "It's a commercial lease fight": the words between the article and the noun tell what it is about. */
function namedIn(cues: readonly Cue[], at: number): number | null {
  const [verb, article, noun] = cues.slice(at);
  if (!verb || article?.means !== "article" || noun?.means !== "quarrel") return null;
  const words = noun.first - article.last - 1;
  return article.first === verb.last + 1 && words > 0 && words <= MOST_OF_NAME ? article.start : null;
}

/** The subject right before, where there is one. */
function beforeIs(cues: readonly Cue[], at: number): number {
  const [before, cue] = [cues[at - 1], cues[at]];
  return before && cue && before.means === "subject" && cue.first === before.last + 1 ? before.start : (cue?.start ?? 0);
}

/** Past "a dispute about"; a dispute that nothing follows so ("a dispute between …") begins with its noun. */
function afterQuarrel(cues: readonly Cue[], at: number): number {
  const own = cues.slice(at);
  const gap = own.findIndex((cue, place) => place > 0 && cue.first !== (own[place - 1]?.last ?? -2) + 1);
  const [verb, ...rest] = gap < 0 ? own : own.slice(0, gap);
  const [first, second] = rest;
  const noun = first?.means === "article" ? second : first;
  // "The dispute" is a subject elsewhere, and a noun here.
  const isQuarrel = noun !== undefined && (noun.means === "quarrel" || (noun.means === "subject" && noun.last > noun.first));
  if (first?.means === "about") return first.end;
  const link = rest[(noun ? rest.indexOf(noun) : -1) + 1];
  if (isQuarrel && noun) return link?.means === "about" || link?.means === "on" ? link.end : noun.start;
  return verb?.end ?? 0;
}

/** The words as a matter: what introduces it left away, with a capital instead. Words that nothing introduces stay as they are. */
export function matterOf(said: string): string {
  const closed = said.includes("(") ? said : said.replace(/\)[\s.,;:]*$/, "");
  const words = closed.replace(DENIED, "").replace(ITS, "it's ");
  const tokens = tokenize(words);
  const text: Text = { message: words, tokens, pieces: piecesOf(tokens), readings: [], asked: "-" };
  const [telling] = tellingsIn(text);
  const isHead = telling !== undefined && words.slice(0, telling.start).split(/\s+/).filter(Boolean).length <= 1;
  const label = telling ? "" : (LABEL.exec(words)?.[0] ?? "");
  if (label !== "") return words.slice(label.length).replace(EDGES, "");
  // "About a broken lease", « à propos d'un bail »: what is left of an introduction whose subject is said elsewhere.
  const [first] = aboutsIn(text);
  const from = isHead ? telling.from : first && !/[\p{L}\p{N}]/u.test(words.slice(0, first.start)) ? first.end : 0;
  const own = words.slice(from).replace(EDGES, "");
  if (from === 0) return own;
  return own.split(/\s+/).length >= FEWEST_WORDS ? own.charAt(0).toLocaleUpperCase() + own.slice(1) : words.trim();
}
