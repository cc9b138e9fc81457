/** Words of a venue's rooms as both forms list them: who sits where, when they are free, and why some do not suit. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Unsuited } from "#app/domain/venue/occupancy.ts";

export const ROOM_TEXTS = {
  suit: msg`Rooms that suit`,
  noneSuits: msg`No room of this venue suits so many people in this set-up. Choose another set-up, or call us.`,
  others: msg`Why the other rooms do not suit`,
  drawnToScale: msg`The furniture is drawn to scale; the line is two metres.`,
} as const;

export const upToText = (count: number) => msg`up to ${count} people`;
export const seatsThenText = (count: number) => msg`${plural(count, { one: "# seat in this set-up", other: "# seats in this set-up" })}`;
export const nextFreeText = (day: string) => msg`next whole day free: ${day}`;
export const moreRoomsText = (count: number) => msg`${plural(count, { one: "and # larger room", other: "and # larger rooms" })}`;
export const planForText = (setup: string, people: number) => msg`${setup}, ${people} people`;

/** Why a room does not suit; `seats` are those that it has in the set-up, null where none are published. */
export function unsuitedText(why: Unsuited, seats: number | null): MessageDescriptor {
  if (why === "setup") return msg`cannot be set up that way`;
  if (why === "unit") return msg`has no conferencing unit`;
  return seats === null ? msg`has too few seats` : msg`${plural(seats, { one: "seats only # person", other: "seats only # people" })}`;
}
