/** Yeses that are taken back, corrections, answers of one word, and two questions in one sentence: by closed forms alone. */
import { describe, expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";

const read = (text: string, asked = "summary", locale: "en" | "fr" | "es" = "en") =>
  understand(text, { today: "2026-11-22", locale, asked }, null);

describe("a yes with a contrast after it", () => {
  test.each([
    "yes, except the time should be 10",
    "oui, sauf l'heure, c'est 10 h",
    "sí pero ponga viernes",
    "looks good apart from the firm",
  ])("“%s” is no yes", (text) => {
    expect(read(text).acts.map(({ act }) => act)).not.toContain("confirm");
  });
  test.each([
    "mais oui",
    "yes that's all good please send",
    "that's everything, go ahead",
    "suena bien, hagámoslo",
    "c'est tout bon, envoyez",
  ])("“%s” is one", (text) => {
    const acts = read(text).acts.map(({ act }) => act);
    expect(acts).toContain("confirm");
    expect(acts).not.toContain("none");
  });
});

describe("a correction", () => {
  test.each([
    ["no, make that the 14th", "the 14th"],
    ["not Tuesday, Wednesday", "Wednesday"],
    ["finalement le 12", "le 12"],
    ["no martes, miércoles", "miércoles"],
  ])("“%s” corrects", (text, quote) => {
    const { acts, statements } = read(text, "date");
    expect(acts.map(({ act }) => act)).toContain("correct");
    expect(statements.find(({ role }) => role === "corrects")?.quote).toBe(quote);
  });
  test("what is left out of a span is no correction", () => {
    const { statements } = read("any time in May except Wednesdays", "date");
    expect(statements.filter(({ role }) => role === "corrects")).toEqual([]);
  });
});

describe("who is who", () => {
  test.each(["Our client is Bayview Dental.", "notre cliente, Gestion Pelchat, arrive", "Representamos a Viveros Norte"])(
    "“%s” names no firm of the visitor's",
    (text) => {
      expect(read(text, "-").statements.filter(({ slot }) => slot === "firm" || slot === "name")).toEqual([]);
    },
  );
  test.each([
    ["it's me Janelle Ito from Porter Quill, booking again", "Porter Quill"],
    ["Soy Andrea Lozano de Robles Cárdenas Abogados, busco sala", "Robles Cárdenas Abogados"],
    ["Je m'appelle Luc Roy du cabinet Lemay Tessier", "Lemay Tessier"],
  ])("“%s” names a firm after the name", (text, firm) => {
    expect(read(text, "-").statements.find(({ slot }) => slot === "firm")?.value).toEqual({ firm });
  });
  test("of somebody else who is named by « c'est » the visitor's name is not taken", () => {
    expect(read("le témoin c'est Aline Villeneuve", "-", "fr").statements.filter(({ slot }) => slot === "name")).toEqual([]);
  });
});

test("two questions in one sentence are two", () => {
  const { questions } = read("What does a room for a day cost and is parking included?", "-");
  expect(questions.map(({ quote }) => quote)).toEqual(["What does a room for a day cost", "is parking included?"]);
});
