/** Webhooks: what is noted, how it is signed and sent, what becomes of what fails, and whom they are never sent to. */
import { env } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { settleLogs, sweepDeliveries } from "#app/db/webhooks/webhooks.repo.server.ts";
import { slotNamed } from "#app/services/platform/secrets/auth-secrets.ts";
import { renewStored } from "#app/services/platform/secrets/renew-stored.server.ts";
import { deliverWebhooks } from "#app/services/webhooks/deliver-webhooks.server.ts";
import { someAddress } from "#tests/accounts/personal-data/erasing.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, type Person, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";
import { PASSWORD } from "./with-key.ts";

vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const URL_OF = "https://hooks.client.example/concord";
const db = connect(env.DB);

let who: Person;
let client: ApiClient;
beforeEach(async () => {
  await env.DB.batch(["DELETE FROM webhooks", "DELETE FROM outbox", "DELETE FROM rate_limits"].map((sql) => env.DB.prepare(sql)));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  who = await person("admin", { email: someAddress(), password: PASSWORD });
  client = await asUser(who);
});

const PROOF = { password: PASSWORD, code: "" };
const asked = (change: object = {}) => ({ name: "Ledger", url: URL_OF, events: ["booking.requested"], scopes: [], ...change });
const make = (change: object = {}) => client.within(({ webhooks }) => webhooks.make(asked(change), PROOF));
const read = (id: string) => client.within(({ webhooks }) => webhooks.read(id));
const all = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const request = (change: Record<string, unknown> = {}) =>
  apiClient()
    .post("/api/bookings/fast", fastBooking(change))
    .then((answer) => answer.json<{ id: string; bookingNumber: string }>());

interface Got {
  url: string;
  headers: Headers;
  body: string;
  redirect: string;
}

/** Somebody who receives: what came, and what each is answered. */
function receiver(answer: (got: Got) => Response | Promise<Response> = () => new Response("thanks")) {
  const got: Got[] = [];
  const send = async (sent: Request) => {
    const one = { url: sent.url, headers: sent.headers, body: await sent.text(), redirect: sent.redirect };
    got.push(one);
    return answer(one);
  };
  const run = (at = Date.now() + 1000, bindings: object = {}) =>
    deliverWebhooks({ env: { ...env, ...bindings } as Env, db, clock: () => new Date(at), send });
  return { got, run };
}

/** As a receiver checks it: a few lines of their own. */
function isSigned({ headers, body }: Got, secret: string): boolean {
  const parts = (headers.get("Concord-Signature") ?? "").split(",").map((part) => part.split("="));
  const seconds = parts.find(([name]) => name === "t")?.[1];
  const expected = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return parts.some(([name, value]) => name === "v1" && value === expected);
}

describe("a webhook is registered", () => {
  test("by an administrator with their password, and its secret is shown once and kept encrypted", async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const [row] = await all<Record<string, unknown>>("SELECT * FROM webhooks WHERE id = ?", id);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(JSON.stringify(await read(id))).not.toMatch(/whsec_|secret/i);
    expect(
      await all(
        "SELECT action FROM audit_entries WHERE subject_type = 'person' AND action = 'webhook_made' AND json_extract(changes, '$.webhook') = ?",
        id,
      ),
    ).toHaveLength(1);
    for (const role of ["party", "arbitrator"]) {
      const { client: other } = await asRole(role);
      for (const act of ["list", "read", "pause", "resume", "remove", "test"] as const)
        await expect(other.within(async ({ webhooks }) => void (await webhooks[act](id)))).rejects.toMatchObject({ code: "not_found" });
      await expect(other.within(({ webhooks }) => webhooks.make(asked(), PROOF))).rejects.toMatchObject({ code: "not_found" });
    }
  });

  test("and what is wrong is named: the password, the name, the address, the events", async () => {
    const refused = async (change: object, proof: object, field: string) =>
      await expect(
        client.within(({ webhooks }) => webhooks.make(asked(change), { ...PROOF, ...proof })),
        field,
      ).rejects.toMatchObject({ code: "invalid_input", issues: [{ field }] });
    await refused({}, { password: "not the password" }, "password");
    await refused({ name: " " }, {}, "name");
    await refused({ events: [] }, {}, "events");
    await refused({ events: ["booking.invented"] }, {}, "events");
    for (const url of [
      "http://hooks.client.example",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://localhost/",
      "https://db.internal/",
      env.ORIGIN,
    ])
      await refused({ url }, {}, "url");
    expect(await client.within(({ webhooks }) => webhooks.list())).toEqual([]);
  });
});

