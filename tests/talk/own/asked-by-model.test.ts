/** A model says that a question is of the request and of which of its fields; what is answered is read from the request by code. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { noted } from "../mends/kit.ts";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

test.each<[Locale, message: string, of: string, why: boolean, RegExp]>([
  ["en", "On whose say-so are we that many?", "mainRoomCapacity", true, /Room for: 14\. That comes from your message: “/],
  ["en", "Remind a forgetful old man of the lawyers, would you?", "people", false, /Daniel Osgood/],
  ["fr", "L'ordre du jour prévoit bien une fin vers quelle heure, selon vous ?", "hours", false, /16 h 30/],
  ["es", "¿Y eso de la grúa, quién lo metió ahí?", "caseDescription", true, /grúa.*Lo tomé de su mensaje|grúa/],
])("%s: %s", async (locale, message, of, why, answer) => {
  const talk = await noted(locale);
  const before = talk.values().remarks ?? "";
  const turn = await talk.say(message, {}, { values: [], questions: [{ quote: message, answer: "request", of, why }] });
  const kinds = turn.spoken.map(({ kind }) => kind);
  expect(kinds).toContain(why ? "explained" : "shown");
  expect(kinds).not.toContain("unanswered");
  expect(plain(turn.text)).toMatch(answer);
  expect(talk.values().remarks ?? "").toBe(before);
});

test("a model that names nothing of the request has all of it shown, and nothing noted", async () => {
  const talk = await noted("en");
  const before = talk.values();
  const message = "Whose idea was the whole thing?";
  await talk.say(message, {}, { values: [], questions: [{ quote: message, answer: "request", of: "nothing, of the kind", why: true }] });
  expect(talk.values()).toEqual(before);
});
