/** What the fields alone could not hold: the city of a trial, two files, the proceeding of another day. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");

test("the city of a trial is kept as the other place, and staff are told", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("A trial in Montreal on 4 and 5 May 2027.");
  expect(talk.values()).toMatchObject({ location: "alternate", alternateLocationName: "Montreal" });
  expect(talk.values().remarks).toContain("Montreal");
});

test("two court files of one message are both noted", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Arbitration in Toronto on March 9, files CV-24-1234 and CV-24-5678.");
  expect(talk.values().courtFileNumber).toBe("CV-24-1234, CV-24-5678");
});

test("another proceeding in the story is no question", async () => {
  const talk = new MemoryTalk("fr", NOW);
  const turn = await talk.say("Arbitrage à Montréal le 9 mars 2027. Une médiation à Londres a échoué.");
  expect(talk.values().proceedingType).toBe("arbitration");
  // Its words may be put into a card; nothing is asked of them.
  expect(turn.buttons.filter(({ id }) => !id.startsWith("edit:"))).toEqual([]);
  expect(talk.values().remarks).toContain("Une médiation à Londres a échoué");
});
