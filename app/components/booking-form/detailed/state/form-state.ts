/** What every part of the detailed form reads, and what it may do. One object a render; actions never change. */
import { createContext, use } from "react";
import type { DraftViewValue } from "#app/api-client/drafts.ts";
import type { OpenPerson } from "#app/components/people/typed-person.ts";
import { type DraftField, draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import type { Evaluation } from "#app/domain/booking/rules/evaluate.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { FieldsMode, ShownSection } from "./shown.ts";

/** What is wrong with a value: the message's code, and of several days the one that is meant. */
export interface WrongValue {
  code: string;
  day?: LocalDate | undefined;
}
export type DetailedIssues = Partial<Record<DetailedField, WrongValue>>;

export interface DetailedFormState {
  /** With suggestions in it. */
  evaluation: Evaluation;
  mode: FieldsMode;
  sections: readonly ShownSection[];
  issues: DetailedIssues;
  /** Fields that hold a suggestion of the form. */
  suggested: DetailedValues;
  /** The draft's values with where they came from. */
  held: Readonly<Partial<Record<DraftField, DraftViewValue>>>;
  unsaved: ReadonlySet<DraftField>;
  glowing: ReadonlySet<DraftField>;
  /** False until scripts run: then nothing is hidden that a choice could bring back, and every button posts. */
  live: boolean;
  /** The venue's today. */
  today: string;
  /**
   * The month of free days, where it is offered; `posted` is the one that a page without scripts asked for, null where no venue was
   * named yet.
   */
  freeDays?: { posted: MonthView | null | undefined };
  /** One of the people whose inputs a post without scripts left open. */
  person?: OpenPerson | undefined;
}

/** What the parts ask for. The same functions for the form's whole life, so that a field is drawn again only when its own value changes. */
export interface DetailedFormActions {
  edit(field: DetailedField, value: string): void;
  editAll(values: DetailedValues): void;
  leave(field: DetailedField): void;
  undo(field: DetailedField): void;
}

const none = () => undefined;
export const FormActions = createContext<DetailedFormActions>({ edit: none, editAll: none, leave: none, undo: none });
export const useFormActions = () => use(FormActions);

/** Where a field's value came from, unless it is being typed over. */
export function heldOf({ held, unsaved }: DetailedFormState, field: DetailedField): DraftViewValue | undefined {
  const name = draftFieldOf(field);
  return unsaved.has(name) ? undefined : held[name];
}
