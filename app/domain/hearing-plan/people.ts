/**
 * The people of a hearing: one list in the plan, of which the specification's single names (`witnessName`) are the first of
 * their part. Pure; as text it is the JSON of its entries, in the registry's words (`booking/registry/entries.ts`). An entry is
 * somebody with a name, or several of a part who are counted and have none ("3 witnesses, by video").
 */
import { normalized } from "#app/domain/normalized.ts";
import { type Participant, readPeople as readEntries } from "../booking/registry/entries.ts";

/** The people of a list; nobody where it cannot be read. */
export function readPeople(list: string | undefined): Participant[] {
  return readEntries(list || "[]") ?? [];
}

/** The list as the text that a draft holds; "" for nobody. */
export const writePeople = (people: readonly Participant[]): string => (people.length === 0 ? "" : JSON.stringify(people));

/** The list with the specification's one witness in it, who comes first where the list does not have them. */
export function withWitness(people: readonly Participant[], witnessName: string | undefined): Participant[] {
  const name = witnessName && normalized(witnessName, "NFC").trim();
  if (!name || people.some((person) => person.part === "witness" && person.name === name)) return [...people];
  return [{ name, part: "witness" }, ...people];
}
