/** A newcomer's task: a field that the fast form is to ask for needs a control there, which no type demands. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FORM_FIELDS } from "#app/components/booking-form/fields.ts";

const FORM = join(import.meta.dirname, "../../app/components/booking-form");

test("the fast form has a control for each field that it asks for (`fast-fields.tsx`)", () => {
  const parts = readdirSync(join(FORM, "fast")).filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
  const sources = ["fast-fields.tsx", ...parts.map((file) => `fast/${file}`)]
    .map((file) => readFileSync(join(FORM, file), "utf8"))
    .join("\n");
  const hasControl = (field: string) => new RegExp(`(?:bound\\(|fieldId\\(|name=)"${field}"`).test(sources);
  expect(FORM_FIELDS.length).toBeGreaterThan(10);
  expect(FORM_FIELDS.filter((field) => !hasControl(field))).toEqual([]);
  expect(hasControl("nothingOfTheKind")).toBe(false);
});
