import { type Context, Hono } from "hono";
import type { z } from "zod";
import { checkListQuery, listParameters } from "#app/domain/booking/list-query.ts";
import { AppError } from "#app/domain/errors.ts";
import { isLocale } from "#app/domain/locale.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { ApiEnv } from "./create-api.ts";
import { answerMade } from "./made-booking.ts";
import { readJson } from "./read-json.ts";
import { bookingChangeSchema, bookingEditSchema, holdSchema } from "./schemas.ts";

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
        originKey: key ? await services.idempotency.origin("key", key, body.text) : null,
        admit: () => services.rateLimits.take("booking"),
      });
      if (draftId) await services.visitor.write({ lastBookingId: booking.id });
      return { status: 201, body: JSON.stringify(booking) };
    });
    return answerMade(c, answer);
  })
  .get("/", async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const asked = checkListQuery(parameters);
    if (!asked.ok) throw new AppError("invalid_input", { issues: asked.issues });
    const { after: _after, before: _before, ...query } = asked.query;
    const { bookings, next, previous } = await c.env.services.bookings.list(asked.query);
    // The specification's clients read a list; the pages beside it are named in the header (RFC 8288).
    const links = [
      ...(next ? [`</api/bookings?${listParameters({ ...query, after: next })}>; rel="next"`] : []),
      ...(previous ? [`</api/bookings?${listParameters({ ...query, before: previous })}>; rel="prev"`] : []),
    ];
    if (links.length > 0) c.header("Link", links.join(", "));
    return c.json(bookings);
  })
  .get("/:id", async (c) => c.json(await c.env.services.bookings.get(c.req.param("id"))))
  .patch("/:id", async (c) => {
    const { booking, rooms, impossible } = await c.env.services.desk.move(c.req.param("id"), await readBody(c, bookingChangeSchema));
    return c.json({ ...booking, rooms, impossible });
  })
  .put("/:id", async (c) => {
    const { booking, ...outcome } = await c.env.services.changes.edit(c.req.param("id"), await readBody(c, bookingEditSchema));
    return c.json({ ...booking, ...outcome });
  })
  .post("/:id/hold", async (c) => {
    const { booking, rooms } = await c.env.services.holds.hold(c.req.param("id"), await readBody(c, holdSchema));
    return c.json({ ...booking, rooms });
  })
  .delete("/:id/hold", async (c) => {
    const { booking, rooms } = await c.env.services.holds.release(c.req.param("id"));
    return c.json({ ...booking, rooms });
  })
  .delete("/:id/manage-link", async (c) => {
    await c.env.services.bookingLinks.revoke(c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/manage-link", async (c) => {
    await c.env.services.bookingLinks.send(c.req.param("id"));
    return c.body(null, 202);
  })
  .delete("/:id", async (c) => {
    await c.env.services.desk.remove(c.req.param("id"));
    return c.body(null, 204);
  });

async function readBody<T>(c: Context<ApiEnv>, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse((await readJson(c)).value);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
}
