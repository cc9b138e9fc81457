import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { answerMade } from "./made-booking.ts";
import { readBody } from "./read-input.ts";
import { visitorHoldSchema } from "./schemas.ts";

/** The detailed request and the Express one (specification, section 7; rulings, "Bookings"). Status, author and rules are the server's. */
export const publicBookingsRouter = new Hono<ApiEnv>()
  .post(
    "/",
    described({
      tag: "Bookings",
      summary:
        "Makes a booking from the detailed form's fields, or an Express one. The rules settle status, author and what follows from the rest. Fields of another type of proceeding (such as `mediatorName` in an arbitration) are refused with 422 `fields_of_another_proceeding`: `issues` names each, to be left out or booked with its own proceeding.",
      caller: "anyone",
      keyed: true,
      ofDraft: true,
      body: async () => (await import("./docs/booking-schemas.ts")).detailedSchema,
      answers: { status: 201, record: "publicBookingRecord" },
      refusals: [422, 429],
    }),
    (c) => answerMade(c, "detailed"),
  )
  .post(
    "/hold",
    described({
      tag: "Bookings",
      summary:
        "Holds rooms for a request for 48 hours, for all of its days or none, by the key of the link for changes. Held already, it is answered the same. A visitor holds four rooms at a time, and twenty where each day of a room counts; staff hold more. 409 encloses `reasons` and `alternatives`, or in `hold` the limit (`bar`: `size`, `share` of the venue, `mailbox`, `firm`, `network`, `rested`) and, of one's own holds, its end (`until`).",
      caller: "anyone",
      answers: { status: 201, record: "visitorHoldRecord" },
      refusals: [404, 409, 429],
    }),
    readBody(visitorHoldSchema),
    async (c) => {
      const { bookingNumber, until, byVisitor, rooms } = await c.env.services.visitorHolds.place(c.req.valid("json").manageKey);
      return c.json({ bookingNumber, heldUntil: until, byVisitor, rooms }, 201);
    },
  );
