/** The JSON columns that hold a request: what was stored under earlier rules is mended as it is read. */
import { customType } from "drizzle-orm/sqlite-core";
import type { DraftValues } from "#app/domain/booking/draft/draft.ts";
import { storedPeople } from "#app/domain/booking/registry/stored-people.ts";

/** A booking's details: text by the name of its field. */
export const requestDetails = customType<{ data: Record<string, string>; driverData: string }>({
  dataType: () => "text",
  toDriver: (details) => JSON.stringify(details),
  fromDriver(text) {
    const details: Record<string, string> = JSON.parse(text);
    return details.people ? { ...details, people: storedPeople(details.people) } : details;
  },
});

/** A draft's values: each with who wrote it, and with what undoing brings back. */
export const draftValues = customType<{ data: DraftValues; driverData: string }>({
  dataType: () => "text",
  toDriver: (values) => JSON.stringify(values),
  fromDriver(text) {
    const values: DraftValues = JSON.parse(text);
    const { people } = values;
    return people
      ? { ...values, people: { ...mended(people), ...(people.previous ? { previous: mended(people.previous) } : {}) } }
      : values;
  },
});

const mended = <T extends { value: string }>(held: T): T => ({ ...held, value: storedPeople(held.value) });
