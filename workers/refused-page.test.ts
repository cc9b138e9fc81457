import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { refusalContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { withOwnStatus } from "./refused-page.ts";

test("a refusal that no page has answered has its own status, and says when to come again", async () => {
  const page = () => new Response("a page", { status: 500, headers: { "Content-Type": "text/html" } });
  const often = withOwnStatus(page(), new AppError("too_many_requests", { detail: { retryAfter: 12 } }));
  expect([often.status, often.headers.get("Retry-After"), often.headers.get("Content-Type")]).toEqual([429, "12", "text/html"]);
  expect(await often.text()).toBe("a page");
  expect(withOwnStatus(page(), new AppError("unavailable")).status).toBe(503);
  expect(withOwnStatus(page(), null).status).toBe(500);
  expect(withOwnStatus(new Response("", { status: 404 }), new AppError("conflict")).status).toBe(404);
});

test("what a loader throws is kept for the answer, and a limit is no line in the log", async () => {
  const { handleError } = await import("#app/entry.server.tsx");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const context = new RouterContextProvider();
  const kept: { error: AppError | null } = { error: null };
  context.set(refusalContext, kept);
  const error = new AppError("too_many_requests");
  handleError(error, { request: new Request("http://concord.example/"), context, params: {} } as never);
  expect(kept.error).toBe(error);
  expect(said).not.toHaveBeenCalled();
  handleError(new Error("ours"), { request: new Request("http://concord.example/"), context, params: {} } as never);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
