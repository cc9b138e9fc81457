/** Whether a value is only wished for: "ideally", « de préférence », «preferiblemente» in its clause. */
import type { Span } from "./contract.ts";
import { cueBook, cuesIn } from "./detectors/cues.ts";
import { overlap, type Text } from "./detectors/finding.ts";
import { clausesOf } from "./text/clauses.ts";
import { once } from "./text/once.ts";

const WISHES = cueBook({
  prefers:
    "ideally|preferably|if possible|would prefer|we'd prefer|i'd prefer|prefer|my preference|our preference|hopefully|if you can|best would be|idéalement|de préférence|préférablement|si possible|on préférerait|je préférerais|nous préférons|on préfère|je préfère|préférence|le mieux serait|idealmente|preferiblemente|de preferencia|si es posible|si se puede|preferimos|prefiero|preferiríamos|ojalá|mejor si",
});

const wishesIn = once((text: Text) => cuesIn(WISHES, text.pieces));

export function preferenceIn(text: Text, at: Span): boolean {
  const clause = clausesOf(text.tokens).find((one) => overlap(one, at));
  return clause !== undefined && wishesIn(text).some((cue) => overlap(cue, clause));
}
