/** What of the list of single days is sent: nothing of a service that is not asked for, and nothing lost of a hearing of one day. */
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { isNumberOfDay, mostPeople } from "../registry/by-day.ts";
import { readOnSomeDays } from "../registry/entries.ts";

/** The list without flags that `values` do not hold; "" where nothing is left of it, as it is where it cannot be read. */
export function daysOfWanted(list: string, values: DetailedValues): string {
  const entries = readOnSomeDays(list || "[]");
  if (!entries) return list;
  const wanted = entries.filter(({ field }) =>
    isNumberOfDay(field) || field === "transcriptSeniorServices"
      ? Boolean(values[field])
      : field === "catering" || values[field] === "true",
  );
  if (wanted.length === entries.length) return list;
  return wanted.length > 0 ? JSON.stringify(wanted) : "";
}

/** The meals of a hearing of one day: with what the list says of them on that day, since a single day has no list. */
export function mealsOfOneDay({ catering = "", onSomeDays, bookingType, bookingDate }: DetailedValues): string {
  if (!onSomeDays || !bookingDate || (bookingType || "single") !== "single") return catering;
  const said = (readOnSomeDays(onSomeDays) ?? []).flatMap(({ field, days, note }) =>
    field === "catering" && note && days.includes(bookingDate) ? [note] : [],
  );
  return said.reduce((all, note) => (all.includes(note) ? all : [all, note].filter(Boolean).join("; ")), catering);
}

/** How many come on the one day of a hearing, as the list says it: its number is the hearing's then, and no other day has one. */
export function peopleOfOneDay({ onSomeDays, bookingDate, mainRoomCapacity }: DetailedValues): DetailedValues {
  if (!onSomeDays || !bookingDate || !mainRoomCapacity) return {};
  const entries = readOnSomeDays(onSomeDays) ?? [];
  const people = mostPeople(null, entries, [bookingDate]);
  if (people === null) return {};
  const left = entries.filter(({ field }) => !isNumberOfDay(field));
  return { mainRoomCapacity: String(people), onSomeDays: left.length > 0 ? JSON.stringify(left) : "" };
}
