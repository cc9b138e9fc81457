/** Further counsel: one more entry of the list, beside those listed before. */
import { type AdditionalCounsel, readCounsel, writeList } from "#app/domain/booking/lists.ts";
import { fold } from "../fold.ts";
import type { Whole } from "./found.ts";
import type { Person } from "./person.ts";

/** True when `person` was listed. Who is listed already, by name or address, is completed and not listed twice. */
export function addCounsel(whole: Whole, person: Person): boolean {
  if (!person.name) return false;
  const entry: AdditionalCounsel = {
    name: person.name.value,
    firm: person.firm?.value ?? "",
    email: person.email?.ok ? person.email.value : "",
    phone: person.phone?.ok ? person.phone.value : "",
    actsFor: person.actsFor?.value ?? "",
  };
  const now = whole.found.find((one) => one.field === "additionalCounselList");
  const before = readCounsel(now?.value ?? (whole.context.values.additionalCounselList || "[]")) ?? [];
  const same = before.findIndex((one) => fold(one.name) === fold(entry.name) || (entry.email !== "" && one.email === entry.email));
  const known = before[same];
  const listed = known ? before.map((one, index) => (index === same ? completed(known, entry) : one)) : [...before, entry];
  const value = writeList(listed);
  if (now) {
    now.value = value;
    now.end = Math.max(now.end, person.end);
  } else whole.found.push({ field: "additionalCounselList", value, start: person.start, end: person.end });
  return true;
}

function completed(known: AdditionalCounsel, more: AdditionalCounsel): AdditionalCounsel {
  return {
    name: more.name || known.name,
    firm: more.firm || known.firm,
    email: more.email || known.email,
    phone: more.phone || known.phone,
    actsFor: more.actsFor || known.actsFor,
  };
}
