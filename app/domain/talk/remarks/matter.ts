/** What the matter is about, said before it was asked for: offered for a yes, so that nobody has to say it twice. */

import { type Desk, overlap, raise } from "#app/domain/talk/desk.ts";
import { isMended } from "#app/domain/talk/mends/mend.ts";
import { isSettled } from "#app/domain/talk/plan/fields.ts";
import type { Statement } from "#app/understanding/contract.ts";

/** So many words may be a matter. */
const FEWEST = 3;

/** The words as the matter. */
export const storyOf = (quote: string): Statement => ({
  slot: "story",
  value: { text: quote.replace(/[\s,;:]+$/, "") },
  quote,
  at: { start: 0, end: 0 },
  role: "states",
  score: 0.6,
  sources: ["detector"],
});

/** True where words of this message that nothing explains are offered as the matter. */
export function raiseMatter(desk: Desk): boolean {
  const { said, world, before } = desk;
  if (said.language === "other" || world.pasted || isSettled(desk.values.caseDescription)) return false;
  const quote = said.rest.find(
    ({ at, quote: words }) => isTelling(words) && !isMended(desk, at) && !said.acts.some((one) => isNoise(one.act) && overlap(one.at, at)),
  );
  if (!quote || before.asked?.topic === "story") return false;
  const point = `matter:${quote.quote}`;
  if ((desk.put[point] ?? 0) > 0) return false;
  raise(desk, {
    id: point,
    kind: "matter",
    quote: quote.quote,
    field: "caseDescription",
    options: [
      { id: "yes", label: { word: "yes" }, deed: { do: "take", statement: storyOf(quote.quote) } },
      { id: "no", label: { word: "no" }, deed: { do: "nothing" } },
    ],
    yes: "yes",
    no: "no",
  });
  return true;
}

const isTelling = (words: string) => words.trim().split(/\s+/).length >= FEWEST && words.trim().length >= 10;
const isNoise = (act: string) => act === "attack" || act === "offtopic";
