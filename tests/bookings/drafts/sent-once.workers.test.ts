/** A draft is sent once: by the form and by the talk, under whatever key, at the same moment or one after the other. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { DRAFT_HEADER, NO_DRAFT } from "#app/domain/visit.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { takeDetailedStep } from "#app/routes/site/book/submission.ts";
import { takeStep } from "#app/routes/site/fast-booking/submission.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";

let now = Date.parse("2026-11-16T15:00:00Z");
/** Goes on with each look: two drafts of one visitor are never begun at the same millisecond. */
const clock = () => new Date(now++);
const SAME_PAGE = { "Sec-Fetch-Site": "same-origin" };
const visitor = (more: { cookie?: string; database?: D1Database } = {}) => apiClient({ clock, variables: { RATE_LIMITS: "off" }, ...more });
const someone = () => `${newId().toLowerCase()}@sent-once.example`;

const values = (email: string) => ({
  proceedingType: "mediation",
  locationType: "virtual",
  contactName: "Ada Beaulieu",
  contactEmail: email,
  contactPhone: "+1 416 555 0142",
  caseDescription: "A lease that ended badly.",
});
const bookingsOf = async (email: string) =>
  (await env.DB.prepare("SELECT id FROM bookings WHERE contact_email_key = ?").bind(email).all<{ id: string }>()).results.map(
    ({ id }) => id,
  );
const mailsTo = async (email: string) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'booking_received' AND recipient = ?")
    .bind(email)
    .first<number>("n")) ?? 0;

interface Said {
  sessionId: string;
  response: string;
  summary: { hash: string } | null;
  booking?: { id: string };
}
const say = async (client: ApiClient, message: string, more: object) => {
  const answer = await client.post("/api/ai/chat", { message, ...more }, SAME_PAGE);
  expect(answer.status).toBe(200);
  return answer.json<Said>();
};
const drafted = async (client: ApiClient) => (await client.get("/api/drafts/current")).json<DraftView>();
/** A press in the form: a key of its own, and the draft that its page shows. */
const press = (client: ApiClient, email: string, draft: string | null) =>
  client.post("/api/bookings/fast", values(email), { "Idempotency-Key": newId(), ...(draft === null ? {} : { [DRAFT_HEADER]: draft }) });

/** A visitor whose form is filled in, and who was shown its summary in the talk. */
async function ready(email: string) {
  const client = visitor();
  await client.patch("/api/drafts/current", { version: 0, values: values(email), form: "fast" });
  let said = await say(client, "Hello", {});
  for (const message of ["The date is not known yet", "No, that's all", "Please show me the summary."])
    if (said.summary === null) said = await say(client, message, { sessionId: said.sessionId });
  expect(said.summary).not.toBeNull();
  const { expiresAt } = await drafted(client);
  const confirm = () => say(client, "Confirm", { sessionId: said.sessionId, confirm: said.summary?.hash });
  return { client, draft: expiresAt ?? "", confirm };
}
const idOf = async (answer: Response) => {
  expect(answer.status).toBe(201);
  return (await answer.json<{ id: string; confirmationKey: string | null }>()).id;
};

describe("pressed twice in the form and twice in the talk, at once", () => {
  test.each([
    ["by pages that name their draft", true],
    ["by programs that name none", false],
  ])("one booking and one mail %s, and every answer leads to it", async (_name, names) => {
    for (let round = 0; round < 12; round += 1) {
      const email = someone();
      const { client, draft, confirm } = await ready(email);
      const form = () => press(client, email, names ? draft : null);
      const presses = [form, confirm, form, confirm];
      // Another order in each round.
      const turned = [...presses.slice(round % 4), ...presses.slice(0, round % 4)];
      const answers = await Promise.all(turned.map((one) => one()));
      const made = await bookingsOf(email);
      expect(made, `round ${round}`).toHaveLength(1);
      for (const answer of answers)
        if (answer instanceof Response) expect(await idOf(answer)).toBe(made[0]);
        else expect([made[0], undefined]).toContain(answer.booking?.id);
      expect(await mailsTo(email)).toBe(1);
    }
  });

  test("also where the talk books between the form's reading and its writing", async () => {
    const email = someone();
    const { client, confirm } = await ready(email);
    const slow = interruptedDatabase(env.DB, /^insert into "idempotency_keys"/, confirm);
    const id = await idOf(await press(visitor({ cookie: client.cookies(), database: slow }), email, null));
    expect(await bookingsOf(email)).toEqual([id]);
  });
});

