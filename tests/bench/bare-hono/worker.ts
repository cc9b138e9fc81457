/** The floor for pages and JSON reads: Hono alone, the same bytes, the same one query; nothing else. */
import { Hono } from "hono";

interface Floor {
  DB: D1Database;
  /** The documents to answer by path, byte for byte what the application answers. */
  PAGES: Record<string, string>;
}

const app = new Hono<{ Bindings: Floor }>()
  .get("/list", async (c) => {
    const { results } = await c.env.DB.prepare("SELECT * FROM bookings WHERE deleted_at IS NULL ORDER BY booking_date, id LIMIT 101").all();
    return c.json(results);
  })
  .get("*", (c) => c.html(c.env.PAGES[c.req.path] ?? "", c.req.path in c.env.PAGES ? 200 : 404));

export default app;
