/** A GET or HEAD that carries a body, as some proxies send it: no request can be made of it, and nobody reads it. */
import { expect, test, vi } from "vitest";
import { watchBody } from "./watched-body.ts";

const carrying = (method: string) =>
  ({ method, headers: new Headers(), body: new Blob(["x"]).stream(), url: "http://concord.example/" }) as unknown as Request;

test.each(["GET", "HEAD"])("a %s with a body is handed on as it came", async (method) => {
  const incoming = carrying(method);
  const whenRead = vi.fn();
  const watched = watchBody(incoming, whenRead);
  expect(watched.request).toBe(incoming);
  expect(watched.isLate()).toBe(false);
  await watched.drain();
  expect(whenRead).not.toHaveBeenCalled();
});

test("a POST is read through the watch, which hears of its end", async () => {
  const whenRead = vi.fn();
  const { request } = watchBody(new Request("http://concord.example/", { method: "POST", body: "typed" }), whenRead);
  expect(await request.text()).toBe("typed");
  expect(whenRead).toHaveBeenCalledOnce();
});

test("a body that breaks off is one that did not arrive, whatever its reader makes of that", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("ty")),
    pull: (controller) => controller.error(new TypeError("Network connection lost.")),
  });
  const whenRead = vi.fn();
  const { request, isLate } = watchBody(
    new Request("http://concord.example/", { method: "POST", body, duplex: "half" } as RequestInit),
    whenRead,
  );
  await expect(request.text()).rejects.toMatchObject({ name: "LateBody" });
  expect(isLate()).toBe(true);
  expect(whenRead).not.toHaveBeenCalled();
});
