import { Hono } from "hono";
import { z } from "zod";
import { described } from "./described.ts";
import type { ApiEnv } from "./middleware/api-env.ts";

/** `GET /api/search`: everything that the caller may see and that has the words. Whatever is typed is words; of long texts the beginning. */
export const searchRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Service",
    summary:
      "Bookings, cases, people, documents by name and rooms that have the words, of what the caller may see; one mistake in a word is forgiven.",
    caller: "signed in",
    query: () => z.object({ q: z.string().optional() }),
    answers: { record: "searchRecord" },
    refusals: [429],
  }),
  async (c) => c.json(await c.env.services.search.everything(c.req.query("q") ?? "")),
);
