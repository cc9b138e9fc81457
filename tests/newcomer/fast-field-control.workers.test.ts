/** A newcomer's task: a field that the fast form is to ask for needs a control there, which no type demands. */
import { expect, test } from "vitest";
import { FORM_FIELDS } from "#app/components/booking-form/fields.ts";
import { apiClient } from "#tests/kit/api.ts";
import { visit } from "#tests/permissions/pages.ts";

test("the fast form has a control for each field that it asks for (`fast-fields.tsx`)", async () => {
  const { status, text } = await visit(apiClient(), "/fast-booking");
  expect(status).toBe(200);
  expect(FORM_FIELDS.filter((field) => !text.includes(`name="${field}"`))).toEqual([]);
});
