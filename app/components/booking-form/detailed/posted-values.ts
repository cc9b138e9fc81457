/** The detailed form as a browser posts it without scripts: its values, and what its buttons change in them. */
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS, type DetailedValues } from "#app/domain/booking/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/fast-values.ts";
import { todayIn } from "#app/domain/booking/local-date.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { addCounsel, addDay, counselOf, daysOf, EMPTY_DAY, SAME_CONTACTS, type SameContact, sameContact, withoutEntry } from "./entries.ts";
import { controlName, NEW_DAY, SHOWN_FLAGS } from "./names.ts";

/** Longest value that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 20_000;

/** What a button of the form changes in the values. */
export function changedBy(intent: string, subject: string, values: DetailedValues, form: URLSearchParams): DetailedValues {
  switch (intent) {
    case "same":
      return SAME_CONTACTS.includes(subject as SameContact) ? sameContact(values, subject as SameContact) : {};
    case "add-day":
      return newDay(values, form);
    case "remove-day":
      return { bookingDates: withoutEntry(daysOf(values), Number(subject)) };
    case "add-counsel":
      return addCounsel(values) ?? {};
    case "remove-counsel":
      return { additionalCounselList: withoutEntry(counselOf(values), Number(subject)) };
    default:
      return {};
  }
}

/** The list with the day of the helper inputs; a day that cannot be added stays out. */
export function newDay(values: DetailedValues, form: URLSearchParams): DetailedValues {
  const date = form.get(NEW_DAY.date) ?? "";
  if (!date) return {};
  const day = {
    date,
    startTime: form.get(NEW_DAY.startTime) || EMPTY_DAY.startTime,
    duration: form.get(NEW_DAY.duration) || EMPTY_DAY.duration,
    endTime: form.get(NEW_DAY.endTime) ?? "",
  };
  const added = addDay(daysOf(values), day, todayIn(zoneOf(evaluate(values).values), new Date()));
  return "list" in added ? { bookingDates: added.list } : {};
}

/** The posted fields under the detailed request's names. A box that was shown and not ticked sends nothing, and means no. */
export function readValues(form: URLSearchParams): DetailedValues {
  const shown = new Set((form.get(SHOWN_FLAGS) ?? "").split(","));
  const values: DetailedValues = {};
  for (const field of DETAILED_FIELD_NAMES) {
    const name = controlName(field);
    const { kind } = DETAILED_FIELDS[field].is;
    const sent = form.getAll(name);
    if (kind === "choices" && sent.length > 0) values[field] = sent.join(",");
    else if (sent[0] !== undefined) values[field] = sent[0].slice(0, READ_MAX);
    else if (kind === "flag" && shown.has(name)) values[field] = "";
  }
  return values;
}
