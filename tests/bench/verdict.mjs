/** What a row of a measurement says of its goal; and how many missed theirs. */
let kept = 0;
let missed = 0;

/** `✓`, or `✗` for a goal that was missed; counts it. */
export function verdict(isKept) {
  if (isKept) kept += 1;
  else missed += 1;
  return isKept ? "✓" : "✗";
}

/** One line about all rows so far. */
export const verdicts = () => `${kept} of ${kept + missed} goals kept.`;

/** How many rows missed their goal. */
export const missedGoals = () => missed;
