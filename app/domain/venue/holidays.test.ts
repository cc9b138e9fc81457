import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../locale.ts";
import { holidayName } from "./holidays.ts";

const ROOT = join(import.meta.dirname, "../../..");

describe("the name of a holiday", () => {
  test.each([
    ["Christmas Day", "fr", "jour de Noël"],
    ["new year's day", "es", "Año Nuevo"],
    ["Boxing Day (observed)", "fr", "lendemain de Noël (jour férié reporté)"],
    ["Boxing Day (observed)", "en", "Boxing Day (observed)"],
    ["Vendredi saint", "en", "Good Friday"],
    ["lundi de Pâques (jour férié reporté)", "es", "Lunes de Pascua (feriado trasladado)"],
  ] as const)("%s is, in %s, %s", (typed, locale, name) => {
    expect(holidayName(typed, locale)).toBe(name);
  });

  test.each(["Water damage on level 9", "Christmas Day (afternoon)", "", "()"])("%j is an administrator's own word", (typed) => {
    expect(holidayName(typed, "en")).toBeNull();
  });

  test("is known of every day on which a venue is closed from the start", () => {
    const rows = readFileSync(join(ROOT, "app/db/migrations/0004_rooms.sql"), "utf8");
    const names = [...rows.matchAll(/'\d{4}-\d\d-\d\d', '([^']+)'\)/g)].map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) for (const locale of LOCALES) expect(holidayName(name, locale), name).not.toBeNull();
  });
});
