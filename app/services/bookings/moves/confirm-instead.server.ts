/** A booking that is confirmed otherwise than it was asked for: staff take what the rule of fit offers, and it is changed and confirmed in one batch. */
import type { BookingToChange } from "#app/db/bookings/bookings.repo.server.ts";
import { storedValues } from "#app/domain/booking/office/edit.ts";
import { editOf, type Instead, readInstead } from "#app/domain/booking/office/instead.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import type { Actor } from "#app/domain/people/roles.ts";
import { editedFirst } from "#app/services/bookings/editing/edit-first.server.ts";
import { type EditedFirst, type MovedBooking, type MovingContext, moveBooking, type StatusChange } from "./move-booking.server.ts";

/** `name`: what is taken instead, as a button of the refusal names it. Throws as `moveBooking`; nothing is changed where it does not fit either. */
export async function confirmInstead(
  context: MovingContext,
  id: string,
  change: StatusChange,
  name: string,
  who: Actor,
): Promise<MovedBooking> {
  const instead = readInstead(name);
  if (!instead || change.status !== "confirmed") throw notOffered();
  const { status, version = null } = change;
  return instead.kind === "room"
    ? moveBooking(context, id, { ...change, roomId: instead.value }, who)
    : moveBooking(context, id, { status, version }, who, { edit: (found) => edited(context, found, instead, who) });
}

async function edited(context: MovingContext, found: BookingToChange, instead: Instead, who: Actor): Promise<EditedFirst> {
  const values = editOf(storedValues(found.row), instead);
  if (!values) throw notOffered();
  return editedFirst(context, found, { values, who, isMailedApart: true });
}

const notOffered = () => refusedField("instead", "choice_not_offered");
