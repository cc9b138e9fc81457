/** What people type arrives in their mails to the letter, and nothing is logged of it. */
import { expect, test, vi } from "vitest";
import { asRole } from "#tests/kit/as-user.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

test("tags, braces and escapes in a request", async () => {
  const logged = vi.spyOn(console, "error");
  const words = "<b>hello</b> <word/> {name} \\u0041 '{'";
  // A mail quotes what its reader wrote, signed in.
  const { who, client } = await asRole("party");
  const contactEmail = who.email;
  const made = await client.post("/api/bookings/fast", fastBooking({ contactEmail, caseDescription: words }));
  expect(made.status).toBe(201);
  const [mail] = await mailsTo(contactEmail);
  expect(mail?.text).toContain(words);
  expect(mail?.html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#x27;", "'")).toContain(words);
  expect(logged).not.toHaveBeenCalled();
});
