/** The detailed form as a browser posts it without scripts: its values, and what its buttons change in them. */

import { mostRead, withoutEntryAt } from "#app/domain/booking/registry/text-values.ts";
import {
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedValues,
  isDetailedField,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { isLocalDate, isWallTime, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import { toggled, withChosen } from "./chosen-days.ts";
import {
  addAlternative,
  addCounsel,
  addDay,
  counselOf,
  daysOf,
  EMPTY_DAY,
  type NewDay,
  SAME_CONTACTS,
  type SameContact,
  sameContact,
  withoutEntry,
} from "./entries.ts";
import { controlName, NEW_ALTERNATIVE, NEW_DAY, SHOWN_FLAGS } from "./names.ts";
import { postedDays, SHOWN_DAYS } from "./some-days.ts";

/** What a button of the form changes in the values. */
export function changedBy(intent: string, subject: string, values: DetailedValues, form: URLSearchParams): DetailedValues {
  switch (intent) {
    case "same":
      return SAME_CONTACTS.includes(subject as SameContact) ? sameContact(values, subject as SameContact) : {};
    case "add-day":
      return newDay(values, form);
    case "add-alternative":
      return newAlternative(values, form);
    case "remove-day":
      return { bookingDates: withoutEntry(daysOf(values), Number(subject)) };
    case "add-counsel":
      return addCounsel(values) ?? {};
    case "remove-counsel":
      return { additionalCounselList: withoutEntry(counselOf(values), Number(subject)) };
    case "begin":
    case "start":
      return isWallTime(subject) ? startMoved(evaluate(values).values, subject) : {};
    case "remove-entry":
      return withoutEntryOf(values, subject);
    default:
      return {};
  }
}

/** What is in the helper inputs and not yet in their lists, when the reader goes on. */
export const leftInHelpers = (values: DetailedValues, form: URLSearchParams): DetailedValues => ({
  ...newDay(values, form),
  ...newAlternative(values, form),
});

/** `subject` names the list and the entry's place in it: "people.2". */
function withoutEntryOf(values: DetailedValues, subject: string): DetailedValues {
  const [field = "", at] = subject.split(".");
  return isDetailedField(field) ? { [field]: withoutEntryAt(DETAILED_FIELDS[field].is, values[field] ?? "", Number(at)) } : {};
}

/** What pressing a day of the month of free days changes. */
export function pressedDay(typed: DetailedValues, date: string, form: URLSearchParams): DetailedValues {
  const { values } = evaluate(typed);
  if (!isLocalDate(date)) return {};
  if (values.bookingType !== "non-consecutive") return withChosen(values, date);
  const list = toggled(values, { ...helperDay(form), date }, todayIn(zoneOf(values), new Date()));
  return "list" in list ? { bookingDates: list.list } : {};
}

/** The helper inputs as they were posted. */
export const helperDay = (form: URLSearchParams): NewDay => ({
  date: form.get(NEW_DAY.date) ?? "",
  startTime: form.get(NEW_DAY.startTime) || EMPTY_DAY.startTime,
  duration: form.get(NEW_DAY.duration) || EMPTY_DAY.duration,
  endTime: form.get(NEW_DAY.endTime) ?? "",
});

/** The list with the day of the helper inputs; a day that cannot be added stays out. */
function newDay(values: DetailedValues, form: URLSearchParams): DetailedValues {
  const day = helperDay(form);
  if (!day.date) return {};
  const added = addDay(daysOf(values), day, todayIn(zoneOf(evaluate(values).values), new Date()));
  return "list" in added ? { bookingDates: added.list } : {};
}

/** The second choices with the one of the helper inputs; one that cannot be added stays out. */
function newAlternative(values: DetailedValues, form: URLSearchParams): DetailedValues {
  const typed = (part: keyof typeof NEW_ALTERNATIVE) => form.get(NEW_ALTERNATIVE[part]) ?? "";
  const day = { date: typed("date"), startTime: typed("startTime"), reserve: typed("reserve") };
  if (!day.date) return {};
  const added = addAlternative(values.alternativeDays ?? "", day, todayIn(zoneOf(evaluate(values).values), new Date()));
  return "list" in added ? { alternativeDays: added.list } : {};
}

/** The posted fields under the detailed request's names. A box that was shown and not ticked sends nothing, and means no. */
export function readValues(form: URLSearchParams): DetailedValues {
  const shown = new Set((form.get(SHOWN_FLAGS) ?? "").split(","));
  const values: DetailedValues = {};
  for (const field of DETAILED_FIELD_NAMES) {
    const name = controlName(field);
    const { is } = DETAILED_FIELDS[field];
    const sent = form.getAll(name);
    if (is.kind === "choices" && sent.length > 0) values[field] = sent.join(",");
    else if (sent[0] !== undefined) values[field] = sent[0].slice(0, mostRead(is));
    else if (is.kind === "flag" && shown.has(name)) values[field] = "";
  }
  return form.has(SHOWN_DAYS) ? { ...values, onSomeDays: postedDays(values.onSomeDays ?? "", form) } : values;
}
