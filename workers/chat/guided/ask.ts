/** How the embedded assistant puts its next question. */
import type { I18n } from "@lingui/core";
import { type DraftField, detailedFieldOf, detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import { evaluate, offered } from "#app/domain/booking/rules/evaluate.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { fieldLabel } from "../draft-texts.ts";
import { nounOf } from "./phrases/nouns/nouns.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { lacking } from "./policy.ts";
import type { Turn } from "./turn.ts";

export function question(turn: Turn, say: Phrases, i18n: I18n): string {
  const { reading, conversation } = turn;
  if (conversation.summary !== null || conversation.booking) return "";
  const { asked, dateOptions, misses } = conversation.next();
  if (asked.length === 0) return conversation.state.summaryShown && reading.acts.includes("deny") ? say.whatToChange : "";
  const lacks = lacking(reading);
  if (lacks && asked[0] === lacks && !reading.ambiguousDate)
    return lacks === "location" ? say.availability.whichCity : say.availability.whichDay;
  if (asked[0] === "preferredDate" && reading.ambiguousDate) {
    return dateOptions.length > 0
      ? say.dateWhich(reading.ambiguousDate.evidence, dateOptions.map((date) => formatDay(i18n.locale, date)).join(` ${say.or} `))
      : say.dateNarrow(reading.ambiguousDate.evidence);
  }
  if (reading.toChange.length > 0 && reading.fields.length === 0) return say.changeTo(fieldLabel(i18n, asked[0] ?? "preferredDate"));
  const again = asked.some((field) => (misses[field] ?? 0) > 0 || conversation.state.asked.includes(field)) ? 1 : 0;
  const key = askKey(asked);
  if (key) return say.ask[key][again];
  if (conversation.view().form === "fast") return say.optional(asked.flatMap((field) => say.optionalThing[field] ?? []));
  const services = asked.flatMap((field) => say.serviceThing[field] ?? []);
  if (services.length > 0) return say.services(services);
  return say.tell(
    asked.map((field) => named(field, turn, i18n)),
    again === 1,
  );
}

const TAGS = { en: "en-CA", fr: "fr-CA", es: "es-MX" } as const;

/** A field by its noun, with the choices it is offered with. */
function named(field: DraftField, { conversation, values }: Turn, i18n: I18n): string {
  const noun = nounOf(conversation.locale, field) ?? fieldLabel(i18n, field).toLowerCase();
  const name = detailedFieldOf(field);
  // A length of time is asked in words that say what each choice means.
  const list = /uration$/.test(name) ? null : offered(name, evaluate(detailedValuesOf(values)));
  if (!list) return noun;
  const texts = list.map((value) => optionText(i18n, name, value));
  // Spanish says "u" before an o: the list is the language's own affair.
  return `${noun} (${new Intl.ListFormat(TAGS[conversation.locale], { type: "disjunction" }).format(texts)})`;
}

function askKey(asked: readonly DraftField[]): keyof Phrases["ask"] | null {
  const [first, second] = asked;
  switch (first) {
    case "proceedingType":
    case "contactPhone":
    case "caseDescription":
      return first;
    case "location":
      return second === undefined ? "location" : null;
    case "locationType":
      return second === "location" ? "place" : "locationType";
    case "contactName":
      return second === "contactFirm" ? "nameAndFirm" : "contactName";
    case "contactEmail":
      return second === "contactPhone" ? "emailAndPhone" : "contactEmail";
    default:
      return null;
  }
}
