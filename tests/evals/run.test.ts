/** The runner against a tiny server of its own: one that books properly, and ones that do each thing wrong. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { CookieJar, parseReply, retryDelay } from "./client.ts";
import { resolveDate, venueToday } from "./dates.ts";
import { loadGoals } from "./load.ts";
import { failureLines, printable } from "./report.ts";
import { type Options, pool, runExam } from "./run.ts";
import { type FastGoal, type Hostile, hostileSchema, REQUIRED } from "./schema.ts";

const goals = loadGoals();
const goalOf = (id: string) => goals.find((goal) => goal.id === id) as FastGoal;

interface Fault {
  /** Books with the first message. */
  eager?: boolean;
  record?: Record<string, unknown>;
  limitOnce?: boolean;
  leaky?: boolean;
  never?: boolean;
}

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

/** Knows the goal's record, and learns a field only once the visitor has typed it. */
async function fakeServer(goal: FastGoal, fault: Fault = {}): Promise<{ url: string; origins: Set<string | undefined> }> {
  const { expected } = goal;
  const origins = new Set<string | undefined>();
  const sessions = new Map<string, { cookie: string; said: string; summary: boolean }>();
  const record: Record<string, unknown> = {
    proceedingType: expected.proceedingType,
    locationType: expected.locationType,
    location: expected.location,
    bookingContactName: expected.contactName,
    bookingContactFirm: expected.contactFirm,
    bookingContactEmail: expected.contactEmail,
    bookingContactPhone: expected.contactPhone,
    preferredDate: expected.preferredDate && resolveDate(expected.preferredDate, venueToday()),
    startTime: expected.startTime,
    urgencyLevel: expected.urgencyLevel ?? "standard",
    status: "consultation_requested",
  };
  let limited = !fault.limitOnce;
  let descriptions = 0;
  server = createServer(async (request, response) => {
    const send = (status: number, json: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(json));
    origins.add(request.headers.origin);
    const body = await bodyOf(request);
    if (request.url === "/api/auth/sign-in/email") return send(200, {}, { "Set-Cookie": "__Host-admin=1; Path=/; HttpOnly" });
    if (request.url?.startsWith("/api/bookings/")) {
      if (!request.headers.cookie?.includes("__Host-admin=1")) return send(404, {});
      const locale = request.url.slice(-2) as "en" | "fr" | "es";
      return send(200, { ...record, caseDescription: goal.dialogues[locale].answers.caseDescription, ...fault.record });
    }
    if (!limited) {
      limited = true;
      return send(429, "slow down", { "Retry-After": "0" });
    }
    const message = body.message ?? "";
    if (message.length > 10_000) return send(413, "too long");
    const known = body.sessionId === undefined ? undefined : sessions.get(body.sessionId);
    const own = known && (fault.leaky || request.headers.cookie?.includes(`visitor=${known.cookie}`)) ? known : undefined;
    const id = own ? (body.sessionId as string) : `s${sessions.size + 1}`;
    const session = own ?? { cookie: `c${sessions.size + 1}`, said: "", summary: false };
    sessions.set(id, session);
    const confirmed = session.summary && /^(yes|oui|sí)/i.test(message);
    session.said += `\n${message}`;
    const has: Record<string, boolean> = {
      proceedingType: /arbitra/i.test(session.said),
      locationType: /person|presencial|présentiel|face to face|sur place/i.test(session.said),
      contactName: session.said.includes(expected.contactName),
      contactEmail: session.said.includes(expected.contactEmail),
      contactPhone: session.said.includes("0188"),
      caseDescription: /franchise|franquicia/i.test(session.said),
    };
    const missing = fault.never ? ["contactName"] : REQUIRED.filter((field) => !has[field]);
    session.summary = missing.length === 0 && !confirmed;
    if (confirmed) descriptions++;
    const booked = confirmed || fault.eager;
    send(
      200,
      {
        response: "…",
        sessionId: id,
        draft: has.contactEmail ? { contactEmail: expected.contactEmail } : {},
        missing,
        locale: body.locale,
        summary: session.summary ? { hash: "h", lines: [] } : null,
        ...(booked ? { booking: { id: `${descriptions}-${body.locale}`, bookingNumber: "N" } } : {}),
      },
      { "Set-Cookie": `visitor=${session.cookie}; Path=/; SameSite=Lax` },
    );
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, origins };
}

const options = (url: string, more: Partial<Options> = {}): Options => ({
  url,
  pattern: null,
  form: null,
  locales: ["en", "fr", "es"],
  concurrency: 4,
  repeat: 1,
  admin: { email: "admin@concord.example", password: "x" },
  goals: true,
  hostile: true,
  ...more,
});

const goal = goalOf("everything-at-once-miami");
const kinds = (results: { failures: { kind: string }[] }[]) => results.flatMap((result) => result.failures.map((failure) => failure.kind));

describe("runExam", () => {
  it("books in three languages, reads the record back and finds it right", async () => {
    const { url, origins } = await fakeServer(goal);
    const { results, summary } = await runExam([goal], [], options(url, { repeat: 4 }));
    expect(kinds(results)).toEqual([]);
    expect(results).toHaveLength(12);
    expect(summary).toMatchObject({ failures: 0, inconsistent: [], dates: { wrong: 0, of: 12 } });
    expect(summary.pass.map(({ value }) => value)).toEqual([1, 1]);
    expect(summary.fast.total.medianTurns).toBe(2);
    expect(origins).toEqual(new Set([url]));
    expect(printable(summary)).toContain("booked right           12 of 12 (100.0 %)");
  });

  it("answers what is still missing, two at a time", async () => {
    const terse: FastGoal = structuredClone(goal);
    terse.dialogues.en.turns = ["hello"];
    const { url } = await fakeServer(goal);
    const { results } = await runExam([terse], [], options(url, { locales: ["en"] }));
    expect(results[0]?.conversation.exchanges.map((exchange) => exchange.visitor.split("\n").length)).toEqual([1, 2, 2, 2, 1]);
    expect(results[0]?.failures).toEqual([]);
  });

  it("finds a booking that nobody confirmed", async () => {
    const { url } = await fakeServer(goal, { eager: true });
    const { results } = await runExam([goal], [], options(url, { locales: ["en"] }));
    expect(kinds(results)).toEqual(["unconfirmed"]);
  });

  it("finds wrong and invented values, and that languages differ", async () => {
    const { url } = await fakeServer(goal, { record: { startTime: "21:30", notes: "VIP" } });
    const { results, hostileResults, summary } = await runExam([goal], [], options(url, { locales: ["en", "es"] }));
    expect(kinds(results)).toEqual(["wrong", "invented", "wrong", "invented"]);
    expect(summary.failures).toBe(2);
    expect(failureLines(results, hostileResults, summary.inconsistent)[0]).toBe(
      "everything-at-once-miami  en  wrong  startTime: expected 09:30, stored 21:30",
    );
  });

  it("gives up on an assistant that never understands", async () => {
    const { url } = await fakeServer(goal, { never: true });
    const { results } = await runExam([goal], [], options(url, { locales: ["en"] }));
    expect(kinds(results)).toEqual(["not-booked"]);
    expect(results[0]?.conversation.exchanges).toHaveLength(20);
  });

  it("waits when told to, and says how to avoid it", async () => {
    const { url } = await fakeServer(goal, { limitOnce: true });
    const lines: string[] = [];
    const { results } = await runExam([goal], [], options(url, { locales: ["en"], log: (line) => lines.push(line) }));
    expect(kinds(results)).toEqual([]);
    expect(lines.join()).toContain("RATE_LIMITS=off");
  });

  it("reports a server that is not there as failures, not as a crash", async () => {
    const { results } = await runExam([goal], [], options("http://127.0.0.1:9", { locales: ["en"], admin: null }));
    expect(kinds(results)).toEqual(["error"]);
  });
});

describe("hostile dialogues", () => {
  const hostile = (item: object): Hostile => hostileSchema.parse({ id: "x", locale: "en", ...item });
  const facts = goal.dialogues.en.turns;

  it("pass when nothing is booked and nothing stored", async () => {
    const { url } = await fakeServer(goal);
    const items = [
      hostile({ turns: ["yes"], expect: { booked: false, draft: {} } }),
      hostile({ turns: [{ repeat: "abc ", times: 9000 }], expect: { booked: false, draft: {} } }),
      hostile({ victim: facts, turns: ["yes"], expect: { booked: false, draft: {} } }),
      hostile({
        turns: facts,
        afterSummary: ["no"],
        expect: { booked: false, draftIncludes: { contactEmail: goal.expected.contactEmail } },
      }),
    ];
    const { hostileResults, summary } = await runExam([], items, options(url));
    expect(kinds(hostileResults)).toEqual([]);
    expect(summary.hostile).toEqual({ passed: 4, of: 4 });
  });

  it("fail on a booking, on another visitor's session and on a summary that never comes", async () => {
    const { url } = await fakeServer(goal, { leaky: true });
    const items = [
      hostile({ turns: facts, afterSummary: ["yes, but tomorrow"], expect: { booked: false, fieldsUnset: ["contactPhone"] } }),
      hostile({ victim: facts, turns: ["hello"], expect: { booked: false, draft: {} } }),
      hostile({ turns: ["hi"], afterSummary: ["yes"], expect: { booked: false, draft: {} } }),
      hostile({
        turns: facts,
        expect: { booked: false, fieldsUnset: [], neverStored: ["HALEWHITMORE"], draftIncludes: { contactName: "R" } },
      }),
    ];
    const { hostileResults } = await runExam([], items, options(url));
    expect(hostileResults.map((result) => result.failures.map((failure) => failure.kind))).toEqual([
      ["unconfirmed"],
      ["invented"],
      ["error"],
      ["wrong", "invented"],
    ]);
  });
});

it("CookieJar keeps, replaces and drops", () => {
  const jar = new CookieJar();
  const take = (...cookies: string[]) => jar.take(new Headers(cookies.map((cookie) => ["Set-Cookie", cookie] as [string, string])));
  take("a=1; Path=/", "b=x=y; HttpOnly");
  expect(jar.header()).toBe("a=1; b=x=y");
  take("a=2", "b=; Max-Age=0");
  expect(jar.header()).toBe("a=2");
});

it("retryDelay reads seconds and dates, within reason", () => {
  expect(retryDelay("3", 0)).toBe(3000);
  expect(retryDelay("0", 0)).toBe(1000);
  expect(retryDelay(new Date(10_000).toUTCString(), 0)).toBe(10_000);
  expect(retryDelay(null, 0)).toBe(2000);
  expect(retryDelay("99999", 0)).toBe(120_000);
});

it("parseReply refuses an answer without the contract's fields", () => {
  expect(() => parseReply({ response: "hi" }, 200, 1)).toThrow('no "missing"');
  expect(() => parseReply([], 200, 1)).toThrow('no "response"');
});

it("pool keeps order and never runs more than its limit", async () => {
  let running = 0;
  let most = 0;
  const results = await pool([30, 5, 10, 1], 2, async (milliseconds) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, milliseconds));
    running--;
    return milliseconds * 2;
  });
  expect(results).toEqual([60, 10, 20, 2]);
  expect(most).toBe(2);
});
