/** Which side the visitor acts for, where it was said: it decides who "opposing counsel" is. */
import { fold } from "../fold.ts";
import { asMeant } from "../typed-slips.ts";
import { lazy, type Whole } from "./found.ts";
import { ROLE_WORDS } from "./lexicon/roles.ts";

export type Side = "claimant" | "respondent";

const WE =
  "(?:(?:^|[\\s,.;!(])(?:i|we|i'm|i am|we're|we are|my firm|our firm|je|j'|nous|on|soy|somos|yo)\\s?(?:also |currently )?|(?:^|[.,;!(\\n]\\s*))";
const ACT =
  "(?:acting for|act for|appear for|appearing for|represent|representing|(?:the )?(?:counsel|lawyers?|attorneys?|solicitors?) (?:for|to|of)|agis pour|agissons pour|agissant pour|represente|representons|representant|(?:l'|les )?avocate?s? (?:de|du|pour)|represento|representamos|actuo por|actuamos por|(?:el |la |los )?abogad[oa]s? (?:de|del))";
const SIDES = lazy(() =>
  (["claimant", "respondent"] as const).map((side): [Side, RegExp] => [
    side,
    new RegExp(
      `${WE}${ACT}\\s?(?:the |our client,? the |la |le |l'|el |a la |al )?(?:${ROLE_WORDS[side].join("|").replaceAll(" ", "\\s+")})(?![a-z])`,
    ),
  ]),
);

export function visitorsSide(whole: Whole): Side | null {
  for (const said of [
    whole.reading.folded,
    ...[...(whole.context.earlier ?? [])].reverse().map((text) => fold(asMeant(text, whole.context.locale))),
  ]) {
    const side = SIDES().find(([, pattern]) => pattern.test(said))?.[0];
    if (side) return side;
  }
  return null;
}
