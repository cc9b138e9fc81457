import { Hono } from "hono";
import { erasureRefusalSchema, erasureSchema } from "#app/domain/personal-data/erasure.ts";
import type { PersonalArchive } from "#app/services/personal-data/personal-archive.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readBody } from "./read-input.ts";
import { erasurePreviewSchema, ownExportSchema, personExportSchema } from "./schemas.ts";

/** A copy of somebody's data, for nobody but who has just asked for it. */
const answerArchive = ({ name, size, body }: PersonalArchive) =>
  new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });

/**
 * Copies of everything held about a person. `GET /api/people/{id}/picture`: a person's picture, for who may see it; everybody else gets the 404 of what is missing.
 * Shown inside our pages, and so kept from being anything but a picture.
 */
export const peopleRouter = new Hono<ApiEnv>()
  .post(
    "/me/export",
    described({
      tag: "People",
      summary: "Everything held about the caller, as a ZIP with `personal-data.json`. Asks for the current password again.",
      caller: "signed in",
      answers: { bytes: "application/zip" },
      refusals: [413, 429],
    }),
    readBody(ownExportSchema),
    async (c) => {
      const { password, code = "" } = c.req.valid("json");
      return answerArchive(await c.env.services.personalData.exportOwn({ password, code }));
    },
  )
  .post(
    "/export",
    described({
      tag: "People",
      summary:
        "Everything held about an address, with an account or without, but what is private in cases. Asks for the administrator's own password again.",
      caller: "administrators",
      answers: { bytes: "application/zip" },
      refusals: [413, 429],
    }),
    readBody(personExportSchema),
    async (c) => {
      const { email, password, code = "" } = c.req.valid("json");
      return answerArchive(await c.env.services.personalData.exportOf(email, { password, code }));
    },
  )
  .get(
    "/me/erasure",
    described({
      tag: "People",
      summary: "The caller's latest request to be erased, with the fields of the call that asks for it; null where there is none.",
      caller: "signed in",
      answers: { record: "ownErasureRecord" },
    }),
    async (c) => c.json(await c.env.services.personalData.ownErasure()),
  )
  .post(
    "/me/erasure",
    described({
      tag: "People",
      summary:
        "Asks for the erasure of what is held about the caller; the same answer while a request waits. Asks for the current password again.",
      caller: "signed in",
      answers: { record: "askedErasureRecord" },
      refusals: [429],
    }),
    readBody(ownExportSchema),
    async (c) => {
      const { password, code = "" } = c.req.valid("json");
      return c.json(await c.env.services.personalData.askForErasure({ password, code }));
    },
  )
  .post(
    "/me/erasure/withdraw",
    described({
      tag: "People",
      summary: "Withdraws the caller's request to be erased; 404 where none waits, 409 where it is carried out already.",
      caller: "signed in",
      answers: { record: "askedErasureRecord" },
      refusals: [404, 409],
    }),
    async (c) => c.json(await c.env.services.personalData.withdrawErasure()),
  )
  .get(
    "/erasure/requests",
    described({
      tag: "People",
      summary: "Requests to be erased that nobody has answered, the oldest first (20 at most), with what stands against each.",
      caller: "administrators",
      answers: { list: "waitingErasureRecord" },
    }),
    async (c) => c.json(await c.env.services.personalData.waitingErasures()),
  )
  .post(
    "/erasure/requests/:id/refuse",
    described({
      tag: "People",
      summary: "Refuses a request to be erased, with a reason that its person is mailed; 409 where it was withdrawn or answered.",
      caller: "administrators",
      answers: { status: 204 },
      refusals: [409],
    }),
    readBody(erasureRefusalSchema),
    async (c) => {
      await c.env.services.personalData.refuseErasure(c.req.param("id"), c.req.valid("json"));
      return c.body(null, 204);
    },
  )
  .post(
    "/erasure/preview",
    described({
      tag: "People",
      summary: "What an erasure of this address would remove, write over and keep, in numbers, and what stands against it. Erases nothing.",
      caller: "administrators",
      answers: { record: "erasurePreviewRecord" },
    }),
    readBody(erasurePreviewSchema),
    async (c) => c.json(await c.env.services.personalData.previewErasure(c.req.valid("json").email)),
  )
  .post(
    "/erasure",
    described({
      tag: "People",
      summary:
        "Erases what is held about this address, with an account or without; 409 where something stands against it. Asks for the administrator's own password again.",
      caller: "administrators",
      answers: { record: "begunErasureRecord" },
      refusals: [409, 429],
    }),
    readBody(erasureSchema),
    async (c) => c.json(await c.env.services.personalData.erase(c.req.valid("json"))),
  )
  .get(
    "/:id/picture",
    described({
      tag: "People",
      summary: "A person's picture.",
      caller: "who may see it",
      answers: { bytes: "image/*" },
    }),
    async (c) => {
      const { type, size, body } = await c.env.services.account.pictureOf(c.req.param("id"));
      return new Response(body, {
        headers: {
          "Content-Type": type,
          "Content-Length": String(size),
          "Content-Disposition": "inline",
          "Content-Security-Policy": "default-src 'none'; sandbox",
          "Cross-Origin-Resource-Policy": "same-origin",
          // The address changes with the picture; a shared computer's next person must not find it.
          "Cache-Control": "private, no-cache",
        },
      });
    },
  );
