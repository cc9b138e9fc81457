import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

/** Several lines; grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea rows={rows} {...useFieldControl()} {...rest} className={classNames("control field-sizing-content resize-y", className)} />
  );
}
