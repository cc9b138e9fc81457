import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

test("it runs", async () => {
  expect((await env.DB.prepare("SELECT count(*) AS n FROM bookings").first<{ n: number }>())?.n).toBe(0);
});
