/** Words that say all of what is noted, and more, replace it. */
import { expect, test } from "vitest";
import { noted } from "../mends/kit.ts";

test.each([
  ["en", "Coffee and lunch for everybody.", "no lunch, just coffee", "just coffee"],
  ["fr", "Café et repas pour tous.", "pas de repas, seulement du café", /^[^\n]*sandwich[^\n]*\nseulement du café$/i],
  ["es", "Café y comida para todos.", "sin comida, solo café", /^.*bocadillos.*\nsolo café$/i],
] as const)("what is left of the meals is said once (%s)", async (locale, first, then, left) => {
  const talk = await noted(locale);
  await talk.say(first);
  await talk.say(then);
  expect(talk.values().catering).toMatch(left);
});

test("who else wants the same of one's own takes nothing away, and no other line is rewritten", async () => {
  const talk = await noted("en");
  await talk.say("The arbitrator would like sandwiches for lunch at one.");
  expect(talk.values().catering?.split("\n")[0]).toBe("Sandwiches for lunch");
  await talk.say("Costs: the claimant pays 1,500 dollars; the respondent the rest.");
  await talk.say("The invoice goes to Ann Fox.");
  expect(talk.values().costsInWords ?? talk.values().remarks).toContain("1,500 dollars");
});
