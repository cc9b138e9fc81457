import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

/** A line of text. Inside a `<Field>` it takes id, name and descriptions from it. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} {...rest} className={classNames("control", className)} />;
}
