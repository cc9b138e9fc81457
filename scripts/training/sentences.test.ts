import { expect, test } from "vitest";
import { readCorpus } from "./corpus.ts";
import { readSentence } from "./sentences.ts";

test("a line is what was asked, what the message does, and what it says", () => {
  expect(readSentence("firm | inform+greeting | hi, we're with [firm Okoro Barnes], [city Montréal]⏎thanks \\[sic\\]")).toEqual({
    asked: "firm",
    acts: ["inform", "greeting"],
    text: "hi, we're with Okoro Barnes, Montréal\nthanks [sic]",
    marks: [
      { label: "firm", start: 15, end: 27 },
      { label: "city", start: 29, end: 37 },
    ],
  });
});

test.each([
  ["hello", "three parts"],
  ["lunch | inform | hello", "nothing that is asked"],
  ["- | shout | hello", "no act"],
  ["- | inform | [name Ana]", "begins with no label"],
  ["- | inform | [firm Ana [city Lima]]", "a mark begins inside"],
  ["- | inform | [firm Ana", "never ends"],
  ["- | inform | Ana]", "never began"],
  ["- | inform | [firm Ana ]", "with a space"],
  ["- | inform | ", "empty"],
])("“%s” is refused with what is wrong: %s", (line, problem) => {
  expect(readSentence(line)).toMatchObject({ problem: expect.stringContaining(problem) });
});

test("every written sentence follows the notation, and there are at least six thousand by many hands", () => {
  const corpus = readCorpus();
  expect(corpus.length).toBeGreaterThanOrEqual(6000);
  expect(new Set(corpus.map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(9);
});
