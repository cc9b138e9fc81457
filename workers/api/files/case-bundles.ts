/** Bundles for a hearing (docs/decisions, cases/documents). A draft is its makers' alone: another's is a missing one. */
import { type Context, Hono } from "hono";
import { z } from "zod";
import { bundleChangeSchema, bundleVersionSchema, newBundleSchema } from "#app/domain/case/bundles/read-bundle.ts";
import { attachmentHeader, inlineHeader } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayShowInPage, mayTake } from "#app/domain/mail/by-person.ts";
import type { AskedCopy } from "#app/services/cases/bundles/take-bundle.server.ts";
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
      summary:
        "Makes a draft final at the version that was seen: its PDF is stored, and its SHA-256 is an entry of the case. Of one that is more than one PDF each call makes a volume: call again until its state is final.",
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
      summary:
        "The PDF of a bundle, as an attachment, or the ZIP of a final one that is more than one PDF; of a draft the PDF is made now. Who took it is written down.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [429, 503],
    }),
    async (c) => downloaded(c, null),
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
    async (c) => viewed(c, null),
  )
  .get(
    "/:id/volumes/:number/download",
    described({
      tag: "Cases",
      summary:
        "One volume of a bundle that is more than one PDF, as an attachment; of a draft it is made now. Who took it is written down.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [429, 503],
    }),
    async (c) => downloaded(c, volumeIn(c.req.param("number"))),
  )
  .get(
    "/:id/volumes/:number/view",
    described({
      tag: "Cases",
      summary: "The same volume, to be shown in a tab of this site. Written down as a copy that was taken.",
      caller: "who may see it",
      answers: { bytes: "application/pdf" },
      refusals: [429, 503],
    }),
    async (c) => viewed(c, volumeIn(c.req.param("number"))),
  );

/** The number of a volume in an address. Throws `not_found` for what is none. */
function volumeIn(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new AppError("not_found");
  return Number(text);
}

type Asked = Context<ApiEnv, "/:id/download" | "/:id/view" | "/:id/volumes/:number/download" | "/:id/volumes/:number/view">;

async function downloaded(c: Asked, number: number | null): Promise<Response> {
  if (!mayTake(c.req.raw)) throw new AppError("forbidden");
  return taken(c, { number, isShown: false });
}

async function viewed(c: Asked, number: number | null): Promise<Response> {
  if (!mayShowInPage(c.req.raw)) throw new AppError("forbidden");
  return taken(c, { number, isShown: true });
}

/** What is taken of a bundle; without its bytes, and nothing made, for who only asks whether it is there. */
async function taken(c: Asked, copy: AskedCopy): Promise<Response> {
  const { caseBundles } = c.env.services;
  const id = c.req.param("id");
  const { name, type, size, body } =
    c.req.method === "HEAD" ? { ...(await caseBundles.look(id, copy)), size: null, body: null } : await caseBundles.take(id, copy);
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": copy.isShown ? inlineHeader(name) : attachmentHeader(name),
      ...(size === null ? {} : { "Content-Length": String(size) }),
      "Content-Security-Policy": copy.isShown ? SHOWN_POLICY : "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}
