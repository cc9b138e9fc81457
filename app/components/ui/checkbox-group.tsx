import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxGroupProps {
  legend: React.ReactNode;
  name: string;
  /** Id of the first box, for the error summary's link. */
  id: string;
  options: readonly { value: string; label: React.ReactNode }[];
  chosen: readonly string[];
  /** In the options' order. */
  onChange: (chosen: string[]) => void;
  hint?: React.ReactNode;
  error?: React.ReactNode;
  className?: string;
  /** Under the boxes. */
  children?: React.ReactNode;
}

/** Any of a few. */
export function CheckboxGroup({ legend, name, id, options, chosen, onChange, hint, error, className, children }: CheckboxGroupProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined} className={classNames("min-w-0", className)}>
      <legend className="mb-1.5 font-semibold leading-6">{legend}</legend>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 leading-6">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              className="size-4 shrink-0 accent-accent"
              onChange={(event) =>
                onChange(
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? event.target.checked : chosen.includes(value))),
                )
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
