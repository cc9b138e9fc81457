import { Hono } from "hono";
import type { z } from "zod";
import type { Issue } from "#app/domain/errors.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";
import { draftPatchSchema } from "./schemas.ts";

/** Each complaint by its place in the body: a draft's fields are below `values`. */
const pathOfEach = (error: z.ZodError): Issue[] =>
  error.issues.map((issue) => ({ field: issue.path.join(".") || "body", code: "invalid_input" }));

/** The visitor's own draft (design, "The draft"). 409 on a stale version carries the current one. */
export const draftsRouter = new Hono<ApiEnv>()
  .get(
    "/current",
    described({
      tag: "Drafts",
      summary: "The visitor's draft; version 0 when none has been begun.",
      caller: "anyone",
      answers: { record: "draftRecord" },
    }),
    async (c) => c.json(await c.env.services.drafts.current()),
  )
  .get(
    "/current/lines",
    described({
      tag: "Drafts",
      summary: "The same in words, in the language of `Accept-Language`.",
      caller: "anyone",
      answers: { record: "anyRecord" },
      refusals: [429],
    }),
    async (c) => {
      const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
      const view = await c.env.services.drafts.current({ counted: true });
      const { linesOf } = await import("../chat/draft-texts.ts");
      return c.json(await linesOf(view, isLocale(asked) ? asked : view.locale));
    },
  )
  .patch(
    "/current",
    described({
      tag: "Drafts",
      summary: "Writes fields of the draft, based on the version that was read; 409 returns the current one.",
      caller: "anyone",
      answers: { record: "draftRecord" },
      refusals: [409, 429],
    }),
    readBody(draftPatchSchema, pathOfEach),
    async (c) => {
      return c.json(await c.env.services.drafts.patch(c.req.valid("json")));
    },
  )
  .post(
    "/current/resume-link",
    described({
      tag: "Drafts",
      summary: "Creates a link that opens the draft on another device; an earlier link stops working.",
      caller: "anyone",
      answers: { status: 201, record: "resumeLinkRecord" },
      refusals: [404, 429],
    }),
    async (c) => c.json(await c.env.services.resumeLinks.make(), 201),
  )
  .delete(
    "/current/resume-link",
    described({
      tag: "Drafts",
      summary: "Revokes that link.",
      caller: "anyone",
      answers: { status: 204 },
    }),
    async (c) => {
      await c.env.services.resumeLinks.revoke();
      return c.body(null, 204);
    },
  );
