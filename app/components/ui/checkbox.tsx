import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

export interface CheckboxProps {
  label: React.ReactNode;
  name: string;
  id: string;
  /** What is posted while it is ticked. */
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  hint?: React.ReactNode;
  error?: React.ReactNode;
  aside?: React.ReactNode;
  required?: boolean;
  className?: string;
}

/** Yes or no, on a hairline card that is wholly its label. */
export function Checkbox({ label, name, id, value = "true", checked, onChange, hint, error, aside, required, ...rest }: CheckboxProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames("grid gap-1.5", rest.className)}>
      <label
        className={classNames(
          "flex gap-3 rounded-sm border border-hairline-strong bg-raised px-4 py-3 leading-6 transition-colors hover:border-ink",
          "has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2",
          Boolean(error) && "border-danger",
        )}
      >
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          checked={checked}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
          className="mt-1 size-4 shrink-0 accent-accent outline-none"
          onChange={(event) => onChange(event.target.checked)}
          onBlur={rest.onBlur}
        />
        <span className="min-w-0 font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {aside}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
