/** An isolate has so many turns of the assistant under way: one more is refused before anything of it is read or written. */
import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { apiClient } from "#tests/kit/api.ts";
import { enterTurn, MOST_TURNS } from "#workers/chat/admission.ts";

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});
const fill = (count: number, now?: number) => {
  for (let turn = 0; turn < count; turn += 1) leaving.push(enterTurn(now));
};
const PATHS = ["/api/ai/chat", "/api/ai/chat/stream"];
const message = { message: "I need a mediation in Toronto." };

test.each(PATHS)("over it %s answers 503 with the seconds to wait, and nothing was begun; below it, it is answered", async (path) => {
  fill(MOST_TURNS);
  const visitor = apiClient();
  const before = await env.DB.prepare("SELECT (SELECT count(*) FROM chat_sessions) + (SELECT count(*) FROM rate_limits) AS n").first("n");
  const refused = await visitor.post(path, message);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
  expect(await refused.json()).toMatchObject({ error: "unavailable" });
  expect(visitor.cookies()).toBe("");
  expect(await env.DB.prepare("SELECT (SELECT count(*) FROM chat_sessions) + (SELECT count(*) FROM rate_limits) AS n").first("n")).toBe(
    before,
  );
  leaving.pop()?.();
  const answered = await visitor.post(path, message);
  expect(answered.status).toBe(200);
  await answered.text();
});

test.each(PATHS)("%s leaves its place when it has ended, also with an error", async (path) => {
  fill(MOST_TURNS - 1);
  for (let turn = 0; turn < 3; turn += 1) {
    const visitor = apiClient();
    expect((await visitor.post(path, { message: "" })).status).toBe(400);
    const answered = await visitor.post(path, message);
    expect(answered.status).toBe(200);
    await answered.text();
  }
});

test.each(PATHS)("%s gives no place to a message that is still being sent", async (path) => {
  fill(MOST_TURNS - 1);
  const slow = new TransformStream<Uint8Array, Uint8Array>();
  const writer = slow.writable.getWriter();
  const headers = { "Content-Type": "application/json" };
  const pending = apiClient().send(path, { method: "POST", body: slow.readable, headers });
  await writer.write(new TextEncoder().encode('{"mes'));
  const answered = await apiClient().post(path, message);
  expect(answered.status).toBe(200);
  await answered.text();
  await writer.write(new TextEncoder().encode('sage": ""}'));
  await writer.close();
  expect((await pending).status).toBe(400);
});

test("a turn that never ended is forgotten after a while", () => {
  const now = Date.now();
  fill(MOST_TURNS, now - 200_000);
  expect(() => fill(1, now)).not.toThrow();
});

test("who is refused together does not come back together", () => {
  fill(MOST_TURNS);
  const waits = [0, 0.3, 0.6, 0.99].map((random) => {
    try {
      enterTurn(Date.now(), random);
      return 0;
    } catch (error) {
      return (error as { detail: { retryAfter: number } }).detail.retryAfter;
    }
  });
  expect(waits).toEqual([1, 2, 4, 5]);
});
