/** Large documents of cases, in parts (docs/decisions, cases/documents). An upload is its owner's alone: another's is a missing one. */
import { Hono } from "hono";
import { filingChoiceSchema, newUploadSchema } from "#app/domain/documents/upload-schemas.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "../described.ts";
import { readJson, readOptionalJson } from "../read-json.ts";

/** `Content-Digest: sha-256=:…:` (RFC 9530) as hexadecimal; null for none that is understood. */
function digestOf(header: string | undefined): string | null {
  const encoded = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? "")?.[1];
  return encoded ? Array.from(atob(encoded), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("") : null;
}

/** Below `/api/cases`. */
export const caseUploadsRouter = new Hono<ApiEnv>()
  .get(
    "/:id/uploads",
    described({
      tag: "Cases",
      summary: "The caller's own large documents on their way, with the SHA-256 of each part that is there.",
      caller: "who may see it",
      answers: { list: "uploadRecord" },
    }),
    async (c) => c.json(await c.env.services.caseUploads.of(c.req.param("id"))),
  )
  .post(
    "/:id/uploads",
    described({
      tag: "Cases",
      summary: "Begins a document of up to 500 MB that is sent in parts. Takes also what a document that is sent whole takes.",
      caller: "who may see it",
      body: () => newUploadSchema,
      answers: { status: 201, record: "uploadRecord" },
      refusals: [409, 429, 503],
    }),
    async (c) => c.json(await c.env.services.caseUploads.begin(c.req.param("id"), (await readJson(c)).value), 201),
  )
  .put(
    "/:id/uploads/:upload/parts/:number",
    described({
      tag: "Cases",
      summary:
        "Takes the next part: its bytes as the body, all of `partSize` but the last; with `Content-Digest` they are compared. The same part once more changes nothing.",
      caller: "who may see it",
      answers: { record: "uploadRecord" },
      refusals: [409, 429, 503],
    }),
    async (c) => {
      const { id, upload, number } = c.req.param();
      const sent = { number: Number(number), body: c.req.raw.body, sha256: digestOf(c.req.header("Content-Digest")) };
      return c.json(await c.env.services.caseUploads.send(id, upload, sent));
    },
  )
  .post(
    "/:id/uploads/:upload/finish",
    described({
      tag: "Cases",
      summary:
        "Puts the parts together and files the document as it was begun: for whom, in which folder, as what. A body is not needed; one that names something else is refused on that field. A further version has the folder, the number and the description of its document, whatever is said of them: of one only another audience or another document to replace is refused. Asked again, it answers with what was filed.",
      caller: "who may see it",
      body: () => filingChoiceSchema,
      answers: { status: 201, record: "caseDocumentRecord" },
      refusals: [409, 429, 503],
    }),
    async (c) => {
      const said = await readOptionalJson(c);
      return c.json(await c.env.services.caseUploads.finish(c.req.param("id"), c.req.param("upload"), said), 201);
    },
  )
  .delete(
    "/:id/uploads/:upload",
    described({
      tag: "Cases",
      summary: "Gives up an upload: nothing of it stays.",
      caller: "who may see it",
      answers: { status: 204 },
      refusals: [409],
    }),
    async (c) => {
      await c.env.services.caseUploads.giveUp(c.req.param("id"), c.req.param("upload"));
      return c.body(null, 204);
    },
  );
