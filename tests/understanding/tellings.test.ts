/** What a message tells next to its wishes, by closed forms alone. */
import { describe, expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";

const read = (text: string, locale: "en" | "fr" | "es" = "en") => understand(text, { today: "2026-11-22", locale, asked: "-" }, null);
const valuesOf = (text: string, slot: string, locale?: "en" | "fr" | "es") =>
  read(text, locale).statements.flatMap((one) => (one.slot === slot && one.role !== "mentions" ? [JSON.stringify(one.value)] : []));

describe("the proceeding", () => {
  test.each([
    ["An arbitraiton in Toronto, please.", "arbitration"],
    ["une médaition à Montréal", "mediation"],
    ["un interrogatorrio en Miami", "examination_or_related"],
    ["une audience arbitrale à Ottawa", "arbitration"],
    ["Arbitration in Ottawa on March 9. A mediation in London failed.", "arbitration"],
    ["The mediation failed, so we need an arbitration in Miami.", "arbitration"],
  ])("“%s” is one", (text, type) => {
    expect(valuesOf(text, "proceeding")).toEqual([JSON.stringify({ type })]);
  });

  test("a word a letter away is none", () => {
    expect(valuesOf("I teach meditation in Toronto.", "proceeding")).toEqual([]);
  });
});

describe("how and where", () => {
  test.each(["Personne ne sera en ligne.", "Nobody will be online.", "Nadie estará en línea."])("“%s” is in the room", (text) => {
    expect(valuesOf(text, "format")).toEqual([JSON.stringify({ type: "in_person" })]);
  });

  test("teams of people are no way of attending", () => {
    expect(valuesOf("Two teams of five people.", "format")).toEqual([]);
  });

  test.each([
    ["La médiation se tiendra dans nos bureaux, 12 rue Peel, le 9 mars.", "nos bureaux, 12 rue Peel"],
    ["The deposition is at our office at 20 King Street West, March 9.", "our office at 20 King Street West"],
    ["La mediación se va a dar en nuestra oficina.", "nuestra oficina"],
  ])("“%s” is at their own place, without the day", (text, name) => {
    expect(valuesOf(text, "venue")).toEqual([JSON.stringify({ location: "alternate", name })]);
  });

  test.each([
    ["Any of your cities except Miami.", "en"],
    ["N'importe où sauf Montréal.", "fr"],
    ["Cualquier ciudad menos Toronto.", "es"],
  ] as const)("“%s” rules the city out", (text, locale) => {
    expect(read(text, locale).statements.find(({ slot }) => slot === "venue")?.role).toBe("not");
  });
});

test.each([
  ["A court reporter has already been retained by the parties.", "en"],
  ["Ni sténographe (nous venons avec le nôtre), ni interprète.", "fr"],
  ["El testigo trae su propio intérprete.", "es"],
] as const)("“%s” orders no service", (text, locale) => {
  const services = read(text, locale).statements.filter(({ slot }) => slot === "service");
  expect(services.length).toBeGreaterThan(0);
  expect(services.every(({ role }) => role === "not")).toBe(true);
});

describe("the matter", () => {
  test.each([
    ["It's a commercial lease fight.", "A commercial lease fight"],
    ["In the matter of a grain silo collapse.", "A grain silo collapse"],
    ["En quelques mots : la toiture du gymnase coule depuis trois ans.", "la toiture du gymnase coule depuis trois ans"],
  ])("“%s” tells it", (text, story) => {
    expect(valuesOf(text, "story")).toEqual([JSON.stringify({ text: story })]);
  });
});

test("the numbers of a list are no remark", () => {
  const { rest } = read("Please note:\n1. Our chairman is allergic to lilies.\n2. The lift must work.");
  expect(rest.every(({ quote }) => /\p{L}{3}/u.test(quote))).toBe(true);
});
