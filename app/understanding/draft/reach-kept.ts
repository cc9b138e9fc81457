/** What a new wish of how to be reached leaves of the one before: another way keeps the hours, other hours keep the way. */
import type { HeldThing, ReachSaid, Statement } from "../contract.ts";
import { overlap, textOf } from "../detectors/finding.ts";
import { classesOf, cuesOf } from "./parts.ts";
import { REACH_WORDS } from "./words.ts";

const REACH = classesOf(REACH_WORDS);
const WAYS = ["call", "call me", "mail", "write", "channel"] as const;
const HOUR =
  /\d|(?<!\p{L})(?:mornings?|afternoons?|evenings?|noon|midday|lunch|weekdays?|weekends?|\p{L}+days?|matin(?:s|ée)?|midi|apr[èe]s-midi|soir(?:s|ée)?|\p{L}+di|ma[ñn]anas?|tardes?|noches?|mediod[ií]a|lunes|martes|mi[ée]rcoles|jueves|viernes)(?!\p{L})/iu;
const PARTS = /\s*(?:[;,.](?=\s|$)|(?<!\p{L})(?:and|but|et|mais|y|pero)(?=\s))\s*/iu;

/** What is said now, with what still holds of what is noted. */
export function withKeptWishes(reach: ReachSaid | null, held: readonly HeldThing[]): ReachSaid | null {
  const before = held.find(({ field }) => field === "contactWhen")?.value;
  if (!reach?.when || !before || before.includes(reach.when)) return reach;
  const said = reach.when;
  const [hasHour, hasWay] = [HOUR.test(said), reach.by !== undefined || namesWay(said)];
  if (hasHour === hasWay) return reach;
  const kept = before
    .split(PARTS)
    .filter((part) => part !== "" && (hasHour ? namesWay(part) && !HOUR.test(part) : HOUR.test(part) && !namesWay(part)));
  return kept.length > 0 ? { ...reach, when: [said.replace(/[\s.;,]+$/u, ""), ...kept].join("; ") } : reach;
}

/** Hours for a message are in its words: nobody calls then. */
export const withoutCallsOf = (statements: readonly Statement[], reach: ReachSaid | null): Statement[] =>
  statements.filter(
    (one) =>
      one.role !== "call" ||
      one.slot !== "when" ||
      !reach?.when ||
      !namesWay(reach.when, ["channel"]) ||
      !reach.at.some((at) => overlap(at, one.at)),
  );

function namesWay(words: string, ways: readonly string[] = WAYS): boolean {
  const text = textOf(words, [], "-");
  const said = cuesOf(REACH, text, { first: 0, last: text.tokens.length - 1 });
  return ways.some((way) => said(way).length > 0);
}
