/** Whether a closed value follows from its quote where no detector reads it so. */
import type { Span } from "../contract.ts";
import type { Finding } from "../detectors/finding.ts";
import { saysChoice } from "./choice-words.ts";
import type { Claim } from "./claims.ts";
import { isCounted } from "./counted.ts";
import { placeWithin } from "./quotes.ts";
import type { ReadAgain } from "./read-again.ts";

/** The value follows from the quote though no detector reads it so: a number that it counts, the word of a list, a number of a file to the letter. */
export function follows(claim: Claim, place: Span, message: ReadAgain, read: readonly Finding[]): boolean {
  const { text } = message;
  switch (claim.slot) {
    case "headcount":
      return isCounted(claim.value.most, place, text);
    case "breakouts":
      return isCounted(claim.value.rooms, place, text);
    case "reference":
      return (
        (claim.value.number.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS && placeWithin(text.tokens, claim.value.number, place) !== null
      );
    case "split":
      // Our own "something else" says only that nobody could tell who pays.
      return read.some(({ said }) => said?.slot === "split" && said.value.responsibility === "other");
    case "setup":
      // None of the list: its words are kept, whatever they name.
      return claim.value.setup === "other" && read.length === 0;
    case "service":
      return detailStands(claim, place, message);
    default:
      return false;
  }
}
const FEWEST_DIGITS = 3;

/** A line, a count or a word of a list that the quote says to the letter, or in the words for it. */
export function detailStands({ value: { detail } }: Extract<Claim, { slot: "service" }>, place: Span, { text }: ReadAgain): boolean {
  if (detail === undefined) return false;
  return placeWithin(text.tokens, detail, place) !== null || saysChoice(detail, text.message.slice(place.start, place.end));
}
