import { afterEach, expect, test, vi } from "vitest";
import { chatStreamFetch } from "./chat.ts";
import { ApiError } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

function server(...answers: Response[]) {
  const visits: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_input: unknown, init?: RequestInit) => {
    visits.push(new Headers(init?.headers).get("Concord-Visit"));
    return answers.shift() ?? new Response("none left", { status: 500 });
  });
  return visits;
}
const full = (seconds = 2) => new Response('{"error":"unavailable"}', { status: 503, headers: { "Retry-After": String(seconds) } });

test("a turn that the server has no room for is sent again by itself, later each time", async () => {
  const visits = server(full(2), full(3), new Response("whole"));
  const waits: number[] = [];
  let told = 0;
  const ask = chatStreamFetch(
    () => {
      told += 1;
    },
    async (milliseconds) => void waits.push(milliseconds),
    () => 0.5,
  );
  expect(await (await ask("/stream", { method: "POST" })).text()).toBe("whole");
  expect(waits).toEqual([2500, 4000]);
  expect(told).toBe(2);
  // It is one page that asks, whatever becomes of its requests.
  expect(new Set(visits).size).toBe(1);
  expect(visits[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("not for ever, and nothing else is sent twice", async () => {
  const asked = server(...Array.from({ length: 20 }, () => full()));
  const ask = chatStreamFetch(
    () => undefined,
    async () => undefined,
  );
  await expect(ask("/stream")).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(asked).toHaveLength(7);
  for (const status of [429, 500, 503]) {
    const once = server(new Response("no", { status, headers: status === 429 ? { "Retry-After": "9" } : {} }));
    await expect(ask("/stream")).rejects.toBeInstanceOf(ApiError);
    expect(once).toHaveLength(1);
  }
});

test("a wait that is given up ends", async () => {
  server(full(600));
  const given = new AbortController();
  const ask = chatStreamFetch(() => given.abort(new Error("closed")));
  await expect(ask("/stream", { signal: given.signal })).rejects.toThrow("closed");
});
