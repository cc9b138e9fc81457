/** What is typed into a served form before its program takes it over, and said to the program then as if it were typed there. */
import { flushSync } from "react-dom";
import { mayBeRestored } from "#app/components/booking-form/hydration-values.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Notes what differs in `place` from what the server wrote. The answer gives it to the program, control by control; it is called before
 * anything is drawn again. What a browser has filled in from memory is put back: nobody typed that, and the draft knows better.
 */
export function typedMeanwhile(place: Element): () => void {
  const changed = controlsIn(place).filter(differs);
  if (mayBeRestored()) {
    for (const control of changed) putBack(control);
    return () => undefined;
  }
  // Of a group the one that was chosen says it all.
  const typed = changed.filter((control) => control.type !== "radio" || isOn(control)).map((control) => ({ control, put: keep(control) }));
  const say = () => {
    // What the one before has changed is drawn before the next: a handler may build on it.
    for (const { control, put } of typed.splice(0))
      flushSync(() => {
        put();
        for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind, { bubbles: true }));
      });
  };
  // While developing it is React that has taken over (`scripts/vite/small-react.ts`), which draws nothing while it does.
  return import.meta.env.DEV ? () => queueMicrotask(say) : say;
}

function controlsIn(place: Element): Control[] {
  const found: Control[] = [];
  for (const one of place.querySelectorAll("input:not([type=hidden]), select, textarea"))
    if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) found.push(one);
  return found;
}

const isOn = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

const hasTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== servedChoice(control);
  return hasTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function putBack(control: Control): void {
  if (control instanceof HTMLSelectElement) control.value = servedChoice(control);
  else if (hasTick(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

/** Of a list to choose from the one that was chosen by the server, or else the first. */
const servedChoice = ({ options }: HTMLSelectElement): string =>
  ([...options].find((option) => option.defaultSelected) ?? [...options].find((option) => !option.disabled))?.value ?? "";

/** A way to have it again as it is now. */
function keep(control: Control): () => void {
  if (import.meta.env.DEV) return keepForReact(control);
  if (hasTick(control)) {
    const { checked } = control;
    return () => {
      if (control.checked !== checked) control.checked = checked;
    };
  }
  const { value } = control;
  return () => {
    if (control.value !== value) control.value = value;
  };
}

/** The same for React, which hears nothing of a value that it has seen or that was set in its sight, and of ticks by clicks alone. */
function keepForReact(control: Control): () => void {
  if (hasTick(control))
    return () => {
      putBack(control);
      control.click();
    };
  const { value } = control;
  return () => {
    putBack(control);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  };
}
