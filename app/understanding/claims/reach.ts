/** How a model reads that somebody wants to be reached: counted where the words for it stand in the quote. */
import type { ReachSaid } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { classesOf, cuesOf } from "../draft/parts.ts";
import { REACH_WORDS } from "../draft/words.ts";
import { sentencesAt } from "../text/clauses.ts";
import type { Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const REACH = classesOf(REACH_WORDS);

/** How the visitor wants to be reached, with what a model says of it in place of what our own words do: "call me, don't write". */
export function reachWith(own: ReachSaid | null, told: Claims, { text }: ReadAgain): ReachSaid | null {
  // Calls are refused by a closed phrase, which a model that says "by e-mail" bears out.
  const isRefused = own?.by === "no_calls" && told.reach.some((one) => "by" in one && one.by === "email");
  let reach: ReachSaid | null = !isTold(own, told, text) ? own : own && isRefused ? { by: "no_calls", at: own.at } : byOf(own, told, text);
  for (const one of told.reach.slice(0, MOST_REACH)) {
    const [at] = placesOf(text.tokens, one.quote);
    const said = at ? sentencesAt(text.tokens, at).map((sentence) => cuesOf(REACH, text, sentence)) : [];
    if (!at) continue;
    if ("when" in one) {
      if (said.some(isOfReach) || isApart(one.quote, told))
        reach = { ...reach, when: text.message.slice(at.start, at.end), at: [...(reach?.at ?? []), at] };
      continue;
    }
    const { by } = one;
    if (said.some((words) => isSaid(by, words, one.quote)))
      reach = { ...(reach?.when ? { when: reach.when } : {}), by: by === "email" ? (reach?.by ?? by) : by, at: [...(reach?.at ?? []), at] };
  }
  return reach;
}

/** When to call alone is reported: how they are reached is ours to read, unless the same words correct something else. */
function byOf(own: ReachSaid | null, told: Claims, text: ReadAgain["text"]): ReachSaid | null {
  const hasWay = told.reach.some((one) => "by" in one) || told.edits.some(({ handle }) => handle === "contactBy");
  return own?.by && !hasWay && !isCorrected(own, told, text) ? { by: own.by, at: own.at } : null;
}

/** A model that reports how they are reached, or takes the same words for a correction of something else, says all of it. */
function isTold(own: ReachSaid | null, told: Claims, text: ReadAgain["text"]): boolean {
  if (told.reach.length > 0 || told.edits.some(({ handle }) => handle === "contactWhen" || handle === "contactBy")) return true;
  return told.claims.length > 0 && isCorrected(own, told, text);
}

function isCorrected(own: ReachSaid | null, told: Claims, text: ReadAgain["text"]): boolean {
  const corrected = told.acts.flatMap(({ act, quote }) => (act === "correct" ? placesOf(text.tokens, quote) : []));
  return (own?.at ?? []).some((at) => corrected.some((one) => overlap(one, at)));
}

/** "Txt me after two": whatever the words for it are, where the visitor speaks of themselves and the model takes them for nothing else. */
const OF_SELF = /(?<!\p{L})(?:me|us|i|i['’]?m|we|moi|nous|je|nos|m[ií]|yo|nosotros)(?!\p{L})/iu;
const isApart = (quote: string, { claims, dayHours }: Claims): boolean =>
  OF_SELF.test(quote) &&
  ![...claims.filter(({ slot }) => slot === "when"), ...dayHours].some((one) => one.quote.includes(quote) || quote.includes(one.quote));

const MOST_REACH = 3;
/** Words of a sentence that speaks of calling or writing to somebody. */
const isOfReach = (said: (name: string) => readonly unknown[]): boolean =>
  ["call", "call me", "mail", "write", "channel"].some((name) => said(name).length > 0);

/** Calls are wanted where they are named; writing where it is, and not only an address, or where calls are denied. */
function isSaid(by: "phone" | "email", said: (name: string) => readonly unknown[], quote: string): boolean {
  const has = (name: string) => said(name).length > 0;
  if (by === "phone") return has("call") || has("call me");
  // "My email is …" gives an address, and asks for nothing.
  return ((has("mail") || has("write")) && !quote.includes("@")) || (has("call") && has("no"));
}
