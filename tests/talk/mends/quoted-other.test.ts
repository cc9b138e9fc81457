/** An order that quotes words takes nothing out of a list but what holds them. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "./kit.ts";

const OPENING =
  "Une médiation à Montréal le jeudi 22 avril 2027, de 10 h à 18 h. Mme Lise Charbonneau, demanderesse, sera sur place avec Me Karim Belhadj.";

test("“retirez « Mes coordonnées » des participants” removes nobody who is called otherwise", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await talk.say(OPENING);
  const before = talk.values().people;
  expect(before).toContain("Belhadj");
  const turn = await talk.say("retirez « Mes coordonnées » de la liste des participants");
  expect(talk.values().people).toBe(before);
  expect(turn.decision.say.map(({ kind }) => kind)).not.toContain("cleared");
});

test("the words that are quoted still name who goes", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await talk.say(OPENING);
  await talk.say("retirez « Me Karim Belhadj » de la liste des participants");
  expect(talk.values().people ?? "").not.toContain("Belhadj");
});
