/** Bundles for a hearing (docs/decisions, cases/documents). A draft is its makers' alone: another's is a missing one. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { bundleChangeSchema, bundleVersionSchema, newBundleSchema } from "#app/domain/case/bundles/read-bundle.ts";
import { attachmentHeader, inlineHeader } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayShowInPage, mayTake } from "#app/domain/mail/by-person.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "../described.ts";
import { readJson } from "../read-json.ts";
import { SHOWN_POLICY } from "./shown-policy.ts";

/** Below `/api/cases`. */
export const caseBundlesRouter = new Hono<ApiEnv>()
  .get(
    "/:id/bundles",
    described({
      tag: "Cases",
      summary: "Bundles for a hearing that the caller may open: drafts of their own side, and final ones all of whose documents they see.",
      caller: "who may see it",
      answers: { list: "bundleSummary" },
    }),
    async (c) => c.json((await c.env.services.caseBundles.of(c.req.param("id"))).bundles),
  )
  .post(
    "/:id/bundles",
    described({
      tag: "Cases",
      summary: "Begins a draft, of documents that everyone in the case sees; its makers alone see it until it is final.",
      caller: "who may see it",
      body: () => newBundleSchema,
      answers: { status: 201, record: "bundleRecord" },
      refusals: [409, 429],
    }),
    async (c) => c.json(await c.env.services.caseBundles.begin(c.req.param("id"), (await readJson(c)).value), 201),
  );

/** Below `/api/bundles`. */
export const bundlesRouter = new Hono<ApiEnv>()
  .get(
    "/:id",
    described({
      tag: "Cases",
      summary: "A bundle with its documents in their order, and what is in the way of each.",
      caller: "who may see it",
      answers: { record: "bundleRecord" },
    }),
    async (c) => c.json((await c.env.services.caseBundles.open(c.req.param("id"))).bundle),
  )
  .patch(
    "/:id",
    described({
      tag: "Cases",
      summary: "Changes a draft at the version that was seen: its title, its tabs, and its list as a whole.",
      caller: "who may see it",
      body: () => bundleChangeSchema,
      answers: { record: "bundleRecord" },
      refusals: [409, 429],
    }),
    async (c) => c.json(await c.env.services.caseBundles.change(c.req.param("id"), (await readJson(c)).value)),
  )
  .delete(
    "/:id",
    described({
      tag: "Cases",
      summary: "Takes a draft away at the version that was seen. A final bundle stays.",
      caller: "who may see it",
      query: () => z.object({ version: z.int() }),
      answers: { status: 204 },
      refusals: [409],
    }),
    async (c) => {
      await c.env.services.caseBundles.giveUp(c.req.param("id"), { version: Number(c.req.query("version")) });
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/final",
    described({
      tag: "Cases",
      summary: "Makes a draft final at the version that was seen: its PDF is stored, and its SHA-256 is an entry of the case.",
      caller: "who may see it",
      body: () => bundleVersionSchema,
      answers: { record: "bundleRecord" },
      refusals: [409, 429, 503],
    }),
    async (c) => c.json(await c.env.services.caseBundles.makeFinal(c.req.param("id"), (await readJson(c)).value)),
  )
  .get(
    "/:id/download",
    described({
      tag: "Cases",
      summary: "The PDF of a bundle, as an attachment; of a draft it is made now. Who took it is written down.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [429, 503],
    }),
    async (c) => {
      if (!mayTake(c.req.raw)) throw new AppError("forbidden");
      return pdf(c, attachmentHeader, "default-src 'none'; sandbox");
    },
  )
  .get(
    "/:id/view",
    described({
      tag: "Cases",
      summary: "The same PDF, to be shown in a tab of this site. Written down as a copy that was taken.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [429, 503],
    }),
    async (c) => {
      if (!mayShowInPage(c.req.raw)) throw new AppError("forbidden");
      return pdf(c, inlineHeader, SHOWN_POLICY);
    },
  );

/** A bundle's PDF; without its bytes, and nothing made, for who only asks whether it is there. */
async function pdf(c: Context<ApiEnv, "/:id/download" | "/:id/view">, disposition: (name: string) => string, policy: string) {
  const { caseBundles } = c.env.services;
  const id = c.req.param("id");
  const { name, size, body } =
    c.req.method === "HEAD" ? { ...(await caseBundles.look(id)), size: null, body: null } : await caseBundles.take(id);
  return new Response(body, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition(name),
      ...(size === null ? {} : { "Content-Length": String(size) }),
      "Content-Security-Policy": policy,
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