describe("what happens is sent", () => {
  test("signed, with ids and links and no word of the matter", async () => {
    const { id, secret } = await make();
    const { got, run } = receiver();
    const made = await request({ caseDescription: "kwmatter: two people disagree about a lease.", contactName: "Kwname Contact" });
    await run();
    expect(got).toHaveLength(1);
    const [one] = got as [Got];
    expect(one).toMatchObject({ url: URL_OF, redirect: "manual" });
    expect(isSigned(one, secret)).toBe(true);
    expect(isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
    expect(isSigned(one, `${secret}x`)).toBe(false);
    expect(JSON.parse(one.body)).toEqual({
      id: `booking.${made.id}.1`,
      event: "booking.requested",
      occurredAt: expect.stringMatching(/Z$/),
      booking: { id: made.id, url: `${env.ORIGIN}/bookings/${made.id}`, bookingNumber: made.bookingNumber, status: expect.any(String) },
    });
    expect(one.headers.get("Concord-Event")).toBe("booking.requested");
    expect((await read(id)).deliveries).toMatchObject([
      { state: "delivered", attempts: 1, status: 200, reason: null, durationMs: expect.any(Number) },
    ]);
    // Once.
    await run(Date.now() + HOUR);
    expect(got).toHaveLength(1);
  });

  test("with what its scopes let it read", async () => {
    await make({ name: "CRM", scopes: ["crm"] });
    await make({ name: "Days", scopes: ["calendar", "accounting"] });
    const { got, run } = receiver();
    const contactEmail = someAddress();
    await request({ caseDescription: "kwmatter: two people disagree about a lease.", contactEmail });
    await run();
    const bodies = got.map(({ body }) => JSON.parse(body).booking as Record<string, unknown>);
    const crm = bodies.find((one) => "contact" in one);
    const days = bodies.find((one) => "hearing" in one);
    expect(crm).toMatchObject({ contact: { email: contactEmail, phone: expect.any(String) } });
    expect(crm).not.toHaveProperty("hearing");
    expect(days).toMatchObject({ hearing: { days: expect.any(Array) }, accounting: { estimate: null } });
    expect(JSON.stringify(days)).not.toContain(contactEmail);
    expect(got.map(({ body }) => body).join()).not.toContain("kwmatter");
  });

  test("of moves, edits and removals, each under its name, and nothing that was not chosen", async () => {
    const { id } = await make({ events: ["booking.cancelled", "booking.changed", "booking.removed"] });
    const { id: bookingId } = await booking({ status: "pending" });
    await client.within(({ desk }) => desk.move(bookingId, { status: "cancelled", reason: "No more." } as never));
    await client.within(({ desk }) => desk.remove(bookingId));
    await request();
    expect((await read(id)).deliveries.map(({ event }) => event).sort()).toEqual(["booking.cancelled", "booking.removed"]);
    const { got, run } = receiver();
    await run();
    // It is gone from the lists by now: its id and link alone.
    for (const { body } of got) expect(JSON.parse(body).booking).toEqual({ id: bookingId, url: `${env.ORIGIN}/bookings/${bookingId}` });
  });

  test("of cases only what everyone in them reads, by number and link", async () => {
    const { id } = await make({ events: ["case.document_filed", "case.created"] });
    const { id: caseId, as } = await caseOf({ title: "Kwtitle v. Stone" });
    const before = (await read(id)).deliveries.length;
    const file = async (audience: string) => {
      const form = new FormData();
      form.set("file", new File(["%PDF-1.7\n"], "kwfile.pdf"));
      form.set("audience", audience);
      expect((await as.partyA.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form })).status).toBe(201);
    };
    await file("side");
    expect((await read(id)).deliveries).toHaveLength(before);
    await file("everyone");
    expect((await read(id)).deliveries).toHaveLength(before + 1);
    const { got, run } = receiver();
    await run();
    const last = got.map(({ body }) => JSON.parse(body)).find(({ event }) => event === "case.document_filed");
    expect(last.case).toEqual({ id: caseId, url: `${env.ORIGIN}/cases/${caseId}`, caseNumber: expect.any(String) });
    expect(got.map(({ body }) => body).join()).not.toMatch(/Kwtitle|kwfile/);
  });
});

