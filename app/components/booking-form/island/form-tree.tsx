/** A form as a tree of its own, the same where the server writes it into the page and where the browser takes it over. */
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { sayHydrated } from "#app/site-program/deferred-hydration.ts";
import { BrowserPlace } from "../place/browser-place.tsx";
import { FormBoundary } from "./form-boundary.tsx";

/** Keeps the ids of this tree apart from those of the page around it. */
export const FORM_PREFIX = "form";

interface FormTreeProps<Data extends object> {
  form: ComponentType<Data>;
  data: Data;
  i18n: I18n;
  /** The query of the page's address. */
  search: string;
  /** Called once the tree has taken over what the server wrote, before anything is drawn again. */
  onTakenOver?: () => void;
}

export function FormTree<Data extends object>({ form: Form, data, i18n, search, onTakenOver }: FormTreeProps<Data>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => onTakenOver?.(), []);
  useEffect(sayHydrated, []);
  return (
    <I18nProvider i18n={i18n}>
      <FormBoundary>
        <BrowserPlace search={search}>
          <Form {...data} />
        </BrowserPlace>
      </FormBoundary>
    </I18nProvider>
  );
}
