/** What was typed into the forms of a page, read from its document and put back into it. Passwords, codes, files and hidden fields are not. */

/** A form that was typed into: which of the page's it is, and what its fields held, in their order. */
export interface TypedForm {
  form: string;
  fields: readonly TypedField[];
}

interface TypedField {
  name: string;
  /** Of those of one name the how-manieth. */
  nth: number;
  /** Of a box or a choice whether it was ticked, else the text or the values that were chosen. */
  value: boolean | string | readonly string[];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hidden fields that say what a form is about; others differ from one load of its page to the next. */
const NAMING = new Set(["intent", "id", "form", "subject", "document", "question", "answering", "replaces"]);

const NOT_TYPED = new Set(["hidden", "password", "file", "submit", "button", "image", "reset", "fieldset", "output"]);

/** What opens an account, by the browser's own names of it. */
const SECRETS = new Set(["one-time-code", "current-password", "new-password"]);

/** What the form is called on its page, the same after the page was loaded again. */
function nameOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(({ name }) => NAMING.has(name));
  return [form.getAttribute("action") ?? "", ...hidden.map(({ name, value }) => `${name}=${value}`)].join("|");
}

function controlsOf(form: HTMLFormElement): Control[] {
  return ([...form.elements] as unknown as Control[]).filter(
    ({ name, type, autocomplete }) => name !== "" && !NOT_TYPED.has(type) && !SECRETS.has(autocomplete),
  );
}

function heldBy(control: Control): TypedField["value"] {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) return control.checked;
  if (control instanceof HTMLSelectElement && control.multiple) return [...control.selectedOptions].map(({ value }) => value);
  return control.value;
}

/** The fields of a form that was typed into. */
export function readTyped(form: HTMLFormElement): TypedForm {
  const seen = new Map<string, number>();
  const fields = controlsOf(form).map((control) => {
    const nth = seen.get(control.name) ?? 0;
    seen.set(control.name, nth + 1);
    return { name: control.name, nth, value: heldBy(control) };
  });
  return { form: nameOf(form), fields };
}

/** Puts back what the page has a field for by now, and gives what it has none for yet. */
export function fillTyped(root: ParentNode, typed: readonly TypedForm[]): TypedForm[] {
  const forms = [...root.querySelectorAll("form")];
  return typed.flatMap((one) => {
    const form = likest(forms, one);
    if (!form) return [one];
    const left = one.fields.filter((field) => !put(form, field));
    return left.length > 0 ? [{ ...one, fields: left }] : [];
  });
}

/** Of the forms of that name the one that has most of its fields: what tells two of a page apart may be their buttons alone. */
function likest(forms: readonly HTMLFormElement[], { form: name, fields }: TypedForm): HTMLFormElement | undefined {
  const shared = (form: HTMLFormElement) => {
    const names = new Set(controlsOf(form).map((control) => control.name));
    return fields.filter((field) => names.has(field.name)).length;
  };
  return forms.filter((each) => nameOf(each) === name).sort((one, other) => shared(other) - shared(one))[0];
}

function put(form: HTMLFormElement, { name, nth, value }: TypedField): boolean {
  const control = controlsOf(form).filter((one) => one.name === name)[nth];
  if (!control) return false;
  if (typeof value === "boolean") {
    // By its own click, so that what hangs on it follows.
    if (control instanceof HTMLInputElement && control.checked !== value) control.click();
    return true;
  }
  if (JSON.stringify(heldBy(control)) === JSON.stringify(value)) return true;
  if (control instanceof HTMLSelectElement) {
    const chosen = typeof value === "string" ? [value] : value;
    for (const option of control.options) option.selected = chosen.includes(option.value);
  } else setText(control, String(value));
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** As the browser sets it when somebody types: a program that keeps the value hears of it. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(control, value);
}
