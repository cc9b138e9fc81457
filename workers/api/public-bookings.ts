import { Hono } from "hono";
import type { ApiEnv } from "./create-api.ts";
import { described } from "./described.ts";
import { answerMade } from "./made-booking.ts";

/** The detailed request and the Express one (specification, section 7; rulings, "Bookings"). Status, author and rules are the server's. */
export const publicBookingsRouter = new Hono<ApiEnv>().post(
  "/",
  described({
    tag: "Bookings",
    summary:
      "Makes a booking from the detailed form's fields, or an Express one. The rules settle status, author and what follows from the rest.",
    caller: "anyone",
    keyed: true,
    body: async () => (await import("./docs/booking-schemas.ts")).detailedSchema,
    answers: { status: 201, record: "publicBookingRecord" },
    refusals: [429],
  }),
  (c) => answerMade(c, "detailed"),
);
