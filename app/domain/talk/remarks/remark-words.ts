/** The word or two before a remark's quotation, in the visitor's language, for staff who read it without the talk. */
import type { Locale } from "#app/domain/locale.ts";
import type { About } from "#app/domain/talk/plan/fields.ts";

const WORDS: Readonly<Record<Locale, Readonly<Record<About, string>>>> = {
  en: {
    avoid: "Ruled out",
    deadline: "Deadline",
    call: "When to call",
    second_choice: "Second choice",
    question: "Question",
    window: "Period",
    recurrence: "Recurring",
    length: "Length",
    time: "Hours",
    wanted: "Wanted",
    not_used: "Still open",
  },
  fr: {
    avoid: "Exclu",
    deadline: "Échéance",
    call: "Moment de l’appel",
    second_choice: "Deuxième choix",
    question: "Question",
    window: "Période",
    recurrence: "Récurrence",
    length: "Durée",
    time: "Heures",
    wanted: "Recherché",
    not_used: "À préciser",
  },
  es: {
    avoid: "Descartado",
    deadline: "Plazo",
    call: "Cuándo llamar",
    second_choice: "Segunda opción",
    question: "Pregunta",
    window: "Período",
    recurrence: "Periodicidad",
    length: "Duración",
    time: "Horario",
    wanted: "Se busca",
    not_used: "Por precisar",
  },
};

const CONCERNS: Readonly<Record<Locale, string>> = { en: "Concerns:", fr: "Concerne\u00A0:", es: "Se refiere a:" };

/** Whom words for staff are about that do not name them. */
export const concernText = (locale: Locale, names: readonly string[]): string => `${CONCERNS[locale]} ${names.join(", ")}`;

/** The remark as it is stored: what it is, and the visitor's words to the letter. */
export function remarkText(locale: Locale, quote: string, about?: About): string {
  if (!about) return quote;
  return `${WORDS[locale][about]}${locale === "fr" ? "\u00A0:" : ":"} ${quote}`;
}
