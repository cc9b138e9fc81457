/** What a reader typed into the served form before scripts took it over: it must not be lost to them. */
import type { DraftField, DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";

/** Values that differ from what the server wrote into the form with this id. Call it while hydrating: afterwards React has put its own there. */
export function hydrationValues(formId: string, fields: readonly DraftField[]): DraftPlain {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement) || mayBeRestored()) return {};
  const typed: DraftPlain = {};
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) typed[field] = control.value;
    } else if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.selected && !option.defaultSelected && option.value !== ""))
        typed[field] = control.value;
    } else if (control instanceof RadioNodeList) {
      const chosen = [...control].find((radio) => radio instanceof HTMLInputElement && radio.checked && !radio.defaultChecked);
      if (chosen) typed[field] = control.value;
    }
  }
  return typed;
}

/** On reload and on Back browsers fill forms from memory: nobody typed that, and the draft knows better. */
export function mayBeRestored(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "navigate" && !navigator.userActivation?.hasBeenActive;
}
