import { classNames } from "./class-names.ts";
import { FieldError, OptionalMark } from "./field.tsx";

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: React.ReactNode;
  description?: React.ReactNode;
  /** A drawing or an icon above the label. */
  picture?: React.ReactNode;
  /** Below the card and no part of its name, as a link: a press on it chooses nothing. */
  below?: React.ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string = string> {
  legend: React.ReactNode;
  name: string;
  /** Id of the first radio, for the error summary's link; `name` unless given. */
  id?: string;
  options: readonly RadioCard<Value>[];
  /** Controlled with `onChange`, or uncontrolled with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: Value) => void;
  hint?: React.ReactNode;
  error?: React.ReactNode;
  optional?: boolean;
  aside?: React.ReactNode;
  columns?: 1 | 2 | 3 | 4;
  className?: string;
}

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" } as const;

/** A choice of a few: native radios, each a hairline card. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, hint, error, optional = false, aside, columns = 1 } = props;
  const hintId = hint ? `${props.id ?? name}-hint` : undefined;
  const errorId = error ? `${props.id ?? name}-error` : undefined;
  return (
    <fieldset
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
      className={classNames("min-w-0", props.className)}
    >
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <legend className="float-left font-semibold leading-6">
          {legend}
          {optional && <OptionalMark />}
        </legend>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={classNames("grid gap-2", COLUMNS[columns])}>
        {options.map((option, index) => {
          const card = <Card key={option.value} option={option} id={index === 0 ? (props.id ?? name) : undefined} group={props} />;
          if (!option.below) return card;
          return (
            <div key={option.value}>
              {card}
              {option.below}
            </div>
          );
        })}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface CardProps<Value extends string> {
  option: RadioCard<Value>;
  /** Of its radio. */
  id: string | undefined;
  group: RadioCardsProps<Value>;
}

function Card<Value extends string>({ option, id, group: { name, value, defaultValue, onChange, error } }: CardProps<Value>) {
  return (
    <label
      className={classNames(
        "group relative flex gap-3 rounded-sm border border-hairline-strong bg-raised px-4 py-3 leading-6 transition-colors",
        "hover:border-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--accent)]",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-60",
        Boolean(error) && "border-danger",
      )}
    >
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        disabled={option.disabled}
        aria-invalid={error ? true : undefined}
        className="mt-1 size-4 shrink-0 accent-accent outline-none"
        {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
        onChange={() => onChange?.(option.value)}
      />
      <span className="flex min-w-0 flex-col">
        {option.picture}
        <span className="font-semibold">{option.label}</span>
        {option.description && <span className="text-sm text-soft">{option.description}</span>}
      </span>
    </label>
  );
}
