/**
 * Documents and messages of cases, and the bell (specification, section 7). Another's case and a missing one are the same
 * 404, and so is a document that the caller may not see.
 */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { CASE_FOLDERS, EXHIBIT_SIDES, RELIED_ON_BY } from "#app/domain/case/exhibits/exhibits.ts";
import { documentChangeSchema, documentPlaceSchema } from "#app/domain/case/exhibits/filed-as.ts";
import { messageDraftSchema, newMessageSchema } from "#app/domain/case/filing.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { AUDIENCES } from "#app/domain/case/vocabulary.ts";
import { attachmentHeader, inlineHeader } from "#app/domain/documents/document.ts";
import { previewKind } from "#app/domain/documents/preview.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayShowInPage, mayTake } from "#app/domain/mail/by-person.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { SHOWN_POLICY } from "./files/shown-policy.ts";
import { readJson } from "./read-json.ts";

/** Below `/api/cases`. */
export const caseFilingRouter = new Hono<ApiEnv>()
  .get(
    "/:id/documents",
    described({
      tag: "Cases",
      summary: "Documents of a case that the caller may see, oldest first.",
      caller: "who may see it",
      answers: { list: "caseDocumentRecord" },
    }),
    async (c) => c.json(await c.env.services.caseDocuments.of(c.req.param("id"))),
  )
  .post(
    "/:id/documents",
    described({
      tag: "Cases",
      summary: "Files a document: one part named `file`; .pdf, .doc, .docx, .jpg, .jpeg or .png by name and content, 10 MB at most.",
      caller: "who may see it",
      parts: () => ({
        file: "file",
        audience: z.enum(AUDIENCES).optional(),
        replaces: z.string().optional(),
        folder: z.enum(CASE_FOLDERS).optional(),
        exhibit: z.enum(["true", "false"]).optional(),
        description: z.string().max(CASE_LIMITS.documentDescription).optional(),
        documentDate: z.string().optional(),
        reliedOn: z.enum(RELIED_ON_BY).optional(),
      }),
      answers: { status: 201, record: "caseDocumentRecord" },
      refusals: [409, 413, 429],
    }),
    async (c) => c.json(await c.env.services.caseDocuments.attachUploaded(c.req.param("id"), c.req.raw), 201),
  )
  .get(
    "/:id/exhibits",
    described({
      tag: "Cases",
      summary: "Index of a case's exhibits by number, those of one folder or one side alone where that is asked for.",
      caller: "who may see it",
      query: () => z.object({ folder: z.enum(CASE_FOLDERS).optional(), side: z.enum(EXHIBIT_SIDES).optional() }),
      answers: { list: "exhibitRecord" },
    }),
    async (c) => {
      const asked = { folder: c.req.query("folder") ?? null, side: c.req.query("side") ?? null };
      return c.json((await c.env.services.caseDocuments.exhibits(c.req.param("id"), asked)).exhibits);
    },
  )
  .get(
    "/:id/messages",
    described({
      tag: "Cases",
      summary: "Messages of a case that the caller may see, newest first; older ones by `before`, named in the `Link` header.",
      caller: "who may see it",
      query: () => z.object({ before: z.string().optional() }),
      answers: { list: "caseMessageRecord" },
    }),
    async (c) => {
      const { messages, older } = await c.env.services.caseMessages.of(c.req.param("id"), c.req.query("before") ?? null);
      if (older) c.header("Link", `</api/cases/${encodeURIComponent(c.req.param("id"))}/messages?before=${older}>; rel="next"`);
      return c.json(messages.map(({ mine, unread, ...record }) => record));
    },
  )
  .post(
    "/:id/messages",
    described({
      tag: "Cases",
      summary: "Posts a message. `isPrivate` is the arbitrator's alone to choose.",
      caller: "who may see it",
      keyed: true,
      body: () => newMessageSchema,
      answers: { status: 201, record: "caseMessageRecord" },
      refusals: [409],
    }),
    async (c) => {
      const key = c.req.header("Idempotency-Key") ?? null;
      return c.json(await c.env.services.caseMessages.post(c.req.param("id"), (await readJson(c)).value, key), 201);
    },
  )
  // What the caller has begun to write in the discussion; theirs alone.
  .patch(
    "/:id/draft",
    described({
      tag: "Cases",
      summary: "Keeps what the caller has begun to write in the discussion; theirs alone.",
      caller: "who may see it",
      body: () => messageDraftSchema,
      answers: { status: 204 },
      refusals: [429],
    }),
    async (c) => {
      await c.env.services.caseMessages.keepDraft(c.req.param("id"), (await readJson(c)).value);
      return c.body(null, 204);
    },
  );

