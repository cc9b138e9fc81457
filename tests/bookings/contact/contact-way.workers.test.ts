/** Who calls or writes, and when: the page after sending and the mail promise what the contact has asked for. */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import { apiClient } from "#tests/kit/api.ts";
import { pageText, plain } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const CALLS_BY = /will call (?:you )?by [A-Z]/;
const WRITES = /will write to you/;
const NO_CALL = /As you asked, we will not call/;
/** A first mail to an address that has proven nothing holds no words of anyone who typed them. */
const SUITS = /suits you: “after three in the afternoon”|unless another time was asked for/;

test.each<[string, Record<string, string>, RegExp[], RegExp[]]>([
  ["nothing was said", {}, [CALLS_BY], [WRITES, NO_CALL]],
  ["e-mail is preferred", { contactBy: "email" }, [WRITES], [CALLS_BY, NO_CALL]],
  ["calls were refused", { contactBy: "no_calls" }, [WRITES], [CALLS_BY]],
  ["calls have a time", { contactBy: "phone", contactWhen: "after three in the afternoon" }, [SUITS], [WRITES, NO_CALL]],
])("where %s", async (_, way, said, unsaid) => {
  const email = `way-${crypto.randomUUID()}@firm.example`;
  const client = apiClient();
  const made = await client.post("/api/bookings/fast", fastBooking({ contactEmail: email, ...way }));
  expect(made.status).toBe(201);
  const { confirmationKey } = await made.json<{ confirmationKey: string }>();
  const page = await pageText(client, confirmationPage, { id: confirmationKey });
  await deliverMail(env);
  const { results } = await env.DB.prepare("SELECT raw FROM captured_mails").all<{ raw: string }>();
  const mails = await Promise.all(results.map(({ raw }) => PostalMime.parse(raw)));
  const mail = plain(mails.find(({ to }) => to?.some(({ address }) => address === email))?.text ?? "");
  for (const text of [page, mail]) {
    for (const words of said) expect(text).toMatch(words);
    for (const words of unsaid) expect(text).not.toMatch(words);
  }
  expect(NO_CALL.test(page)).toBe(way.contactBy === "no_calls");
  if (way.contactWhen) expect(page).not.toMatch(CALLS_BY);
});
