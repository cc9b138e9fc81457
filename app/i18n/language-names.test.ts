import { expect, it } from "vitest";
import { LOCALES } from "../domain/locale.ts";
import { languageName, languagesText, languageTitle } from "./language-names.ts";

it("calls a language as the reader does, with a capital where it begins a line", () => {
  expect(LOCALES.map((reader) => languageName(reader, "fr"))).toEqual(["French", "français", "francés"]);
  expect(LOCALES.map((reader) => languageTitle(reader, "en"))).toEqual(["English", "Anglais", "Inglés"]);
});

it("says in the reader's language what is interpreted, and leaves what is no language's name", () => {
  expect(LOCALES.map((reader) => languagesText(reader, "Arabic, French"))).toEqual(["Arabic, French", "Arabe, français", "Árabe, francés"]);
  expect(languagesText("fr", "Farsi")).toBe("Persan");
  expect(LOCALES.map((reader) => languagesText(reader, "Mandarin"))).toEqual(["Mandarin", "Mandarin", "Mandarín"]);
  expect(languagesText("fr", "constructor")).toBe("Constructor");
  expect(languagesText("es", "a dialect of the coast")).toBe("A dialect of the coast");
});
