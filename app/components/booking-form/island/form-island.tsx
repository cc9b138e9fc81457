import { createContext, useContext } from "react";

/** Marks the form's element, and what it was made of. */
export const FORM_ISLAND = "[data-island=form]";
export const FORM_DATA = "script[data-form-data]";

/** The form of this page as it was rendered for it (`app/form-islands.server.tsx`), with the data that its program begins with. */
export interface RenderedForm {
  html: string;
  data: object;
  /** Its parts whose code comes apart, by name: the program fetches them first. */
  parts: readonly string[];
}

export const RenderedFormContext = createContext<RenderedForm | null>(null);

/** The place of a form on a page that has no other program: written by the server, taken over by `hydrateForm`. */
export function FormIsland() {
  const form = useContext(RenderedFormContext);
  if (!form) return null;
  // Within a script element the text could otherwise end it.
  const data = JSON.stringify(form.data).replaceAll("<", "\\u003c");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the form */}
      <div data-island="form" data-parts={form.parts.join(" ") || undefined} dangerouslySetInnerHTML={{ __html: form.html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a "<" */}
      <script type="application/json" data-form-data="" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
