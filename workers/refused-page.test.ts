import { expect, test } from "vitest";
import { AppError } from "#app/domain/errors.ts";
import { sayingTooOften, withOwnStatus } from "./refused-page.ts";

test("a refusal that no page has answered has its own status, and says when to come again", async () => {
  const page = () => new Response("a page", { status: 500, headers: { "Content-Type": "text/html" } });
  const often = withOwnStatus(page(), new AppError("too_many_requests", { detail: { retryAfter: 12 } }));
  expect([often.status, often.headers.get("Retry-After"), often.headers.get("Content-Type")]).toEqual([429, "12", "text/html"]);
  expect(await often.text()).toBe("a page");
  expect(withOwnStatus(page(), new AppError("unavailable")).status).toBe(503);
  expect(withOwnStatus(page(), null).status).toBe(500);
  expect(withOwnStatus(new Response("", { status: 404 }), new AppError("conflict")).status).toBe(404);
});

test("a page that forgets to say so says that its caller asks too often, and when to come again", async () => {
  const failing = (error: unknown) => () => Promise.reject(error);
  const often = new AppError("too_many_requests", { detail: { retryAfter: 130 } });
  const other = new Error("no row");
  const module = (loader: unknown, action?: unknown) => ({ id: "one", module: { default: null, loader, ...(action ? { action } : {}) } });
  const build = {
    routes: { one: module(failing(often), failing(often)), two: module(failing(other)), three: module(() => "shown") },
  } as never;
  const { one, two, three } = sayingTooOften(build).routes as unknown as Record<string, { module: Record<string, () => Promise<unknown>> }>;
  for (const name of ["loader", "action"]) {
    const thrown = await one?.module[name]?.().catch((error: unknown) => error);
    expect(thrown).toMatchObject({ data: { wait: 130 }, init: { status: 429, headers: { "Retry-After": "130" } } });
  }
  await expect(two?.module.loader?.()).rejects.toBe(other);
  expect(await three?.module.loader?.()).toBe("shown");
  expect(two?.module).not.toHaveProperty("action");
  // Made once: it is asked for with each request.
  expect(sayingTooOften(build)).toBe(sayingTooOften(build));
});
