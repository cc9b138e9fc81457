/** One more person of the hearing, from the helper inputs into the list. */
import { ATTENDANCES, ENTRY_LIMITS, PARTS, type Participant } from "#app/domain/booking/registry/entries.ts";
import { readPeople, writePeople } from "#app/domain/hearing-plan/people.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import { NEW_PERSON } from "./names.ts";

/** The helper inputs as they stand. */
export type NewPerson = Record<keyof typeof NEW_PERSON, string>;
export const EMPTY_PERSON: NewPerson = { name: "", part: "witness", attends: "remote", place: "", zone: "" };

/** What is wrong with one more person, by helper input. */
export type NewPersonIssues = Partial<Record<keyof NewPerson, "who_or_where" | "too_many" | "too_long">>;

/** By the names of the inputs. */
export const readPerson = (typed: (name: string) => string): NewPerson =>
  Object.fromEntries(Object.entries(NEW_PERSON).map(([part, name]) => [part, typed(name).trim()])) as NewPerson;

/** The list with one more person, or what is wrong. Somebody has a name, or is somewhere. */
export function addPerson(list: string | undefined, person: NewPerson): { list: string } | { issues: NewPersonIssues } {
  const held = readPeople(list);
  if (!person.name && !person.place && !person.zone) return { issues: { name: "who_or_where" } };
  if (held.length >= ENTRY_LIMITS.people) return { issues: { name: "too_many" } };
  for (const part of ["name", "place"] as const) if (person[part].length > ENTRY_LIMITS.line) return { issues: { [part]: "too_long" } };
  const part = PARTS.find((one) => one === person.part) ?? "other";
  const zone = zoneNamed(person.zone);
  const attends = ATTENDANCES.find((one) => one === person.attends);
  const added: Participant = {
    ...(person.name ? { name: person.name } : {}),
    part,
    ...(person.place ? { place: person.place } : {}),
    ...(zone ? { zone } : {}),
    ...(attends ? { attends } : {}),
  };
  return { list: writePeople([...held, added]) };
}
