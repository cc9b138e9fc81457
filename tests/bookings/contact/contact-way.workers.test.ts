/** Who calls or writes, and when: the page after sending and the mail promise what the contact has asked for. */
import { env } from "cloudflare:workers";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { contactTask } from "#app/i18n/contact-promise.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import * as managePage from "#app/routes/site/manage/route.tsx";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { pageText, plain } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const CALLS_BY = /will call (?:you )?by [A-Z]/;
const WRITES = /will write to you/;
const NO_CALL = /As you asked, we will not call/;
/** A first mail to an address that has proven nothing holds no words of anyone who typed them. */
const SUITS = /suits you: “after three in the afternoon”|when it suits you, as you told us/;
const MESSAGE = /send you a (?:text )?message/;
const AN_HOUR = /\bby (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;

test.each<[string, Record<string, string>, RegExp[], RegExp[]]>([
  ["nothing was said", {}, [CALLS_BY], [WRITES, NO_CALL]],
  ["e-mail is preferred", { contactBy: "email" }, [WRITES], [CALLS_BY, NO_CALL]],
  ["calls were refused", { contactBy: "no_calls" }, [WRITES], [CALLS_BY]],
  ["a text message is asked for", { contactWhen: "please text me" }, [MESSAGE, AN_HOUR], [CALLS_BY, WRITES, NO_CALL]],
  ["evenings and text messages", { contactWhen: "text me evenings only" }, [MESSAGE], [CALLS_BY, /will call/, AN_HOUR]],
  ["WhatsApp is asked for", { contactWhen: "por WhatsApp" }, [/on WhatsApp|send you a message/], [/will call/]],
  ["e-mail has a time", { contactBy: "email", contactWhen: "by e-mail, not before 10 am" }, [WRITES], [AN_HOUR, /will call/]],
  ["they hear badly", { specialRequirements: "I'm hard of hearing, I need captions" }, [WRITES], [/will call/]],
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

test("staff's task and the managing link say the same, and the link's holder reads none of the contact's words", async () => {
  // Letters alone: some digits of an id look like a telephone number, which is no name.
  const contactName = `Way ${crypto.randomUUID().replaceAll(/[\d-]/g, "x")}`;
  const made = await apiClient().post("/api/bookings/fast", fastBooking({ contactName, contactWhen: "text me evenings only" }));
  const { bookingNumber } = await made.json<{ bookingNumber: string }>();
  const { client } = await asRole("admin");
  const row = await env.DB.prepare(
    "SELECT staff_tasks.id AS task, bookings.id AS id FROM bookings JOIN staff_tasks ON staff_tasks.booking_id = bookings.id WHERE booking_number = ?",
  )
    .bind(bookingNumber)
    .first<{ task: string; id: string }>();
  const { task: taskId, id } = row ?? { task: "", id: "" };
  const task = await client.within(({ queue }) => queue.get(taskId));
  expect(task?.way).toMatchObject({ by: "message", through: "text", when: "text me evenings only", hasTime: true });
  const i18n = await createMailI18n("en");
  expect(task?.way && contactTask(i18n, task.way)).toBe("Send a text message. In their words: “text me evenings only”");
  const token = await keyOf(id, "manage");
  const managed = await apiClient().within((services) => services.managed.open(token));
  expect(managed.way).toMatchObject({ by: "message", when: null, hasTime: true });
  const page = await pageText(apiClient(), managePage, { token });
  expect(page).toMatch(/will send you a message when it suits you, as you told us/);
  expect(page).not.toMatch(/will call|evenings/);
});

test("the number is written as elsewhere, and the costs are said once and as they were told", async () => {
  const client = apiClient();
  const send = async (said: Record<string, unknown>) => {
    const made = await client.post("/api/bookings/fast", fastBooking({ contactPhone: "+15145550177", ...said }));
    expect(made.status).toBe(201);
    const { confirmationKey, id } = await made.json<{ confirmationKey: string; id: string }>();
    return { page: await pageText(client, confirmationPage, { id: confirmationKey }), id };
  };
  const unsaid = await send({ needsInterpretation: true, interpretationLanguage: "LSQ (langue des signes québécoise)" });
  expect(unsaid.page).toContain("+1 (514) 555-0177");
  expect(unsaid.page).not.toContain("+15145550177");
  expect(unsaid.page).not.toMatch(/Financial responsibility|booking party/);
  expect(unsaid.page).toMatch(/Sign language interpretation\s*Yes/);
  expect(unsaid.page).not.toMatch(/\bInterpretation\s*Yes/);
  const told = await send({ financialResponsibility: "other", costsInWords: "60% the claimant and 40% the respondent" });
  expect(told.page).toContain("60% the claimant and 40% the respondent");
  expect(told.page).not.toMatch(/100% booking party|Financial responsibility\s*Other/);
});
