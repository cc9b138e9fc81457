/** The contact form's post, as the page's action takes it. */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { localeContext, servicesContext } from "#app/context.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { type ContactResult, TRAP, takeInquiry } from "./submission.ts";

const NOW = new Date("2026-11-27T20:00:00Z"); // Friday, 15:00 in Toronto
const clock = () => NOW;
const visitor = () => apiClient({ clock });

function typed(change: Record<string, string> = {}): Record<string, string> {
  return {
    name: "Geneviève O’Brien",
    email: "genevieve@tremblay-osei.example",
    phone: "",
    topic: "venues",
    message: "Is there a room for twelve?\r\nWith step-free access.",
    ...change,
  };
}

async function post(client: ApiClient, fields: Record<string, string>, locale: Locale = "en") {
  const request = new Request("http://concord.example/contact", { method: "POST", body: new URLSearchParams(fields) });
  const answer = await client.within((services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, locale);
    return takeInquiry(request, context);
  });
  return { status: answer.init?.status, headers: new Headers(answer.init?.headers), result: answer.data };
}

const form = (result: ContactResult) => {
  if (result.step !== "form") throw new Error("The form is gone.");
  return result;
};
const receipt = (result: ContactResult) => {
  if (result.step !== "received") throw new Error("Nothing was received.");
  return result;
};
const stored = async () => (await env.DB.prepare("SELECT * FROM inquiries ORDER BY created_at, id").all()).results;

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM inquiries"), env.DB.prepare("DELETE FROM outbox")]);
});

test("a message lands in the queue with its clock, its history and its mails, in the writer's language", async () => {
  const answer = await post(visitor(), typed(), "fr");
  expect(answer.status).toBe(201);
  const told = receipt(answer.result);
  expect(told).toMatchObject({ email: "genevieve@tremblay-osei.example", dueAt: "2026-11-30T20:00:00.000Z" });
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    reference: told.reference,
    name: "Geneviève O’Brien",
    phone: null,
    topic: "venues",
    message: "Is there a room for twelve?\nWith step-free access.",
    locale: "fr",
    due_at: Date.parse(told.dueAt),
    created_at: NOW.getTime(),
    answered_at: null,
    answered_by: null,
  });
  const { results: mails } = await env.DB.prepare("SELECT kind, recipient, locale, payload FROM outbox ORDER BY kind").all();
  expect(mails).toEqual([
    {
      kind: "inquiry_received",
      recipient: "genevieve@tremblay-osei.example",
      locale: "fr",
      payload: JSON.stringify({ inquiryId: row?.id }),
    },
    { kind: "inquiry_received_staff", recipient: "toronto@concord.example", locale: "en", payload: JSON.stringify({ inquiryId: row?.id }) },
  ]);
  const history = env.DB.prepare("SELECT seq, action, actor_kind FROM audit_entries WHERE subject_type = 'inquiry' AND subject_id = ?");
  expect((await history.bind(row?.id).all()).results).toEqual([{ seq: 1, action: "received", actor_kind: "visitor" }]);
});

test("what is wrong is told by field, and nothing typed is lost", async () => {
  const sent = typed({ name: "G", email: "nope", phone: "12", topic: "", message: "short" });
  const answer = await post(visitor(), sent);
  expect(answer.status).toBe(400);
  const { values, issues, failure } = form(answer.result);
  expect(issues.map((issue) => issue.field)).toEqual(["name", "email", "phone", "topic", "message"]);
  expect(values).toEqual(sent);
  expect(failure).toBeNull();
  expect(await stored()).toEqual([]);
});

test("mistakes are not counted against the writer", async () => {
  const client = visitor();
  for (let tries = 0; tries < 8; tries += 1) expect((await post(client, typed({ email: "nope" }))).status).toBe(400);
  expect((await post(client, typed())).status).toBe(201);
});

test("an empty form is answered with what is missing, and what is no form at all with that", async () => {
  const post = (body: string, type: string) =>
    visitor().within((services) => {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      const headers = { "Content-Type": type };
      return takeInquiry(new Request("http://concord.example/contact", { method: "POST", body, headers }), context);
    });
  const answer = await post("", "application/x-www-form-urlencoded");
  expect(answer.init?.status).toBe(400);
  expect(form(answer.data).issues).toHaveLength(4);
  await expect(post("{}", "application/json")).rejects.toMatchObject({ init: { status: 415 } });
});

describe("pressed twice", () => {
  test("one after the other, it is one message with one reference", async () => {
    const [client, sent] = [visitor(), typed()];
    const first = receipt((await post(client, sent)).result);
    expect(receipt((await post(client, sent)).result)).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  test("at once, it is one message with one reference", async () => {
    const sent = typed();
    const tab = () => apiClient({ clock, address: "2001:db8:5::1" });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(tab(), sent)));
    expect(new Set(answers.map((answer) => receipt(answer.result).reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect((await env.DB.prepare("SELECT count(*) AS count FROM outbox").first())?.count).toBe(2);
  });

  test("over the limit, what is here already is answered all the same", async () => {
    const [client, sent] = [visitor(), typed()];
    for (let press = 0; press < 8; press += 1) expect((await post(client, sent)).status).toBe(201);
  });

  test("a page that everybody is given the same does not make two people's messages one", async () => {
    const sent = typed();
    await post(visitor(), sent);
    await post(visitor(), { ...sent, name: "Samuel Okoye", email: "samuel@okoye.example" });
    expect(await stored()).toHaveLength(2);
  });

  test("the same words in another hour are another message", async () => {
    const sent = typed();
    await post(visitor(), sent);
    await post(apiClient({ clock: () => new Date(NOW.getTime() + 3_600_000) }), sent);
    expect(await stored()).toHaveLength(2);
  });
});

test("the sixth message within the hour waits, with the time to wait and what was typed", async () => {
  const client = visitor();
  for (let sent = 0; sent < 5; sent += 1) expect((await post(client, typed({ message: `Message number ${sent}.` }))).status).toBe(201);
  const sixth = typed();
  const answer = await post(client, sixth);
  expect(answer.status).toBe(429);
  expect(answer.headers.get("Retry-After")).toBe("3600");
  expect(form(answer.result)).toMatchObject({ failure: { minutes: 60 }, values: { name: sixth.name }, issues: [] });
  expect(await stored()).toHaveLength(5);
  expect((await post(visitor(), typed())).status).toBe(201);
});

test("when storage fails, what was typed comes back with another way to reach us", async () => {
  const silenced = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const database = {
    prepare() {
      throw new Error("D1_ERROR: D1 DB is overloaded.");
    },
  } as unknown as D1Database;
  const sent = typed();
  const answer = await post(apiClient({ database, clock }), sent);
  silenced.mockRestore();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(form(answer.result)).toMatchObject({ failure: { minutes: null }, values: { name: sent.name, topic: "venues" } });
});

test("a program that fills the line nobody sees is thanked, and nothing is stored", async () => {
  const answer = await post(visitor(), typed({ [TRAP]: "https://spam.example" }));
  expect(answer.status).toBe(201);
  expect(receipt(answer.result).reference).toMatch(/^Q-\d{4}-\d{4}$/);
  expect(await stored()).toEqual([]);
});

test("another language keeps what was typed, complains of nothing and stores nothing", async () => {
  const sent = typed({ email: "gene", message: "Is th" });
  const answer = await post(visitor(), { ...sent, intent: "language" }, "es");
  expect(answer.status).toBe(200);
  const { values, issues, failure } = form(answer.result);
  expect(values).toEqual(sent);
  expect([issues, failure]).toEqual([[], null]);
  expect(await stored()).toEqual([]);
});
