import { expect, test } from "vitest";
import { CITIES } from "./cities.ts";

test.each(CITIES.map(({ id, email }) => [id, email]))("%s has one address in every language, of plain letters", (_, email) => {
  expect(email).toMatch(/^[a-z.]+@[a-z.]+\.example$/);
});
