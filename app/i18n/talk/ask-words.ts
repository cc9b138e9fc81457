/** How a question is put: its words, its buttons, its card. */

import type { SectionId } from "#app/domain/booking/registry/registry.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { Topic } from "#app/domain/talk/state.ts";
import { REASON_LABELS } from "../detailed/reason-labels.ts";
import { daysText, joined } from "./day-words.ts";
import { changeButton } from "./edit-words.ts";
import { labelOf, type Speaker, textOf } from "./lines.ts";
import type { Spoken } from "./spoken.ts";
import type { AskedTopic } from "./words.ts";
import { WORDS } from "./words-by-language.ts";

type Ask = Extract<Utterance, { kind: "ask" }>;
type OwnTopic = Exclude<Topic, `section:${SectionId}` | "zone" | "summary" | "choice">;

/** Two that are asked in one breath have words of their own. */
function together(topic: Topic, fields: Ask["fields"]): Topic | AskedTopic {
  if (topic === "kind" && fields.includes("preferredDate")) return "kind_place_day";
  if (topic === "place" && fields.includes("preferredDate")) return fields.includes("locationType") ? "place_day" : "city_day";
  return topic === "contact" && fields.includes("caseDescription") ? "contact_story" : topic;
}

/** What is missing to reach somebody whose name is known. */
function reachWords(locale: Locale, fields: Ask["fields"], again: boolean): string {
  const { askReach, askReachAgain, reach } = WORDS[locale];
  const missing = fields.flatMap((field) => (Object.hasOwn(reach, field) ? [reach[field as keyof typeof reach]] : []));
  if (missing.length === 0) return "";
  return (again ? askReachAgain : askReach)(joined(locale, missing), fields.includes("caseDescription"));
}

export function askWords({ i18n, locale }: Speaker, { topic, fields, again, buttons, card, reason, offers }: Ask): Omit<Spoken, "kind"> {
  const words = WORDS[locale];
  const names = joined(
    locale,
    fields.map((field) => labelOf(i18n, locale, field)),
  );
  const name = together(topic, fields);
  const own = Object.hasOwn(words.ask, name) ? words.ask[name as AskedTopic & OwnTopic] : null;
  const isPartOfContact = topic === "contact" && !fields.includes("contactName");
  const why = reason ? i18n._(REASON_LABELS[reason]) : "";
  const reach = isPartOfContact ? reachWords(locale, fields, again) : "";
  const question = reach || own?.[again ? 1 : 0] || (again ? words.askFieldsAgain(names) : words.askFields(names, why));
  const days = offers.map((day) => ({ id: `day:${day}`, label: daysText(locale, [day]) }));
  const choices = buttons.map(({ field, value }) => ({ id: `${field}=${value}`, label: textOf(i18n, locale, field, value) }));
  const all = [...days, ...choices, ...(topic === "change" ? [changeButton(locale)] : [])];
  return {
    text: question,
    ...(all.length > 0 ? { buttons: all } : {}),
    ...(card ? { card } : {}),
  };
}
