/** "No transcript" of an arbitration, whose record is kept in any case: said at once and left to staff, and not shown until it is sent and lost then. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { remarksOf, talkAfter, value } from "#tests/models/begun.ts";

test.each<[Locale, string, string]>([
  ["fr", "Un sténographe, mais pas de transcription.", "pas de transcription"],
  ["es", "Un estenógrafo, pero sin transcripción.", "sin transcripción"],
])("%s: “%s” of an arbitration", async (locale, message, words) => {
  const values = [value("courtReportingRequired", "true", message.slice(0, 14)), value("transcriptDelivery", "no_transcript", words)];
  const { talk, text } = await talkAfter(locale, [message, { values }]);
  expect(talk.values().transcriptDelivery ?? "").toBe("");
  expect(remarksOf(talk).join()).toContain(words);
  expect(text).toContain(words);
});

test("a mediation is held without one", async () => {
  const values = [value("transcriptDelivery", "no_transcript", "no transcript")];
  const { talk } = await talkAfter("en", ["Please record the audio, but no transcript.", { values }]);
  expect(talk.values().transcriptDelivery).toBe("no_transcript");
});
