import { expect, test } from "vitest";
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
