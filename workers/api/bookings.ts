import { Hono } from "hono";
import { isLocale } from "#app/domain/locale.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";

export const bookingsRouter = new Hono<ApiEnv>()
  .post("/fast", async (c) => {
    const { services } = c.env;
    const body = await readJson(c);
    const key = c.req.header("Idempotency-Key") ?? null;
    const { draftId, locale } = await services.visitor.read();
    const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
    const answer = await services.idempotency.once("bookings.fast", key, body.text, async () => {
      const draft = await services.drafts.open();
      const booking = await services.bookings.makeFast(body.value, {
        source: "fast",
        locale: locale ?? (isLocale(asked) ? asked : "en"),
        draftId: draft?.id ?? null,
        further: draft?.further ?? {},
        originKey: key ? `key:${key}` : null,
        admit: () => services.rateLimits.take("booking"),
      });
      if (draftId) await services.visitor.write({ lastBookingId: booking.id });
      return { status: 201, body: JSON.stringify(booking) };
    });
    return c.body(answer.body, answer.status as 201, { "Content-Type": "application/json" });
  })
  .get("/", async (c) => {
    const { bookings, next } = await c.env.services.bookings.list({
      limit: Number(c.req.query("limit")) || 100,
      after: c.req.query("after") ?? null,
    });
    // The specification's clients read a list; the next page is named in the header (RFC 8288).
    if (next) c.header("Link", `</api/bookings?after=${encodeURIComponent(next)}>; rel="next"`);
    return c.json(bookings);
  })
  .get("/:id", async (c) => c.json(await c.env.services.bookings.get(c.req.param("id"))));
