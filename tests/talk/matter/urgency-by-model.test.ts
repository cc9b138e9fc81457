/** That it is urgent, said outright, is noted in every language, also where a model passes it over; haste in passing is a courtesy. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { talkAfter, value } from "#tests/models/begun.ts";

test.each<[Locale, string, string]>([
  ["en", "Six of us, its urgent im in a taxi", "Six"],
  ["en", "Six of us. This is very urgent.", "Six"],
  ["fr", "On est 6, c'est urgent chu dans un taxi", "6"],
  ["fr", "On est 6. Ça presse.", "6"],
  ["es", "somos 6 urge q estoy en el taxi", "6"],
  ["es", "Somos 6. Es urgente, por favor.", "6"],
  ["es", "Somos 6, nos urge", "6"],
])("%s: “%s”", async (locale, message, words) => {
  const { talk, text } = await talkAfter(locale, [message, { values: [value("mainRoomCapacity", "6", words)] }]);
  expect(talk.values().urgencyLevel).toBe("urgent");
  expect(text).toMatch(/Urgen/);
});

test.each<[Locale, string]>([
  ["en", "In a rush, my boss just sent me this. Six of us."],
  ["en", "Six of us. The transcript is urgent."],
  ["en", "Six of us. Sorry for the rush."],
  ["fr", "On est 6. La transcription est urgente."],
  ["es", "Somos 6. Urge la transcripción."],
  ["es", "Somos 6. Perdón por la prisa."],
])("%s: not “%s”", async (locale, message) => {
  const [words = ""] = /Six|6/.exec(message) ?? [];
  const { talk } = await talkAfter(locale, [message, { values: [value("mainRoomCapacity", "6", words)] }]);
  expect(talk.values().urgencyLevel).toBeUndefined();
});
