/** What is on the form and not yet in the draft, taken into it when its reader goes on. */
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { addAlternative, addDay, daysOf } from "./entries.ts";
import { FORM_ID, NEW_ALTERNATIVE, NEW_DAY } from "./names.ts";
import { editDraft } from "./use-detailed-draft.ts";

/** What was only suggested becomes the reader's own: see `suggestions.ts`. */
export function keepSuggestions(suggested: DetailedValues): void {
  for (const [field, value] of Object.entries(suggested) as [DetailedField, string][]) editDraft(field, value);
}

/** A day in the helper inputs that was not put into its list is not lost. `values` as they stand on the form. */
export function keepNewDay(values: DetailedValues): void {
  const form = document.getElementById(FORM_ID) as HTMLFormElement | null;
  const typed = (name: string) => (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";
  const today = todayIn(zoneOf(values), new Date());
  if (typed(NEW_ALTERNATIVE.date)) {
    const isReserve = (form?.elements.namedItem(NEW_ALTERNATIVE.reserve) as HTMLInputElement | null)?.checked;
    const alternative = {
      date: typed(NEW_ALTERNATIVE.date),
      startTime: typed(NEW_ALTERNATIVE.startTime),
      reserve: isReserve ? "true" : "",
    };
    const added = addAlternative(values.alternativeDays ?? "", alternative, today);
    if ("list" in added) editDraft("alternativeDays", added.list);
  }
  if (!typed(NEW_DAY.date)) return;
  const day = {
    date: typed(NEW_DAY.date),
    startTime: typed(NEW_DAY.startTime),
    duration: typed(NEW_DAY.duration),
    endTime: typed(NEW_DAY.endTime),
  };
  const added = addDay(daysOf(values), day, today);
  if ("list" in added) editDraft("bookingDates", added.list);
}
