/** Enter sends what is written and Shift with Enter begins a line, as in the talk; on a touch keyboard Enter stays a line. */

interface Pressed {
  key: string;
  shiftKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/** What every key of an input method has (UI Events, "keyCode"): in Safari the Enter that ends the composing comes after its end, with this alone. */
const OF_INPUT_METHOD = 229;

/** True of the Enter that sends. */
const isSendingEnter = ({ key, shiftKey, isComposing, keyCode }: Pressed): boolean =>
  key === "Enter" && !shiftKey && !isComposing && keyCode !== OF_INPUT_METHOD && matchMedia("(pointer: fine)").matches;

/** Sends the form of a field; a blank one is not sent. */
export function sendOnEnter(event: Pressed & { preventDefault(): void }, field: HTMLTextAreaElement): void {
  if (!isSendingEnter(event)) return;
  event.preventDefault();
  if (field.value.trim() !== "") field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>("button[type=submit]"));
}
