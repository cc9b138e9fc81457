import { expect, it } from "vitest";
import { LOCALES } from "../domain/locale.ts";
import { languageName, languagesStored, languagesText, languageTitle } from "./language-names.ts";

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

it("says a language in the reader's words whichever of ours it was typed in, and stores its English name", () => {
  expect(LOCALES.map((reader) => languagesText(reader, "criollo haitiano, Español"))).toEqual([
    "Haitian Creole, Spanish",
    "Créole haïtien, espagnol",
    "Criollo haitiano, español",
  ]);
  expect(languagesStored("Créole haïtien, espagnol")).toBe("Haitian Creole, Spanish");
  expect(languagesStored("Criollo haitiano,mandarín , ")).toBe("Haitian Creole, Mandarin");
  expect(languagesStored("Persan")).toBe("Farsi");
  expect(languagesStored("a dialect of the coast")).toBe("a dialect of the coast");
});
