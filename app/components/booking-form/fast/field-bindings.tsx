/** What binds a control of the fast form to its field: label, value, issue, and where the value came from. */
import { useLingui } from "@lingui/react/macro";
import type { ChangeEvent, ReactNode } from "react";
import { OriginTag } from "#app/components/form-fields/origin-tag.tsx";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import { FIELD_LABELS } from "#app/i18n/booking-labels.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import type { DraftSnapshot } from "../draft/draft-snapshot.ts";
import { fieldId, isRequired } from "../fields.ts";
import type { FieldIssues } from "../use-validation.ts";

interface BoundForm {
  snapshot: DraftSnapshot;
  issues: FieldIssues;
  onEdit(field: DraftField, value: string): void;
  onLeave(field: FastField): void;
  onUndo(field: FastField): void;
}

export type FieldBindings = ReturnType<typeof useFieldBindings>;

export function useFieldBindings({ snapshot, issues, onEdit, onLeave, onUndo }: BoundForm) {
  const { i18n } = useLingui();
  const { values, draft, glowing, unsaved } = snapshot;
  const error = (field: FastField | "people") => (issues[field] ? validationText(i18n, issues[field]) : null);
  const label = (field: FastField) => i18n._(FIELD_LABELS[field]);
  const glow = (field: FastField) => (glowing.has(field) ? "animate-glow" : "");
  return {
    error,
    label,
    glow,
    /** Where its value came from. What is being typed is the reader's own, whatever was there before. */
    origin: (field: FastField): ReactNode => (
      <OriginTag field={field} label={label(field)} held={unsaved.has(field) ? undefined : draft.values[field]} onUndo={onUndo} />
    ),
    /** What frames a text, a date or a select. */
    framed: (field: FastField, className = "") => ({
      id: fieldId(field),
      label: label(field),
      optional: !isRequired(field),
      error: error(field),
      className: `${glow(field)} ${className}`,
    }),
    /** What binds one to its value. */
    bound: (field: FastField) => ({
      name: field,
      value: values[field] ?? "",
      "aria-required": isRequired(field) || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => onEdit(field, event.target.value),
      onBlur: () => onLeave(field),
    }),
  };
}
