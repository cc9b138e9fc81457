/** What people type arrives in their mails to the letter, and nothing is logged of it. */
import { expect, test, vi } from "vitest";
import { apiClient } from "./api.ts";
import { proven } from "./mail-proof.ts";
import { fastBooking } from "./payloads.ts";
import { mailsTo } from "./people-mail.ts";

test("tags, braces and escapes in a request", async () => {
  const logged = vi.spyOn(console, "error");
  const words = "<b>hello</b> <word/> {name} \\u0041 '{'";
  const contactEmail = `${crypto.randomUUID()}@beaulieu.example`;
  // To an address that has never answered a mail quotes nothing.
  await proven(contactEmail);
  const made = await apiClient().post("/api/bookings/fast", fastBooking({ contactEmail, caseDescription: words }));
  expect(made.status).toBe(201);
  const [mail] = await mailsTo(contactEmail);
  expect(mail?.text).toContain(words);
  expect(mail?.html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#x27;", "'")).toContain(words);
  expect(logged).not.toHaveBeenCalled();
});
