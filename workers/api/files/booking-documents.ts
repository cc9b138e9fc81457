import { Hono } from "hono";
import { z } from "zod";
import { attachmentHeader, DOCUMENT_AUDIENCES } from "#app/domain/documents/document.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "../described.ts";

/**
 * `/api/bookings/{id}/documents`: the list, a new one (`document` and `audience` of a multipart form), its bytes as an
 * attachment, and its removal. Anyone who may not see the booking gets the booking's 404.
 */
export const bookingDocumentsRouter = new Hono<ApiEnv>()
  .get(
    "/:id/documents",
    described({
      tag: "Bookings",
      summary: "Documents of a booking that the caller may see.",
      caller: "who may see it",
      answers: { list: "bookingDocumentRecord" },
    }),
    async (c) => c.json(await c.env.services.documents.of(c.req.param("id"))),
  )
  .post(
    "/:id/documents",
    described({
      tag: "Bookings",
      summary: "Adds a document: .pdf, .doc, .docx, .jpg, .jpeg or .png by name and content, 10 MB at most.",
      caller: "who may see it",
      parts: () => ({ document: "file", audience: z.enum(DOCUMENT_AUDIENCES).optional() }),
      answers: { status: 201, record: "bookingDocumentRecord" },
      refusals: [413, 429],
    }),
    async (c) => c.json(await c.env.services.documents.attachUploaded(c.req.param("id"), c.req.raw), 201),
  )
  .get(
    "/:id/documents/:document",
    described({
      tag: "Bookings",
      summary: "The bytes of a document, as an attachment.",
      caller: "who may see it",
      answers: { bytes: "application/octet-stream" },
    }),
    async (c) => {
      const { document, body } = await c.env.services.documents.open(c.req.param("id"), c.req.param("document"));
      return new Response(body, {
        headers: {
          // Never shown inside our pages, whatever it claims to be.
          "Content-Type": "application/octet-stream",
          "Content-Disposition": attachmentHeader(document.name),
          "Content-Length": String(document.size),
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      });
    },
  )
  .delete(
    "/:id/documents/:document",
    described({
      tag: "Bookings",
      summary: "Removes a document.",
      caller: "administrators",
      answers: { status: 204 },
    }),
    async (c) => {
      await c.env.services.documents.remove(c.req.param("id"), c.req.param("document"));
      return c.body(null, 204);
    },
  );
