/** The item of a list that a word belongs to: its clause, without what other known words make an item of their own. */
import { clauseAt, sentenceAt } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { cueBook, cuesIn } from "./cues.ts";
import { overlap, type Text } from "./finding.ts";
import * as en from "./words/hearing.en.ts";
import * as es from "./words/hearing.es.ts";
import * as fr from "./words/hearing.fr.ts";

const OTHERS = [en.SERVICES_EN, fr.SERVICES_FR, es.SERVICES_ES, en.NEEDS_EN, fr.NEEDS_FR, es.NEEDS_ES];
const ROOMS = [en.ROOM_WORDS_EN, fr.ROOM_WORDS_FR, es.ROOM_WORDS_ES, en.SETUPS_EN, fr.SETUPS_FR, es.SETUPS_ES];
const ITEMS = cueBook(...OTHERS, ...ROOMS);
const itemsIn = once((text: Text) => cuesIn(ITEMS, text.pieces));
const JOINS = new Set(["and", "plus", "et", "y", "e", "&", "+", "but", "mais", "pero", "with", "avec", "con"]);
/** More words are no item of a list. */
const MOST_WORDS = 10;
const POLITE = /[\s,]+(?:please|pls|thanks|svp|s'il vous plaît|s’il vous plaît|merci|por favor|gracias)$/i;
const LEADS = /^(?:(?:and|plus|et|y|with|avec|con|also|aussi|también|probably|probablement|probablemente)\s)+/i;
const EDGES = /^[\s,;:.!–—-]+|[\s,;:.!(–—-]+$/g;

/** The stretch of the item around a word, without joining words and politeness at its ends. */
export function itemAround(text: Text, at: { start: number; end: number }): { start: number; end: number } {
  const clause = clauseAt(text.tokens, at);
  if (!clause) return at;
  // "Lunch: yes, for 9": the label with its line.
  const line = sentenceAt(text.tokens, at);
  if (line && line.start === clause.start && /:\s*$/.test(text.message.slice(clause.start, clause.end)))
    return bare(text.message, line.start, line.end);
  const own = text.tokens.slice(clause.first, clause.last + 1);
  const cuts = own.filter((token) => JOINS.has(token.text.toLowerCase()));
  const others = itemsIn(text).filter((cue) => overlap(cue, clause) && !overlap(cue, at));
  const before = cuts.findLast((cut) => cut.end <= at.start && others.some((other) => other.end <= cut.start));
  const after = cuts.find((cut) => cut.start >= at.end && others.some((other) => other.start >= cut.end));
  const item = bare(text.message, before?.end ?? clause.start, after?.start ?? clause.end);
  if (text.message.slice(item.start, item.end).split(/\s+/).length <= MOST_WORDS) return item;
  // Without a comma a whole message is one clause: of that the item ends at the next joining word.
  const near = { before: cuts.findLast((cut) => cut.end <= at.start), after: cuts.find((cut) => cut.start >= at.end) };
  return bare(text.message, near.before?.end ?? at.start, near.after?.start ?? at.end);
}

/** Offsets without white space, signs and politeness at the ends. */
function bare(message: string, from: number, to: number): { start: number; end: number } {
  const words = message.slice(from, to);
  const trimmed = words.replace(EDGES, "").replace(POLITE, "").replace(LEADS, "");
  const start = from + words.indexOf(trimmed);
  return { start, end: start + trimmed.length };
}
