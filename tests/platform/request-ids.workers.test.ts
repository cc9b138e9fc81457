/** What a request is called: in each answer, in each line that is logged for it, and nothing of anybody in either. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { person } from "#tests/kit/factories.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import worker from "#workers/app.ts";
import { newRequestId } from "#workers/request-ids.ts";
import { unanswered } from "#workers/unanswered.ts";

const ORIGIN = "http://concord.example";
const ID = /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/;
/** Somebody's, wherever a door takes it. */
const JANE = {
  name: "Jane Quillfeather",
  email: "jane.quillfeather@private-mailbox.example",
  phone: "+1 416 555 0142",
  cause: "Quillfeather v. Thistlewood",
  password: "the passphrase of jane alone",
  address: "203.0.113.77",
  key: "k".repeat(43),
};

let lines: string[] = [];
/** Of the sessions that were asked by: who has one is in. */
let tokens: string[] = [];
beforeEach(() => {
  [lines, tokens] = [[], []];
  for (const level of ["debug", "error", "info", "log", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.map(String).join(" ")));
});
afterEach(() => vi.restoreAllMocks());

/** A database that repeats what it was asked, as a driver's own words may. */
const fails = (...asked: unknown[]) => Promise.reject(new Error(`refused: ${JSON.stringify(asked)} ${Object.values(JANE).join(" ")}`));
const statement = (asked: unknown[]): object => ({
  bind: (...values: unknown[]) => statement([...asked, ...values]),
  ...Object.fromEntries(["run", "all", "first", "raw"].map((step) => [step, () => fails(asked)])),
});
const broken = { prepare: (sql: string) => statement([sql]), batch: fails, exec: fails } as unknown as D1Database;

async function ask(path: string, init: RequestInit = {}, bindings: Partial<Env> = {}): Promise<Response> {
  const context = createExecutionContext();
  const headers = { "CF-Connecting-IP": JANE.address, "User-Agent": `${JANE.name}/1.0`, ...(init.headers as Record<string, string>) };
  const token = /session_token=([\w-]+)/.exec(String(new Headers(headers).get("Cookie")))?.[1];
  if (token) tokens.push(token);
  const request = new Request(ORIGIN + path, { redirect: "manual", ...init, headers });
  const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, ...bindings } as Env, context);
  const whole = new Response(await answer.arrayBuffer(), answer);
  await waitOnExecutionContext(context);
  return whole;
}
const post = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", Origin: ORIGIN },
});

test("a name is made by chance, and is read out without doubt", () => {
  const made = Array.from({ length: 500 }, newRequestId);
  for (const id of made) expect(id).toMatch(ID);
  expect(new Set(made).size).toBe(500);
});

