import { expect, it } from "vitest";
import { LOCALES } from "../domain/locale.ts";
import { languageName, languageTitle } from "./language-names.ts";

it("calls a language as the reader does, with a capital where it begins a line", () => {
  expect(LOCALES.map((reader) => languageName(reader, "fr"))).toEqual(["French", "français", "francés"]);
  expect(LOCALES.map((reader) => languageTitle(reader, "en"))).toEqual(["English", "Anglais", "Inglés"]);
});
