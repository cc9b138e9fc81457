/** The JSON columns that hold a request: what was stored under earlier rules is mended as it is read. */
import { customType } from "drizzle-orm/sqlite-core";
import type { DraftValue, DraftValues } from "#app/domain/booking/draft/draft.ts";
import { storedPeople } from "#app/domain/booking/registry/stored-people.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";

/** A booking's details: text by the name of its field. */
export const requestDetails = customType<{ data: Record<string, string>; driverData: string }>({
  dataType: () => "text",
  toDriver: (details) => JSON.stringify(details),
  fromDriver(text) {
    const details: Record<string, string> = JSON.parse(text);
    return details.people ? { ...details, people: storedPeople(details.people) } : details;
  },
});

/**
 * A draft's values: each with who wrote it, and with what undoing brings back. With the contact's address, which is kept as it was typed, is stored what it is
 * compared by (`key`; of a sent draft that of its booking's contact then; views and triggers of legal holds read it): SQLite makes no small letters outside ASCII.
 */
export const draftValues = customType<{ data: DraftValues; driverData: string }>({
  dataType: () => "text",
  toDriver(values) {
    const { contactEmail } = values;
    return JSON.stringify(contactEmail ? { ...values, contactEmail: { ...contactEmail, key: emailKeyOf(contactEmail.value) } } : values);
  },
  fromDriver(text) {
    const stored: DraftValues = JSON.parse(text);
    const values = withoutKey(stored);
    const { people } = values;
    return people
      ? { ...values, people: { ...mended(people), ...(people.previous ? { previous: mended(people.previous) } : {}) } }
      : values;
  },
});

/** What a draft knows of itself: a sent one has a key also where its form alone had the address. */
function withoutKey(stored: DraftValues): DraftValues {
  const { contactEmail, ...others } = stored;
  if (contactEmail?.value === undefined) return others;
  const { key: _key, ...held }: DraftValue & { key?: string } = contactEmail;
  return { ...stored, contactEmail: held };
}

const mended = <T extends { value: string }>(held: T): T => ({ ...held, value: storedPeople(held.value) });
