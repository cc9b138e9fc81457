/** The floor for pages, JSON reads and files: Hono alone, the same bytes, the same one query, the same calls of R2; nothing else. */
import { Hono } from "hono";

interface Floor {
  DB: D1Database;
  FILES: R2Bucket;
  /** The documents to answer by path, byte for byte what the application answers. */
  PAGES: Record<string, string>;
}

/** Bytes that are read of a PDF for its preview: its end, and the table that this names. */
const READ = { end: 4096, table: 16_384 };

const app = new Hono<{ Bindings: Floor }>()
  .get("/list", async (c) => {
    const { results } = await c.env.DB.prepare("SELECT * FROM bookings WHERE deleted_at IS NULL ORDER BY booking_date, id LIMIT 101").all();
    return c.json(results);
  })
  .post("/uploads", async (c) => {
    const { key, uploadId } = await c.env.FILES.createMultipartUpload(crypto.randomUUID());
    return c.json({ key, id: uploadId });
  })
  .put("/uploads/:key/:id/:number", async (c) => {
    const { key, id, number } = c.req.param();
    const bytes = await c.req.arrayBuffer();
    const sha256 = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
    const { etag } = await c.env.FILES.resumeMultipartUpload(key, id).uploadPart(Number(number), bytes);
    return c.json({ etag, sha256 });
  })
  .put("/preview", async (c) => {
    const stored = await c.env.FILES.put("preview", await c.req.arrayBuffer());
    return c.json({ size: stored?.size ?? 0 });
  })
  .get("/preview", async (c) => {
    await c.env.DB.prepare("SELECT * FROM case_documents WHERE id = ?").bind("preview").all();
    const read = async (length: number) =>
      (await (await c.env.FILES.get("preview", { range: { offset: 0, length } }))?.arrayBuffer())?.byteLength ?? 0;
    return c.json({ kind: "pdf", bytes: [await read(READ.end), await read(READ.table)] });
  })
  .get("*", (c) => c.html(c.env.PAGES[c.req.path] ?? "", c.req.path in c.env.PAGES ? 200 : 404));

export default app;
