import { expect, test } from "vitest";
import { languagesMissing, languagesNamed } from "./spoken-languages.ts";

test("the languages of several requests are named once each, and what is not listed is missing", () => {
  const named = languagesNamed(["English, French", " French ,Mandarin", "", "Klingon"]);
  expect(named).toEqual(["English", "French", "Mandarin", "Klingon"]);
  expect(languagesMissing(named, ["en", "zh"])).toEqual(["French", "Klingon"]);
  expect(languagesMissing([], [])).toEqual([]);
});
