/** How soon it must be. */
import type { FastUrgency } from "../booking/vocabulary.ts";
import { words } from "./fold.ts";
import { anyPhrase } from "./lexicon/lexicons.ts";
import { longest, type Mention, spansOf } from "./phrases.ts";
import { isPutAside } from "./put-aside.ts";
import type { Reading } from "./reading.ts";

const LEVELS: readonly FastUrgency[] = ["standard", "urgent", "emergency"];
const ANYWHERE = LEVELS.map((level): [FastUrgency, RegExp] => [level, anyPhrase((lexicon) => lexicon.urgency[level])]);
const ANSWERS = LEVELS.map((level): [FastUrgency, RegExp] => [level, anyPhrase((lexicon) => lexicon.urgencyAnswers[level])]);
/** "Call me as soon as possible" hurries us, not the hearing. */
const ABOUT_AN_ANSWER =
  /\b(?:call|reply|respond|answer|contact|confirm|get back|let me know|rappel|repond|recontact|contactez|llam|respond|contest|avis|confirm)[a-z-]*\b/;

export function findUrgency(reading: Reading, asked: boolean): Mention<FastUrgency> | null {
  const found: Mention<FastUrgency>[] = [];
  for (const [value, pattern] of ANYWHERE) for (const span of spansOf(pattern, reading.open)) found.push({ ...span, value });
  if (asked && words(reading.folded).length <= 8) {
    for (const [value, pattern] of ANSWERS) for (const span of spansOf(pattern, reading.open)) found.push({ ...span, value });
  }
  const meant = longest(found).filter(
    (mention) =>
      (mention.value === "standard" || !isPutAside(reading, mention)) && (asked || !ABOUT_AN_ANSWER.test(reading.before(mention, 40))),
  );
  // "Urgent, but not an emergency": the strongest that is left.
  return [...meant].sort((a, b) => LEVELS.indexOf(b.value) - LEVELS.indexOf(a.value))[0] ?? null;
}
