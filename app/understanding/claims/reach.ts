/** How a model reads that somebody wants to be reached: counted where the words for it stand in the quote. */
import type { ReachSaid } from "../contract.ts";
import { classesOf, cuesOf } from "../draft/parts.ts";
import { REACH_WORDS } from "../draft/words.ts";
import { sentencesAt } from "../text/clauses.ts";
import type { Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const REACH = classesOf(REACH_WORDS);

/** How the visitor wants to be reached, with what a model says of it in place of what our own words do: "call me, don't write". */
export function reachWith(own: ReachSaid | null, told: Claims, { text }: ReadAgain): ReachSaid | null {
  let reach = own;
  for (const one of told.reach.slice(0, MOST_REACH)) {
    const [at] = placesOf(text.tokens, one.quote);
    const said = at ? sentencesAt(text.tokens, at).map((sentence) => cuesOf(REACH, text, sentence)) : [];
    if (!at) continue;
    if ("when" in one) {
      if (said.some(isOfReach)) reach = { ...reach, when: text.message.slice(at.start, at.end), at: [...(reach?.at ?? []), at] };
      continue;
    }
    const { by } = one;
    if (said.some((words) => isSaid(by, words)))
      reach = { ...(reach?.when ? { when: reach.when } : {}), by: by === "email" ? (reach?.by ?? by) : by, at: [...(reach?.at ?? []), at] };
  }
  return reach;
}

const MOST_REACH = 3;
/** Words of a sentence that speaks of calling or writing to somebody. */
const isOfReach = (said: (name: string) => readonly unknown[]): boolean =>
  ["call", "call me", "mail", "write", "channel"].some((name) => said(name).length > 0);

/** Calls are wanted where they are named; writing where it is, and not only an address, or where calls are denied. */
function isSaid(by: "phone" | "email", said: (name: string) => readonly unknown[]): boolean {
  const has = (name: string) => said(name).length > 0;
  if (by === "phone") return has("call") || has("call me");
  return ((has("mail") || has("write")) && (has("only") || has("rather") || has("no"))) || (has("call") && has("no"));
}
