import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  /** The choices, or `<option>` and `<optgroup>` as children. */
  options?: readonly SelectOption[];
  /** Shown first, with an empty value. */
  placeholder?: string;
  children?: React.ReactNode;
}

/** The browser's own select: it opens as each device's people know it. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...useFieldControl()} {...rest} className={classNames("control appearance-none pr-11", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft" />
    </span>
  );
}
