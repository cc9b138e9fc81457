/** A few fields of the request as a small form in the talk. Its code and the words of every field come when it is first wanted. */
import { Trans } from "@lingui/react/macro";
import { type ComponentProps, lazy, Suspense } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { addPart } from "#app/i18n/catalogues/page-parts.ts";
import type Form from "./value-form.client.tsx";

const Loaded = lazy(() =>
  Promise.all([import("./value-form.client.tsx"), addPart("detailed")]).then(
    ([form]) => form,
    (error: unknown) => {
      console.error(error);
      return { default: NotLoaded };
    },
  ),
);

export function ValueForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Spinner />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function NotLoaded() {
  return (
    <p role="alert" className="text-sm">
      <Trans>These fields could not be loaded just now. Please write it in the conversation instead.</Trans>
    </p>
  );
}
