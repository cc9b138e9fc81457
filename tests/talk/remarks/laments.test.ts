/** That there are too many boxes is said of the talk: it is no remark for staff and no matter, and what is said next to it is noted. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const BEGUN = {
  en: "Mediation in Toronto on March 9, 2027.",
  fr: "Médiation à Montréal le 9 mars 2027.",
  es: "Mediación en Miami el 9 de marzo de 2027.",
};

test.each([
  ["en", "Too many boxes for me. The mediator is Ann Larch.", "Ann Larch"],
  ["en", "The mediator is Ann Larch. Oh my, so many fields!", "Ann Larch"],
  ["fr", "Mon Dieu que de cases! Le médiateur est Paul Lund.", "Paul Lund"],
  ["es", "uff cuántas casillas. El mediador es Pablo Luna.", "Pablo Luna"],
] as const)("%s: %s", async (locale, message, mediator) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale]);
  await talk.say(message);
  const { mediatorName, remarks, caseDescription } = talk.values();
  expect([mediatorName, remarks ?? "", caseDescription ?? ""]).toEqual([mediator, "", ""]);
});

test.each([
  ["en", "It is about too many boxes that came late.", /boxes that came late/],
  ["en", "Too many boxes were broken.", /broken/],
  ["fr", "Il s'agit de trop de cases postales louées.", /cases postales/],
] as const)("what tells something of boxes is kept: %s %s", async (locale, message, words) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale]);
  await talk.say(message);
  const { remarks, caseDescription } = talk.values();
  expect(`${remarks} ${caseDescription}`).toMatch(words);
});
