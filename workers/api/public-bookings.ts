import { Hono } from "hono";
import { isLocale } from "#app/domain/locale.ts";
import type { ApiEnv } from "./create-api.ts";
import { answerMade } from "./made-booking.ts";
import { readJson } from "./read-json.ts";

/** The detailed request and the Express one (specification, section 7; rulings, "Bookings"). Status, author and rules are the server's. */
export const publicBookingsRouter = new Hono<ApiEnv>().post("/", async (c) => {
  const { services } = c.env;
  const body = await readJson(c);
  const key = c.req.header("Idempotency-Key") ?? null;
  const { draftId, locale } = await services.visitor.read();
  const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
  const answer = await services.idempotency.once("bookings.detailed", key, body.text, async () => {
    const { booking, effects } = await services.bookings.makeDetailed(body.value, {
      locale: locale ?? (isLocale(asked) ? asked : "en"),
      draftId: (await services.drafts.open())?.id ?? null,
      originKey: key ? await services.idempotency.origin("detailed", key, body.text) : null,
      admit: () => services.rateLimits.take("booking"),
    });
    if (draftId) await services.visitor.write({ lastBookingId: booking.id });
    return { status: 201, body: JSON.stringify({ ...booking, effects }) };
  });
  return answerMade(c, answer);
});
