import { Trans } from "@lingui/react/macro";
import { createContext, use, useId } from "react";
import { classNames } from "./class-names.ts";

/** What a control needs so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  /** Said to readers only: our own messages are shown, never the browser's. */
  "aria-required": true | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The props of the `<Field>` around a control; empty outside of one. Own props of the control win. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

export interface FieldProps {
  label: React.ReactNode;
  /** Name of the control; also its id, unless `id` is given, so that the error summary can link to it. */
  name?: string;
  id?: string;
  hint?: React.ReactNode;
  error?: React.ReactNode;
  /** "unmarked" where the form says once what may be left empty, as in a table of cells. */
  optional?: boolean | "unmarked";
  /** Next to the label: where a value came from, an undo, "why is this required?". */
  aside?: React.ReactNode;
  className?: string;
  /** The control (it finds its props by context), or a function of those props. */
  children: React.ReactNode | ((control: FieldControl) => React.ReactNode);
}

export function Field({ label, name, id, hint, error, optional = false, aside, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? name ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: FieldControl = {
    id: controlId,
    name,
    "aria-required": optional ? undefined : true,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <label htmlFor={controlId} className="font-semibold leading-6">
          {label}
          {optional === true && <OptionalMark />}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{typeof children === "function" ? children(control) : children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function OptionalMark() {
  return (
    <span className="ml-2 text-sm font-normal text-soft">
      <Trans>optional</Trans>
    </span>
  );
}

export function FieldError({ id, children }: { id?: string; children?: React.ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-danger">
      {children}
    </p>
  );
}
