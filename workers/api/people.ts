import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";

/**
 * `GET /api/people/{id}/picture`: a person's picture, for who may see it; everybody else gets the 404 of what is missing.
 * Shown inside our pages, and so kept from being anything but a picture.
 */
export const peopleRouter = new Hono<ApiEnv>().get(
  "/:id/picture",
  described({
    tag: "People",
    summary: "A person's picture.",
    caller: "who may see it",
    answers: { bytes: "image/*" },
  }),
  async (c) => {
    const { type, size, body } = await c.env.services.account.pictureOf(c.req.param("id"));
    return new Response(body, {
      headers: {
        "Content-Type": type,
        "Content-Length": String(size),
        "Content-Disposition": "inline",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cross-Origin-Resource-Policy": "same-origin",
        // The address changes with the picture; a shared computer's next person must not find it.
        "Cache-Control": "private, no-cache",
      },
    });
  },
);
