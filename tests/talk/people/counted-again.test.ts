/** A number that is said again stays, and those who are noted by video are not counted twice. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

test.each([
  [
    "en",
    "Arbitration in Toronto on February 9, 2027, 6 people. Witnesses: Nils Aarestad by video, Yadira Pinto by video.",
    "No, we are 6 in the room, the 2 by video are on top of that.",
  ],
  [
    "fr",
    "Arbitrage à Montréal le 9 février 2027, 6 personnes. Témoins : Nils Aarestad par vidéo, Yadira Pinto par vidéo.",
    "Non, on est 6 dans la salle, les 2 par vidéo sont en plus.",
  ],
  [
    "es",
    "Arbitraje en Miami el 9 de febrero de 2027, somos 6. Testigos: Nils Aarestad por video, Yadira Pinto por video.",
    "No, somos 6 en la sala, los 2 por video son aparte.",
  ],
] as const)("%s: %s %s", async (locale, first, again) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(first);
  const before = talk.values();
  const reply = await talk.say(again);
  expect(talk.values()).toEqual(before);
  expect(reply.card?.kind).not.toBe("edit");
});

test("others by video are others", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Arbitration in Toronto on February 9, 2027, 6 people. Witnesses: Nils Aarestad by video, Yadira Pinto by video.");
  await talk.say("We are 6 in the room. A third witness, Ann Roe, attends by video.");
  const people = JSON.parse(talk.values().people ?? "[]") as { name?: string }[];
  expect(people.map(({ name }) => name)).toEqual(["Nils Aarestad", "Yadira Pinto", "Ann Roe"]);
  expect(talk.values().mainRoomCapacity).toBe("6");
});
