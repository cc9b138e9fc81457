/** Which form is all that lives on a page, as its route says (`page-scripts.tsx`). */

/** The forms that have programs of their own (`app/site-program`). */
export type FormName = "fast" | "detailed";

interface FormHandle {
  form: FormName;
}

/** Says that of a public page its form alone has a program: the page around it never hydrates. */
export const hasForm = (form: FormName): FormHandle => ({ form });

/** The form that a route's page has, by its handle. */
export function formOf(handle: unknown): FormName | undefined {
  return (handle as Partial<FormHandle> | undefined)?.form;
}
