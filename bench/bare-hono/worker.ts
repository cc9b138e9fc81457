/** The floor for pages and JSON reads: Hono alone, the same bytes, the same one query; nothing else. */
import { Hono } from "hono";

interface Floor {
  DB: D1Database;
  /** The document to answer, byte for byte what the application answers. */
  PAGE: string;
}

const app = new Hono<{ Bindings: Floor }>()
  .get("/page", (c) => c.html(c.env.PAGE))
  .get("/list", async (c) => {
    const { results } = await c.env.DB.prepare("SELECT * FROM bookings WHERE deleted_at IS NULL ORDER BY booking_date, id LIMIT 101").all();
    return c.json(results);
  });

export default app;
