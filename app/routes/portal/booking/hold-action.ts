/** What staff post on the booking's page next to its moves; each works without scripts. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { orNotFound } from "../or-not-found.ts";
import { type Refused, refusedAs } from "./refused.ts";

/** Goes back to the booking where it is done; gives what stood in the way otherwise. */
export async function takeHoldAction(id: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { holds, visitorHolds, bookingLinks } = context.get(servicesContext);
  try {
    switch (form.get("intent")) {
      case "hold":
        await orNotFound(
          holds.hold(id, {
            roomId: form.get("roomId") || null,
            hours: Number(form.get("hours")) || null,
            version: Number(form.get("version")) || null,
          }),
        );
        break;
      case "release":
        await orNotFound(holds.release(id));
        break;
      case "extend-hold":
        await orNotFound(visitorHolds.extend(id));
        break;
      case "revoke":
        await orNotFound(bookingLinks.revoke(id));
        break;
      case "send-links":
        await orNotFound(bookingLinks.send(id));
        break;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = refusedAs(error);
    return data<Refused>(refused, { status: refused.status });
  }
  throw redirect(`/bookings/${id}`, 303);
}
