/** What a reader typed or ticked in the served form before scripts took it over: it must not be lost to them. */
import { mayBeRestored } from "#app/components/booking-form/hydration-values.ts";
import {
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { controlName, FORM_ID } from "./names.ts";

/** Values that differ from what the server wrote. Call it while hydrating: afterwards React has put its own there. */
export function detailedHydrationValues(): DetailedValues {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement) || mayBeRestored()) return {};
  const typed: DetailedValues = {};
  for (const field of DETAILED_FIELD_NAMES) {
    const controls = controlsOf(form, controlName(field));
    if (controls.some(differs)) typed[field] = entered(field, controls);
  }
  return typed;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found: Control[] = [];
  for (const element of form.elements) {
    const isControl = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    if (isControl && element.name === name && element.type !== "hidden") found.push(element);
  }
  return found;
}

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected && option.value !== "");
  if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function entered(field: DetailedField, controls: readonly Control[]): string {
  const ticked = controls.filter((control) => control instanceof HTMLInputElement && control.checked).map(({ value }) => value);
  switch (DETAILED_FIELDS[field].is.kind) {
    case "flag":
      return ticked.length > 0 ? "true" : "false";
    case "choices":
      return ticked.join(",");
    default:
      return controls[0] instanceof HTMLInputElement && controls[0].type === "radio" ? (ticked[0] ?? "") : (controls[0]?.value ?? "");
  }
}
