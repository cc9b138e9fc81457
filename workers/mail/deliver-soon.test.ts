import { afterEach, expect, test, vi } from "vitest";
import { deliverSoon } from "./deliver-soon.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A run that ends when it is notified to. */
function held() {
  const ends: (() => void)[] = [];
  const deliver = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { deliver, end };
}

test("many requests at once make one run, and one more look for what they wrote meanwhile", async () => {
  const { deliver, end } = held();
  const first = deliverSoon(deliver);
  await Promise.all(Array.from({ length: 20 }, () => deliverSoon(deliver)));
  expect(deliver).toHaveBeenCalledTimes(1);
  await end();
  expect(deliver).toHaveBeenCalledTimes(2);
  await end();
  await first;
  expect(deliver).toHaveBeenCalledTimes(2);
  const next = deliverSoon(deliver);
  expect(deliver).toHaveBeenCalledTimes(3);
  await end();
  await next;
});

test("a run that fails, or was cut off, leaves its place", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await deliverSoon(() => Promise.reject(new Error("Jane Roe")));
  expect(String(vi.mocked(console.error).mock.calls)).not.toContain("Jane");
  vi.useFakeTimers({ toFake: ["Date"] });
  void deliverSoon(() => new Promise(() => undefined));
  const next = vi.fn(async () => undefined);
  await deliverSoon(next);
  expect(next).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 31_000);
  await deliverSoon(next);
  expect(next).toHaveBeenCalledTimes(1);
});