describe("pressed in the form after the talk has sent", () => {
  test("from the page of that draft it leads to the booking, with the key of its confirmation; so it does once another draft is begun", async () => {
    const email = someone();
    const { client, draft, confirm } = await ready(email);
    const { booking } = await confirm();
    const answer = await press(client, email, draft);
    const body = await answer.json<{ id: string; confirmationKey: string | null }>();
    expect([answer.status, body.id]).toEqual([201, booking?.id]);
    expect(body.confirmationKey).toEqual(expect.any(String));
    await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Bea Castle" } });
    expect(await idOf(await press(client, email, draft))).toBe(booking?.id);
    expect(await bookingsOf(email)).toEqual([booking?.id]);
    expect((await drafted(client)).values.contactName?.value).toBe("Bea Castle");
  });

  test("what was booked is never given to who names another's draft", async () => {
    const email = someone();
    const { draft, confirm } = await ready(email);
    const { booking } = await confirm();
    const stranger = visitor();
    expect(await idOf(await press(stranger, email, draft))).not.toBe(booking?.id);
  });

  test("the same again on purpose is another booking: the page that follows says that it has no draft, or names its own", async () => {
    const email = someone();
    const { client, confirm } = await ready(email);
    const first = (await confirm()).booking?.id;
    const second = await idOf(await press(client, email, NO_DRAFT));
    await client.patch("/api/drafts/current", { version: 0, values: values(email), form: "fast" });
    const third = await idOf(await press(client, email, (await drafted(client)).expiresAt));
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await bookingsOf(email)).sort()).toEqual([first, second, third].sort());
  });

  test.each([0, 150, 4000, 3_500_000])(
    "by a program that names no draft it leads to the booking, %i ms later, under whatever key",
    async (later) => {
      const email = someone();
      const { client, confirm } = await ready(email);
      const { booking } = await confirm();
      now += later;
      expect(await idOf(await press(client, email, null))).toBe(booking?.id);
      expect(await idOf(await press(client, email, null))).toBe(booking?.id);
      expect(await bookingsOf(email)).toEqual([booking?.id]);
      expect(await mailsTo(email)).toBe(1);
    },
  );

  test("by a program it is another booking with other words, an hour later, once another draft is begun, and of somebody else", async () => {
    const email = someone();
    const { client, confirm } = await ready(email);
    const first = (await confirm()).booking?.id;
    const other = await client.post(
      "/api/bookings/fast",
      { ...values(email), caseDescription: "Another lease." },
      { "Idempotency-Key": newId() },
    );
    const ids = [first, await idOf(other), await idOf(await press(visitor(), email, null))];
    now += 3_600_001;
    ids.push(await idOf(await press(client, email, null)));
    await client.patch("/api/drafts/current", { version: 0, values: values(email), form: "fast" });
    ids.push(await idOf(await press(client, email, null)));
    expect(new Set(ids).size).toBe(5);
  });

  test("with other words it leads to the booking too, and changes nothing of it", async () => {
    const email = someone();
    const { client, draft, confirm } = await ready(email);
    const { booking } = await confirm();
    const answer = await client.post("/api/bookings/fast", { ...values(email), contactName: "Bea Castle" }, { [DRAFT_HEADER]: draft });
    expect(await idOf(answer)).toBe(booking?.id);
    expect(
      await env.DB.prepare("SELECT booking_contact_name FROM bookings WHERE id = ?").bind(booking?.id).first("booking_contact_name"),
    ).toBe("Ada Beaulieu");
  });
});

describe("two windows without their program", () => {
  const posted = (client: ApiClient, take: (form: URLSearchParams, context: RouterContextProvider) => Promise<unknown>, fields: object) =>
    client.within(async (services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(localeContext, "en");
      context.set(i18nContext, await createPageI18n("en"));
      const answer = await take(new URLSearchParams({ ...fields }), context);
      return answer instanceof Response ? answer.headers.get("Location") : answer;
    });

  test.each([
    ["fast", takeStep, "send"],
    [
      "detailed",
      (form: URLSearchParams, context: RouterContextProvider) => takeDetailedStep(form, context, (key) => `/booking-confirmation/${key}`),
      "express",
    ],
  ] as const)("of the %s form lead to one confirmation", async (_form, take, intent) => {
    const email = someone();
    const client = visitor();
    const typed = { ...values(email), ...(intent === "express" ? { proceedingType: "other" } : {}) };
    await client.patch("/api/drafts/current", { version: 0, values: typed, form: intent === "express" ? "detailed" : "fast" });
    const draft = (await drafted(client)).expiresAt ?? "";
    const window = () => ({ ...typed, draft, intent, key: crypto.randomUUID() });
    const first = await posted(client, take, window());
    expect(first).toMatch(/^\/booking-confirmation\/.+/);
    expect(await posted(client, take, window())).toBe(first);
    expect(await bookingsOf(email)).toHaveLength(1);
    expect((await drafted(client)).version).not.toBe(1);
  });
});
