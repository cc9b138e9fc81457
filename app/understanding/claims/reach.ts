/** How a model reads that somebody wants to be reached: counted where the words for it stand in the quote. */
import type { ActSaid, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { classesOf, cuesOf } from "../draft/parts.ts";
import { REACH_WORDS } from "../draft/words.ts";
import type { Clause } from "../text/clauses.ts";
import type { ReadAgain } from "../verify.ts";
import type { Claims } from "./claims.ts";
import { sentencesAt } from "./edit-cues.ts";
import { placesOf } from "./quotes.ts";

const REACH = classesOf(REACH_WORDS);
const SCORE = 0.8;

interface Read {
  statements: Statement[];
  acts: readonly ActSaid[];
}

/** "Call me, don't write": a wish for calls takes the place of what was read as a refusal of them, and the other way round. */
export function withReach(said: Read, told: Claims, { text }: ReadAgain): { statements: Statement[]; acts: ActSaid[] } {
  let [statements, acts] = [[...said.statements], [...said.acts]];
  for (const { by, quote } of told.reach.slice(0, 2)) {
    const [at] = placesOf(text.tokens, quote);
    const sentences = at ? sentencesAt(text, at) : [];
    if (!at || !sentences.some((sentence) => isSaid(by, cuesOf(REACH, text, sentence)))) continue;
    const isOf = (span: Span) => sentences.some((one: Clause) => overlap(one, span));
    if (by === "email" && !acts.some(({ act }) => act === "nocall"))
      acts = [...acts, { act: "nocall", at, score: SCORE, sources: ["model", "detector"] }];
    if (by === "email") continue;
    acts = acts.filter((one) => one.act !== "nocall" || !isOf(one.at));
    if (statements.some((one) => one.role === "call" && isOf(one.at))) continue;
    const words = text.message.slice(at.start, at.end);
    statements = [
      ...statements,
      { slot: "remark", value: { text: words }, quote: words, at, role: "call", score: SCORE, sources: ["model", "detector"] },
    ];
  }
  return { statements, acts };
}

/** Calls are wanted where they are named; writing where it is, and not only an address, or where calls are denied. */
function isSaid(by: "phone" | "email", said: (name: string) => readonly unknown[]): boolean {
  const has = (name: string) => said(name).length > 0;
  if (by === "phone") return has("call") || has("call me");
  return ((has("mail") || has("write")) && (has("only") || has("rather") || has("no"))) || (has("call") && has("no"));
}

/** Refusals of calls that our own readers read, without those whose words a model reads as a wish for them. */
export const reachLeft = (refusals: readonly ActSaid[], statements: readonly Statement[]): readonly ActSaid[] =>
  refusals.filter(({ at }) => !statements.some((one) => one.slot === "remark" && one.role === "call" && overlap(one.at, at)));