describe("what fails", () => {
  test.each([
    ["another status", () => new Response("a secret of theirs", { status: 500 }), { reason: "refused", status: 500 }],
    [
      "a redirect",
      () => new Response(null, { status: 302, headers: { Location: "https://127.0.0.1/" } }),
      { reason: "redirected", status: 302 },
    ],
    ["no connection", () => Promise.reject(new TypeError("fetch failed")), { reason: "unreachable", status: null }],
    ["no answer in time", () => Promise.reject(new DOMException("late", "TimeoutError")), { reason: "timeout", status: null }],
  ] as const)("by %s is tried again later, and nothing of the answer is kept", async (_name, answer, outcome) => {
    const { id } = await make();
    let isDown = true;
    const { got, run } = receiver(() => (isDown ? answer() : new Response(null, { status: 204 })));
    await request();
    const at = Date.now() + 1000;
    await run(at);
    expect((await read(id)).deliveries).toMatchObject([{ state: "waiting", attempts: 1, ...outcome }]);
    expect((await read(id)).webhook.state).toBe("failing");
    expect(JSON.stringify(await all("SELECT * FROM webhook_deliveries"))).not.toContain("a secret of theirs");
    await run(at + 30_000);
    expect(got).toHaveLength(1);
    isDown = false;
    await run(at + 2 * MINUTE);
    expect(got.map(({ body }) => JSON.parse(body).id)).toEqual([0, 1].map(() => JSON.parse(got[0]?.body ?? "").id));
    expect((await read(id)).deliveries).toMatchObject([{ state: "delivered", attempts: 2, status: 204, reason: null }]);
    expect((await read(id)).webhook.state).toBe("active");
  });

  test("for hours pauses its webhook, mails the administrators once, and goes on with all that waited", async () => {
    const { id } = await make();
    let isDown = true;
    const { got, run } = receiver(() => new Response(null, { status: isDown ? 503 : 200 }));
    await request();
    let at = Date.now() + 1000;
    for (let attempt = 0; attempt < 8; attempt += 1, at += 5 * HOUR) await run(at);
    expect((await read(id)).deliveries).toMatchObject([{ state: "dead", attempts: 8 }]);
    expect((await read(id)).webhook.state).toBe("paused_failing");
    const mails = await all<{ recipient: string; payload: string }>("SELECT recipient, payload FROM outbox WHERE kind = 'security_notice'");
    const own = mails.filter(({ payload }) => payload.includes("webhook_paused"));
    expect(new Set(own.map(({ recipient }) => recipient)).size).toBe(own.length);
    expect(own.length).toBeGreaterThan(0);
    expect(JSON.parse(own[0]?.payload ?? "")).toMatchObject({ act: "webhook_paused", reason: "Ledger" });
    await request();
    expect((await read(id)).deliveries[0]?.state).toBe("paused");
    await run(at);
    expect(got).toHaveLength(8);
    isDown = false;
    const resume = (proof?: typeof PROOF) => client.within(({ webhooks }) => webhooks.resume(id, proof));
    await expect(resume()).rejects.toMatchObject({ code: "invalid_input", issues: [{ field: "password" }] });
    expect((await read(id)).webhook.state).toBe("paused_failing");
    await resume(PROOF);
    await run(Date.now() + HOUR);
    expect(got).toHaveLength(9);
    expect((await read(id)).webhook.state).toBe("active");
  });

  test("in one delivery, or at one webhook, is no other's loss", async () => {
    const { id: broken } = await make({ name: "Broken", url: "https://broken.client.example/" });
    const { id: fine } = await make({ name: "Fine" });
    const { got, run } = receiver(({ url }) => (url.includes("broken") ? Promise.reject(new Error("always")) : new Response()));
    await request();
    const second = await request();
    await env.DB.prepare("UPDATE webhook_deliveries SET event_id = 'poisoned' WHERE webhook_id = ? AND subject_id <> ?")
      .bind(fine, second.id)
      .run();
    await env.DB.exec(
      "CREATE TRIGGER poison_delivery BEFORE UPDATE OF settled_at ON webhook_deliveries WHEN OLD.event_id = 'poisoned' AND NEW.settled_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'poisoned'); END",
    );
    try {
      await run();
    } finally {
      await env.DB.exec("DROP TRIGGER poison_delivery");
    }
    expect((await read(broken)).deliveries.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    const ofFine = (await read(fine)).deliveries;
    expect(ofFine.find(({ eventId }) => eventId !== "poisoned")).toMatchObject({ state: "delivered" });
    // What could not be marked is given back when its lease is over, and comes again with the same id.
    expect(ofFine.find(({ eventId }) => eventId === "poisoned")).toMatchObject({ state: "waiting" });
    await run(Date.now() + 2 * MINUTE);
    expect((await read(fine)).deliveries.map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(got.filter(({ body }) => JSON.parse(body).id === "poisoned")).toHaveLength(2);
  });

  test("keeps no connections from the others: few are asked at once, and those that failed come last with one delivery", async () => {
    for (let n = 0; n < 5; n += 1) await make({ name: `Down ${n}`, url: `https://down-${n}.client.example/` });
    await env.DB.prepare("UPDATE webhooks SET failing_since = 1").run();
    await make({ name: "Fine" });
    for (let n = 0; n < 2; n += 1) await request();
    let [open, most, isDown] = [0, 0, true];
    let taken = () => {};
    const bothTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const { got, run } = receiver(async ({ url }) => {
      open += 1;
      most = Math.max(most, open);
      const isFine = url === URL_OF;
      if (isFine && got.filter((one) => one.url === URL_OF).length === 2) taken();
      // They hang for as long as the other one waits.
      if (!isFine) await bothTaken;
      open -= 1;
      return new Response(null, { status: isDown && !isFine ? 503 : 204 });
    });
    await run();
    expect(most).toBeLessThanOrEqual(3);
    expect(got.filter(({ url }) => url === URL_OF)).toHaveLength(2);
    expect(new Set(got.map(({ url }) => url)).size).toBe(6);
    expect(got).toHaveLength(7);
    // One that is taken brings the others along.
    isDown = false;
    await run(Date.now() + HOUR);
    expect(got).toHaveLength(17);
  });

  test("of two runs at once one sends", async () => {
    await make();
    const { got, run } = receiver();
    await request();
    await Promise.all([run(), run(), run()]);
    expect(got).toHaveLength(1);
  });

  test("one that is changed or paused while it delivers sends nothing more to the address of before", async () => {
    const { id } = await make();
    const elsewhere = "https://other.client.example/in";
    const changes = ["UPDATE webhooks SET url = ?2 WHERE id = ?1", "UPDATE webhooks SET paused_at = 1 WHERE id = ?1 AND url = ?2"];
    const { got, run } = receiver(async () => {
      const change = changes.shift();
      if (change) await env.DB.prepare(change).bind(id, elsewhere).run();
      return new Response("thanks");
    });
    for (let count = 0; count < 3; count += 1) await request();
    await run();
    expect(got.map(({ url }) => url)).toEqual([URL_OF, elsewhere]);
  });

  test("an address that is none any more is not written to, however it came there", async () => {
    const { id } = await make();
    const { got, run } = receiver();
    for (const url of ["https://169.254.169.254/", "https://localhost/", env.ORIGIN.replace(/^http:/, "https:")]) {
      await env.DB.prepare("UPDATE webhooks SET url = ? WHERE id = ?").bind(url, id).run();
      await client.within(({ webhooks }) => webhooks.test(id));
      await run();
    }
    expect(got).toEqual([]);
    expect(new Set((await read(id)).deliveries.map(({ reason }) => reason))).toEqual(new Set(["address"]));
  });
});

describe("an administrator", () => {
  test("has something sent again with the same id, and a test, also by the schedule", async () => {
    const { id, secret } = await make();
    const { got, run } = receiver();
    await request();
    await run();
    const [first] = (await read(id)).deliveries;
    await client.within(({ webhooks }) => webhooks.replay(id, first?.id ?? ""));
    await client.within(({ webhooks }) => webhooks.test(id));
    await expect(client.within(({ webhooks }) => webhooks.replay(id, "unknown"))).rejects.toMatchObject({ code: "not_found" });
    const sent = vi.spyOn(globalThis, "fetch").mockImplementation(async (asked) => {
      const one = asked as Request;
      got.push({ url: one.url, headers: one.headers, body: await one.text(), redirect: one.redirect });
      return new Response();
    });
    await runJobs(env, new Date(Date.now() + 1000), "* * * * *").finally(() => sent.mockRestore());
    expect(got).toHaveLength(3);
    expect(got.every((one) => isSigned(one, secret))).toBe(true);
    expect(got.map(({ body }) => JSON.parse(body).id).filter((one) => one === first?.eventId)).toHaveLength(2);
    expect(got.filter(({ headers }) => headers.get("Concord-Event") === "test")).toHaveLength(1);
    expect(new Set(got.map(({ headers }) => headers.get("Concord-Delivery"))).size).toBe(3);
  });

  test("renews the secret: both sign for seven days, then the new one alone; also once the Worker's own secret is another", async () => {
    const { id, secret } = await make();
    const { secret: next } = await client.within(({ webhooks }) => webhooks.renewSecret(id, PROOF));
    expect(next).not.toBe(secret);
    const { got, run } = receiver();
    await request();
    await run();
    expect(isSigned(got[0] as Got, secret) && isSigned(got[0] as Got, next)).toBe(true);
    const later = Date.now() + 8 * DAY;
    await request();
    await run(later);
    expect([isSigned(got[1] as Got, secret), isSigned(got[1] as Got, next)]).toEqual([false, true]);

    const begins = Math.floor(Date.now() / 1000) * 1000 - 1000;
    const rotated = { ...env, [slotNamed(begins)]: "the second secret of the Worker, long enough" } as Env;
    await renewStored(rotated, { db, clock: () => new Date() });
    const [row] = await all<{ version: number }>("SELECT secret_version AS version FROM webhooks WHERE id = ?", id);
    expect(row?.version).toBeGreaterThan(0);
    await request();
    await run(Date.now() + 1000, { ...rotated, AUTH_SECRET: "ended" });
    expect(isSigned(got[2] as Got, secret) && isSigned(got[2] as Got, next)).toBe(true);
  });

  test("loses what is old in portions that one run bounds, the oldest first", async () => {
    const { id } = await make();
    await env.DB.batch(
      [1, 2, 3, 4, 5, 9_000].map((at) =>
        env.DB.prepare(
          "INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, subject_id, occurred_at, created_at, state, deliver_after) VALUES (?1, ?2, 'e', 'test', '', 1, ?3, 'dead', 1)",
        ).bind(`old-${at}`, id, at),
      ),
    );
    const left = async () =>
      (await all<{ at: number }>("SELECT created_at AS at FROM webhook_deliveries ORDER BY created_at")).map(({ at }) => at);
    await sweepDeliveries(db, 8_000, { at: 2, times: 2 });
    expect(await left()).toEqual([5, 9_000]);
    await sweepDeliveries(db, 8_000, { at: 2, times: 2 });
    expect(await left()).toEqual([9_000]);
  });

  test("changes it by what they saw, removes it with its log, and what is old goes by itself", async () => {
    const { id } = await make();
    const change = (version: number) =>
      client.within(({ webhooks }) => webhooks.change(id, { ...asked({ name: "Other", events: ["booking.confirmed"] }), version }, PROOF));
    await expect(change(9)).rejects.toMatchObject({ code: "conflict" });
    await change(1);
    await request();
    expect((await read(id)).deliveries).toEqual([]);
    await client.within(({ webhooks }) => webhooks.test(id));
    await runJobs(env, new Date(Date.now() + 29 * DAY), HOURLY);
    client = await asUser(who);
    expect((await read(id)).deliveries).toHaveLength(1);
    await runJobs(env, new Date(Date.now() + 31 * DAY), HOURLY);
    client = await asUser(who);
    expect((await read(id)).deliveries).toEqual([]);
    await client.within(({ webhooks }) => webhooks.test(id));
    await client.within(({ webhooks }) => webhooks.remove(id));
    await expect(read(id)).rejects.toMatchObject({ code: "not_found" });
    await settleLogs(db, Date.now());
    expect(await all("SELECT 1 FROM webhook_deliveries")).toEqual([]);
  });

  const log = async (id: string, rows: number, state = "waiting") => {
    const insert =
      "INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, subject_id, occurred_at, created_at, state, attempts, deliver_after) VALUES (?, ?, 'e', 'test', '', 1, 1, ?, 5, 1)";
    await env.DB.batch(Array.from({ length: rows }, (_, at) => env.DB.prepare(insert).bind(`${id}-${at}`, id, state)));
  };
  const states = (id: string) =>
    all("SELECT state, count(*) AS n FROM webhook_deliveries WHERE webhook_id = ? GROUP BY state ORDER BY state", id);

  test("removed, is gone at once with its secrets, and its log in pieces", async () => {
    const { id } = await make();
    await log(id, 5);
    await client.within(({ webhooks }) => webhooks.remove(id));
    // The request itself touches nothing of the log, however long that is.
    expect(await states(id)).toEqual([{ state: "waiting", n: 5 }]);
    expect(await client.within(({ webhooks }) => webhooks.list())).toEqual([]);
    await expect(read(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await all("SELECT sealed_secret, former_secret, url FROM webhooks")).toEqual([
      { sealed_secret: "", former_secret: null, url: "https://removed.invalid/" },
    ]);
    const { got, run } = receiver();
    await request();
    await settleLogs(db, Date.now(), { most: 2, times: 2 });
    expect(await states(id)).toEqual([{ state: "waiting", n: 1 }]);
    await run(Date.now() + HOUR);
    expect(got).toEqual([]);
    expect(await all("SELECT id FROM webhooks")).toEqual([]);
    // Its place is another's.
    for (let at = 0; at < 20; at += 1) await make({ name: `Ledger ${at}` });
  });

  test("paused and let go on, has its long log moved in pieces", async () => {
    const { id } = await make();
    await log(id, 1003);
    await client.within(({ webhooks }) => webhooks.pause(id));
    expect(await states(id)).toEqual([
      { state: "paused", n: 1000 },
      { state: "waiting", n: 3 },
    ]);
    await settleLogs(db, Date.now());
    expect(await states(id)).toEqual([{ state: "paused", n: 1003 }]);
    await client.within(({ webhooks }) => webhooks.resume(id, PROOF));
    await settleLogs(db, Date.now());
    expect(await states(id)).toEqual([{ state: "waiting", n: 1003 }]);
    expect(await all("SELECT 1 FROM webhook_deliveries WHERE attempts <> 0")).toEqual([]);
  });
});
