/** What belongs to single days of a hearing goes with its days to others. Pure. */
import { type Participant, readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { writeList } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { readPeople, writePeople } from "../people.ts";

/**
 * The fields of `values` that name days, on the days that take the place of theirs: who comes or is elsewhere on some days, and what is wanted on
 * some. What `there` knows no other day of (undefined) is left out of the people's days, and who is then elsewhere on none is in the room; of what
 * is wanted, days that are all gone stay, to be seen.
 */
export function daysMoved(
  values: { people?: string | undefined; onSomeDays?: string | undefined },
  there: (date: LocalDate) => LocalDate | undefined,
): { people?: string; onSomeDays?: string } {
  const moved = (dates: readonly LocalDate[]) => dates.flatMap((date) => there(date) ?? []).sort();
  const people = readPeople(values.people);
  const entries = readOnSomeDays(values.onSomeDays || "[]") ?? [];
  return {
    ...(people.some(({ days, remoteOn }) => days ?? remoteOn) ? { people: writePeople(people.map((one) => movedPerson(one, moved))) } : {}),
    ...(entries.length > 0
      ? { onSomeDays: writeList(entries.map((one) => ({ ...one, days: moved(one.days).length > 0 ? moved(one.days) : one.days }))) }
      : {}),
  };
}

function movedPerson({ remoteOn, ...person }: Participant, moved: (dates: readonly LocalDate[]) => LocalDate[]): Participant {
  const one: Participant = person.days ? { ...person, days: moved(person.days) } : person;
  if (!remoteOn) return one;
  const afar = moved(remoteOn);
  return afar.length > 0 ? { ...one, remoteOn: afar } : { ...one, attends: "in_person" };
}
