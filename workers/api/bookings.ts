import { Hono } from "hono";
import { checkListQuery, listQuerySchema } from "#app/domain/booking/office/read-list-query.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { answerPage } from "./machines/list-page.ts";
import { answerMade } from "./made-booking.ts";
import { readBody } from "./read-input.ts";
import { bookingChangeSchema, bookingEditSchema, holdSchema } from "./schemas.ts";

export const bookingsRouter = new Hono<ApiEnv>()
  .post(
    "/fast",
    described({
      tag: "Bookings",
      summary: "Makes a booking from the fast form's fields.",
      caller: "anyone",
      keyed: true,
      ofDraft: true,
      body: async () => (await import("./docs/booking-schemas.ts")).fastSchema,
      answers: { status: 201, record: "madeBookingRecord" },
      refusals: [429],
    }),
    (c) => answerMade(c, "fast"),
  )
  .get(
    "/",
    described({
      tag: "Bookings",
      summary: "Bookings that the caller may see, by date. The `Link` header names the previous and the next page.",
      caller: "signed in",
      query: () => listQuerySchema,
      answers: { list: "bookingRecord" },
    }),
    (c) => answerPage(c, "/api/bookings", checkListQuery, (booking) => booking),
  )
  .get(
    "/:id",
    described({
      tag: "Bookings",
      summary: "One booking.",
      caller: "who may see it",
      answers: { record: "readBookingRecord" },
    }),
    async (c) => c.json(await c.env.services.bookings.priced(c.req.param("id"))),
  )
  .patch(
    "/:id",
    described({
      tag: "Bookings",
      summary: "Changes the status; confirming holds a room, cancelling asks for a reason.",
      caller: "administrators",
      answers: { record: "movedBookingRecord" },
      refusals: [409],
    }),
    readBody(bookingChangeSchema),
    async (c) => {
      const { booking, rooms, impossible } = await c.env.services.desk.move(c.req.param("id"), c.req.valid("json"));
      return c.json({ ...booking, rooms, impossible });
    },
  )
  .put(
    "/:id",
    described({
      tag: "Bookings",
      summary: "Changes fields, based on the version that was read.",
      caller: "administrators",
      answers: { record: "movedBookingRecord" },
      refusals: [409],
    }),
    readBody(bookingEditSchema),
    async (c) => {
      const { booking, ...outcome } = await c.env.services.changes.edit(c.req.param("id"), c.req.valid("json"));
      return c.json({ ...booking, ...outcome });
    },
  )
  .post(
    "/:id/hold",
    described({
      tag: "Bookings",
      summary: "Holds rooms for a booking that is not confirmed, for a while.",
      caller: "administrators",
      answers: { record: "movedBookingRecord" },
      refusals: [409],
    }),
    readBody(holdSchema),
    async (c) => {
      const { booking, rooms } = await c.env.services.holds.hold(c.req.param("id"), c.req.valid("json"));
      return c.json({ ...booking, rooms });
    },
  )
  .delete(
    "/:id/hold",
    described({
      tag: "Bookings",
      summary: "Releases those rooms.",
      caller: "administrators",
      answers: { record: "movedBookingRecord" },
    }),
    async (c) => {
      const { booking, rooms } = await c.env.services.holds.release(c.req.param("id"));
      return c.json({ ...booking, rooms });
    },
  )
  .delete(
    "/:id/manage-link",
    described({
      tag: "Bookings",
      summary: "Revokes the contact's links: the confirmation page, the calendar file and the page for changes.",
      caller: "administrators",
      answers: { status: 204 },
    }),
    async (c) => {
      await c.env.services.bookingLinks.revoke(c.req.param("id"));
      return c.body(null, 204);
    },
  )
  .post(
    "/:id/manage-link",
    described({
      tag: "Bookings",
      summary: "E-mails the contact's links to the booking's own address; revoked ones are renewed.",
      caller: "administrators",
      answers: { status: 202 },
    }),
    async (c) => {
      await c.env.services.bookingLinks.send(c.req.param("id"));
      return c.body(null, 202);
    },
  )
  .delete(
    "/:id",
    described({
      tag: "Bookings",
      summary: "Hides a booking from the lists; 409 while a legal hold keeps it.",
      caller: "administrators",
      answers: { status: 204 },
      refusals: [409],
    }),
    async (c) => {
      await c.env.services.desk.remove(c.req.param("id"));
      return c.body(null, 204);
    },
  );