export const documentsRouter = new Hono<ApiEnv>()
  .patch(
    "/:id",
    described({
      tag: "Cases",
      summary:
        "Moves a document to another folder, says what it is, and gives it an exhibit number: those who filed it; administrators and the arbitrator all but the number. What is left out stays.",
      caller: "who may see it",
      body: () => documentChangeSchema,
      answers: { record: "caseDocumentRecord" },
      refusals: [409],
    }),
    async (c) => c.json(await c.env.services.caseDocuments.describe(c.req.param("id"), (await readJson(c)).value)),
  )
  .put(
    "/:id/place",
    described({
      tag: "Cases",
      summary: "Puts a document before another of its folder, or last where `before` is null, for everyone in the case.",
      caller: "who may see it",
      body: () => documentPlaceSchema,
      answers: { status: 204 },
      refusals: [409],
    }),
    async (c) => {
      await c.env.services.caseDocuments.order(c.req.param("id"), (await readJson(c)).value);
      return c.body(null, 204);
    },
  )
  .get(
    "/:id/download",
    described({
      tag: "Cases",
      summary: "The bytes of a filed document, as an attachment under its own name. Who took it is written down.",
      caller: "who may see it",
      answers: { bytes: "application/octet-stream" },
      refusals: [429],
    }),
    async (c) => {
      if (!mayTake(c.req.raw)) throw new AppError("forbidden");
      const { document, body } = await bytesOf(c);
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
    },
  )
  .get(
    "/:id/preview",
    described({
      tag: "Cases",
      summary: "How a filed PDF or picture can be shown in a page. No copy leaves, and nothing is written down.",
      caller: "who may see it",
      answers: { record: "previewRecord" },
      refusals: [415, 503],
    }),
    async (c) => c.json(await c.env.services.caseDocuments.preview(c.req.param("id"))),
  )
  .get(
    "/:id/view",
    described({
      tag: "Cases",
      summary: "The bytes of a filed PDF or picture, to be shown in a page of this site. Written down as a copy that was taken.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [415, 429],
    }),
    async (c) => {
      if (!mayShowInPage(c.req.raw)) throw new AppError("forbidden");
      const { caseDocuments } = c.env.services;
      // Before anything is written down: what has no preview is no copy either.
      if (previewKind((await caseDocuments.look(c.req.param("id"))).type) === null) throw new AppError("unsupported_media_type");
      const { document, body } = await bytesOf(c);
      return new Response(body, {
        headers: {
          // One of the kinds whose content was checked when it was filed: never HTML, never SVG.
          "Content-Type": document.type,
          "Content-Disposition": inlineHeader(document.originalName),
          "Content-Length": String(document.size),
          "Content-Security-Policy": SHOWN_POLICY,
          "Cross-Origin-Resource-Policy": "same-origin",
        },
      });
    },
  );

/** A document with its bytes; without them for who only asks whether it is there. */
async function bytesOf(c: Context<ApiEnv, "/:id/download" | "/:id/view">) {
  const { caseDocuments } = c.env.services;
  const id = c.req.param("id");
  return c.req.method === "HEAD" ? { document: await caseDocuments.look(id), body: null } : caseDocuments.open(id);
}

/** How many notices the caller has not opened; at most 100. */
export const noticesRouter = new Hono<ApiEnv>().get(
  "/unread",
  described({
    tag: "Cases",
    summary: "How many notices the caller has not opened, 100 at most.",
    caller: "signed in",
    answers: { record: "unreadRecord" },
  }),
  async (c) => c.json({ unread: await c.env.services.notices.unread() }),
);