test.each([
  ["an answer", "/api/health", {}],
  ["what is not there", "/api/nothing", {}],
  ["another spelling", "//api//health", {}],
  ["a page that ends with a slash", "/public/", {}],
  ["what another site sends", "/contact", { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["a refusal", "/api/bookings", {}],
  ["wrong input", "/api/bookings/fast", { method: "POST", body: "{", headers: { "Content-Type": "application/json" } }],
] as [string, string, RequestInit][])("%s carries it, another each time", async (_, path, init) => {
  const [one, other] = [await ask(path, init), await ask(path, init)];
  expect(one.headers.get("Request-Id")).toMatch(ID);
  expect(other.headers.get("Request-Id")).toMatch(ID);
  expect(other.headers.get("Request-Id")).not.toBe(one.headers.get("Request-Id"));
});

describe("where the database fails", () => {
  const cookie = async () => ({ Cookie: await sessionCookie(await person("party")) });
  test.each([
    [
      "a booking",
      async () =>
        ask(
          "/api/bookings/fast",
          post(fastBooking({ contactName: JANE.name, contactEmail: JANE.email, contactPhone: JANE.phone, styleOfCause: JANE.cause })),
          { DB: broken },
        ),
    ],
    [
      "a detailed booking",
      async () =>
        ask(
          "/api/public-bookings",
          post(detailedBooking({ bookingContactName: JANE.name, bookingContactEmail: JANE.email, styleOfCause: JANE.cause })),
          { DB: broken },
        ),
    ],
    ["a sign-in", async () => ask("/api/auth/sign-in/email", post({ email: JANE.email, password: JANE.password }), { DB: broken })],
    ["a session", async () => ask("/api/auth/user", { headers: await cookie() }, { DB: broken })],
    [
      "a draft",
      async () =>
        ask(
          "/api/drafts/current",
          { ...post({ version: 0, values: { contactName: JANE.name, contactEmail: JANE.email } }), method: "PATCH" },
          { DB: broken },
        ),
    ],
    [
      "a message to the assistant",
      async () => ask("/api/ai/chat", post({ message: `I am ${JANE.name}, ${JANE.email}, ${JANE.phone}` }), { DB: broken }),
    ],
    ["a page that a key opens", async () => ask(`/manage/${JANE.key}`, {}, { DB: broken })],
    ["a calendar that a key opens", async () => ask(`/booking-confirmation/${JANE.key}/calendar.ics`, {}, { DB: broken })],
  ] as [string, () => Promise<Response>][])("%s is logged by its name alone", async (_, asked) => {
    const answer = await asked();
    const id = answer.headers.get("Request-Id");
    expect(id).toMatch(ID);
    // What the database refuses is a fault, and each of these asks it.
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.startsWith(`[${id}] `), line).toBe(true);
      for (const [what, value] of Object.entries(JANE)) expect(line.includes(value), `${what} in: ${line}`).toBe(false);
      expect(line).not.toContain("Quillfeather");
      for (const token of tokens) expect(line).not.toContain(token);
    }
  });

  test("so is a run of scheduled work, each by a name of its own", async () => {
    for (let run = 0; run < 2; run += 1) {
      const context = createExecutionContext();
      await worker.scheduled(
        { scheduledTime: Date.now(), cron: "* * * * *", noRetry() {} } as ScheduledController,
        { ...env, DB: broken } as Env,
        context,
      );
      await waitOnExecutionContext(context).catch(() => undefined);
    }
    expect(lines.length).toBeGreaterThan(2);
    const names = new Set(lines.map((line) => /^\[([^\]]+)\] /.exec(line)?.[1]));
    expect(names.size).toBe(2);
    for (const name of names) expect(name).toMatch(ID);
    expect(lines.join("\n")).not.toMatch(/Quillfeather|private-mailbox|555 0142|203\.0\.113/);
  });
});

test("two requests at once keep their names apart, and what a library writes has lost people's addresses", async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => ask("/api/auth/sign-in/email", post({ email: JANE.email, password: JANE.password }), { DB: broken })),
  );
  const ids = answers.map((answer) => answer.headers.get("Request-Id") ?? "");
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(lines.some((line) => line.startsWith(`[${id}] `))).toBe(true);
  console.warn(`someone ${JANE.email} called from ${JANE.phone} and ${JANE.address}`);
  expect(lines.at(-1)).toBe("someone … called from … and …");
  console.warn(`not found: ${ORIGIN}/manage/${JANE.key}`);
  expect(lines.at(-1)).toBe(`not found: ${ORIGIN}/manage/…`);
});

test.each([
  ["/nothing", "en", "Something went wrong on our side. Reference: 7KQ2M-XH4TD\n"],
  ["/fr/nothing", "fr", "Une erreur s’est produite de notre côté. Référence : 7KQ2M-XH4TD\n"],
  ["/es/nothing", "es", "Se ha producido un error por nuestra parte. Referencia: 7KQ2M-XH4TD\n"],
])("%s: what nothing else has answered is said in its language, with the headers of a page", async (path, language, text) => {
  const answer = unanswered(new Error(JANE.name), "7KQ2M-XH4TD", new Request(ORIGIN + path), env);
  expect([answer.status, await answer.text()]).toEqual([500, text]);
  expect(answer.headers.get("Content-Language")).toBe(language);
  for (const header of ["Content-Security-Policy", "X-Content-Type-Options", "X-Frame-Options", "Referrer-Policy"])
    expect(answer.headers.get(header), header).not.toBeNull();
  expect(lines.join()).not.toContain(JANE.name);
  // Also where a setting is missing, which may be the fault.
  expect(unanswered(new Error("no setting"), "7KQ2M-XH4TD", new Request(ORIGIN + path), {} as Env).status).toBe(500);
});
