/** « Vous n'avez pas pris le repas »: a model reads that it is wanted, and that the plan is wrong without it. */
import type { Hypothesis, Span, Statement } from "../contract.ts";
import { overlap } from "../detectors/finding.ts";
import { sentenceAt } from "../text/clauses.ts";
import { verify } from "../verify.ts";
import type { Claim, Claims } from "./claims.ts";
import { placesOf } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

const KEPT: ReadonlySet<Claim["slot"]> = new Set<Claim["slot"]>(["service", "need", "setup", "breakouts"]);

/** A meal is wanted where no word before it denies it: « repas sans gluten » rules out none. */
const DENIES =
  /(?<!\p{L})(?:no|not|n['’]t|without|skip|drop|cancel|remove|pas|sans|aucune?|plus|ni|retirez|enlevez|annulez|sin|ningún|quiten?|cancelen?)(?!\p{L})/iu;
function isMeal({ slot, value, quote }: Claim, { text }: ReadAgain): boolean {
  if (slot !== "service" || value.kind !== "catering") return false;
  const [at] = placesOf(text.tokens, quote);
  const clause = at && sentenceAt(text.tokens, at);
  const first = quote.trim().split(/\s+/)[0] ?? "";
  return at !== undefined && clause !== undefined && !DENIES.test(text.message.slice(clause.start, at.start)) && !DENIES.test(first);
}

/** The words of which a model says that the plan is wrong. */
const correctedIn = (told: Claims, { text }: ReadAgain): Span[] =>
  told.acts.flatMap(({ act, quote }) => (act === "correct" ? placesOf(text.tokens, quote) : []));

const missedClaims = (told: Claims, message: ReadAgain): Claim[] => {
  const { text } = message;
  const corrected = correctedIn(told, message);
  return told.claims.filter(
    (claim) =>
      KEPT.has(claim.slot) &&
      claim.role === "states" &&
      (isMeal(claim, message) || placesOf(text.tokens, claim.quote).some((at) => corrected.some((one) => overlap(one, at)))),
  );
};

/** The words of what is missing. */
export const missedIn = (told: Claims, message: ReadAgain): Span[] =>
  missedClaims(told, message).flatMap(({ quote }) => placesOf(message.text.tokens, quote).slice(0, 1));

/** The statements, with what is missing as wanted: a no next to it is of what we have left out. */
export function withMissed(statements: readonly Statement[], told: Claims, message: ReadAgain): Statement[] {
  const missed = missedClaims(told, message).flatMap((claim) => {
    const verdict = verify(claim, message);
    if (verdict.kind !== "same") return [];
    const { hypothesis } = verdict;
    const also = correctedIn(told, message).filter((at) => overlap(at, hypothesis.at));
    return [asStatement(also.length > 0 ? { ...hypothesis, also: [...(hypothesis.also ?? []), ...also] } : hypothesis)];
  });
  const isOf = (one: Statement) => KEPT.has(one.slot as Claim["slot"]) && missed.some(({ at }) => overlap(at, one.at));
  const isCut = missed.some(({ also }) => also) || statements.some((one) => one.role === "not" && isOf(one));
  return missed.length > 0 && isCut ? [...statements.filter((one) => !isOf(one)), ...missed] : [...statements];
}

function asStatement({ source, ...said }: Hypothesis): Statement {
  return { ...said, sources: [source] } as Statement;
}
