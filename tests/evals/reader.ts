/**
 * A visitor who reads the summary before they confirm it, and says what is wrong in it: what a person does. The other
 * visitors confirm whatever is shown.
 */
import { isDraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { detailedAnswer } from "#tests/evals/detailed/phrases-detailed.ts";
import type { Conversation } from "./dialogue.ts";
import { answerFor } from "./phrases.ts";
import { cityOf, firmAnswer, optionalAnswer } from "./reticent.ts";
import { FIELDS, type Field, type Locale } from "./schema.ts";
import { faultsOf } from "./score.ts";

const NO: Readonly<Record<Locale, string>> = { en: "No,", fr: "Non,", es: "No," };
const NAME: Readonly<Record<Locale, string>> = { en: "my name is %", fr: "je m'appelle %", es: "me llamo %" };
const MATTER: Readonly<Record<Locale, string>> = {
  en: "the case is about this: %",
  fr: "voici de quoi il s'agit : %",
  es: "el caso es este: %",
};

/** What they say of the summary before them; null where all that they know is in it as it should be. */
export function objection(goal: Goal, locale: Locale, conversation: Conversation): string | null {
  const { last } = conversation;
  if (!last) return null;
  const spoken = goal.dialogues[locale].endsIn ?? locale;
  const shown = new Set(last.shown);
  for (const { field } of faultsOf(goal, locale, conversation, last.draft)) {
    if (!shown.has(field)) continue;
    const words = wordsFor(goal, spoken, field);
    if (words) return `${NO[spoken]} ${words}`;
  }
  return null;
}

function wordsFor(goal: Goal, locale: Locale, field: string): string | null {
  const { expected } = goal;
  if (field === "contactName") return NAME[locale].replace("%", () => String(expected.contactName));
  if (field === "contactFirm" && typeof expected.contactFirm === "string") return firmAnswer(expected.contactFirm, locale);
  if (field === "location") return cityOf(goal, locale);
  if (isDetailed(goal)) return isDraftField(field) ? detailedAnswer(goal, locale, field, false) : null;
  if (!(FIELDS as readonly string[]).includes(field)) return null;
  const words = answerFor(goal, locale, field as Field) ?? optionalAnswer(goal, locale, field as Field);
  return field === "caseDescription" && words ? MATTER[locale].replace("%", () => words) : words;
}
