/** Shares that no choice names ("60 % the claimant"): the choice is another one, and the words that a model has cut out say which. */
import { overlap } from "../detectors/finding.ts";
import type { Verdict } from "../verify.ts";
import type { Claim, Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const SCORE = 0.72;
type Split = Extract<Claim, { slot: "split" }>;

/** True where the answer gives the words of the costs from the same place. */
export function isOtherShares(claim: Claim, { claims }: Claims, { text: { tokens } }: ReadAgain): claim is Split {
  if (claim.slot !== "split" || claim.value.responsibility !== "other") return false;
  const own = placesOf(tokens, claim.quote);
  return claims.some(
    (one) =>
      one.slot === "service" &&
      one.value.kind === "costsInWords" &&
      placesOf(tokens, one.quote).some((at) => own.some((other) => overlap(other, at))),
  );
}

/** The claim, taken: its words stand in the message. */
export function otherShares({ value, quote, role }: Split, { text }: ReadAgain): Verdict {
  const [at] = placesOf(text.tokens, quote);
  if (!at) return { kind: "other" };
  const words = text.message.slice(at.start, at.end);
  return { kind: "same", hypothesis: { slot: "split", value, quote: words, at, role, score: SCORE, source: "model" } };
}
