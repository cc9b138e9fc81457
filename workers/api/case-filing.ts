/**
 * Documents and messages of cases, and the bell (specification, section 7). Another's case and a missing one are the same
 * 404, and so is a document that the caller may not see.
 */
import { Hono } from "hono";
import { attachmentHeader } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";

/** Below `/api/cases`. */
export const caseFilingRouter = new Hono<ApiEnv>()
  .get("/:id/documents", async (c) => c.json(await c.env.services.caseDocuments.of(c.req.param("id"))))
  .post("/:id/documents", async (c) => {
    const { caseDocuments, cases } = c.env.services;
    await caseDocuments.admit();
    // Before ten megabytes are read for who may not even see the case.
    await cases.get(c.req.param("id"));
    const form = await caseDocuments.readForm(c.req.raw);
    const file = form.get("file");
    if (!(file instanceof File)) throw new AppError("invalid_input", { issues: [{ field: "file", code: "document_empty" }] });
    const given = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const choice = { audience: form.get("audience") ?? undefined, replaces: text(form.get("replaces")) };
    return c.json(await caseDocuments.attach(c.req.param("id"), given, choice), 201);
  })
  .get("/:id/messages", async (c) => {
    const { messages, older } = await c.env.services.caseMessages.of(c.req.param("id"), c.req.query("before") ?? null);
    if (older) c.header("Link", `</api/cases/${encodeURIComponent(c.req.param("id"))}/messages?before=${older}>; rel="next"`);
    return c.json(messages.map(({ mine, unread, ...record }) => record));
  })
  .post("/:id/messages", async (c) => {
    const key = c.req.header("Idempotency-Key") ?? null;
    return c.json(await c.env.services.caseMessages.post(c.req.param("id"), (await readJson(c)).value, key), 201);
  })
  // What the caller has begun to write in the discussion; theirs alone.
  .patch("/:id/draft", async (c) => {
    await c.env.services.rateLimits.take("draft");
    await c.env.services.caseMessages.keepDraft(c.req.param("id"), (await readJson(c)).value);
    return c.body(null, 204);
  });

export const documentsRouter = new Hono<ApiEnv>().get("/:id/download", async (c) => {
  const { document, body } = await c.env.services.caseDocuments.open(c.req.param("id"));
  return new Response(body, {
    headers: {
      // Never shown inside our pages, whatever it claims to be.
      "Content-Type": "application/octet-stream",
      "Content-Disposition": attachmentHeader(document.originalName),
      "Content-Length": String(document.size),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
});

/** How many notices the caller has not opened; at most 100. */
export const noticesRouter = new Hono<ApiEnv>().get("/unread", async (c) => c.json({ unread: await c.env.services.notices.unread() }));

const text = (value: FormDataEntryValue | null): string | null => (typeof value === "string" && value !== "" ? value : null);
