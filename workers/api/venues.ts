import { Hono } from "hono";
import { etag } from "hono/etag";
import { isLocale } from "#app/domain/locale.ts";
import { estimateAnswer } from "#app/i18n/detailed/estimate-view.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";
import { estimateRequestSchema } from "./schemas.ts";

/**
 * Venues for everyone: cities, opening hours in force by weekday (0 Sunday, local wall time), zone, how many rooms in use
 * for how many people. Revalidated each time, since administrators may change any of it.
 */
export const venuesRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Venues",
    summary: "Every venue with its opening hours in force.",
    caller: "anyone",
    answers: { list: "venueRecord" },
  }),
  etag(),
  async (c) => {
    c.header("Cache-Control", "public, no-cache");
    return c.json(await c.env.services.venues.published());
  },
);

/** Every room in use, for staff. */
export const roomsRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Venues",
    summary: "Every room in use.",
    caller: "administrators",
    answers: { list: "roomRecord" },
  }),
  async (c) => c.json(await c.env.services.desk.rooms()),
);

/**
 * `POST /api/estimates`: what a plan is likely to cost by the venue's rate card in force on its first day, as data and in
 * words of `Accept-Language`. Null where the venue has no card, no day is named, or the card prices nothing of it.
 */
export const estimatesRouter = new Hono<ApiEnv>().post(
  "/",
  described({
    tag: "Venues",
    summary: "What a plan is likely to cost by its venue's rates, without taxes; null where there are none. In words of `Accept-Language`.",
    caller: "anyone",
    answers: { record: "estimateAnswerRecord" },
    refusals: [429],
  }),
  readBody(estimateRequestSchema),
  async (c) => {
    const planned = await c.env.services.estimates.answer(c.req.valid("json"));
    const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
    const { view, need } = estimateAnswer(await createPageI18n(isLocale(asked) ? asked : "en"), planned);
    return c.json({ estimate: planned.estimate, text: view, need });
  },
);
