/** What every input of a person has: its name, what is wrong with it, and what it holds. */
import type { I18n } from "@lingui/core";
import { PEOPLE_TEXTS, rowErrorText } from "#app/i18n/detailed/people-texts.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { type OpenPerson, PERSON_INPUTS, type PersonInput } from "./typed-person.ts";

export interface PersonFields extends Pick<OpenPerson, "typed" | "issues"> {
  /** Which row it is, from 1. */
  row: number;
  onType(input: PersonInput, text: string): void;
}

const FAULTS = {
  who_or_where: PEOPLE_TEXTS.whoOrWhere,
  count_wrong: PEOPLE_TEXTS.countWrong,
  too_many: PEOPLE_TEXTS.tooMany,
  too_long: PEOPLE_TEXTS.tooLong,
  hours_wrong: PEOPLE_TEXTS.hoursWrong,
} as const;

/** What frames an input (its name, and what is wrong with it), and what binds its control. */
export function personFields(i18n: I18n, { typed, issues, row, onType }: PersonFields) {
  function errorOf(input: PersonInput) {
    const fault = issues[input];
    if (!fault) return undefined;
    const text = fault in FAULTS ? i18n._(FAULTS[fault as keyof typeof FAULTS]) : detailedValidationText(i18n, fault);
    return i18n._(rowErrorText(row, text));
  }
  return {
    framed: (input: PersonInput) => ({
      id: PERSON_INPUTS[input],
      label: i18n._(PEOPLE_TEXTS[input]),
      optional: "unmarked" as const,
      error: errorOf(input),
    }),
    bound: (input: PersonInput) => ({
      id: PERSON_INPUTS[input],
      name: PERSON_INPUTS[input],
      value: typed[input],
      autoComplete: "off",
      onChange: (event: { target: { value: string } }) => onType(input, event.target.value),
    }),
  };
}
