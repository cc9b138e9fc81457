import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test.each([
  ["jane@firm.example", "j•••@firm.example"],
  ["j@firm.example", "j•••@firm.example"],
  ["Éloïse.Roy@firme.example", "É•••@firme.example"],
  ["no address", "•••"],
])("%s is shown as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
