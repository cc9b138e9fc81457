/**
 * What the `Trans` macro renders (`lingui.config.ts`). Lingui looks for its tags in the finished sentence, so that what a person
 * typed would be read as markup; here such a value is an element of its own, which is shown to the letter.
 */
import { Trans as LinguiTrans, type TransProps } from "@lingui/react";
import { Fragment } from "react";
import { readsAsMarkup } from "#app/i18n/verbatim.ts";

export function Trans({ values, ...props }: TransProps) {
  if (!values) return <LinguiTrans {...props} />;
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && readsAsMarkup(value) ? <Fragment key={name}>{value}</Fragment> : value,
    ]),
  );
  return <LinguiTrans {...props} values={shown} />;
}
