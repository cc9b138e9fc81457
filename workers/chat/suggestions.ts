/** Replies to click, in the conversation's language: what a person could type, never a shortcut past it. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type DraftField, detailedFieldOf, detailedValuesOf } from "#app/domain/booking/draft-fields.ts";
import { offeredLocationTypes } from "#app/domain/booking/effects.ts";
import { evaluate, offered } from "#app/domain/booking/rules/evaluate.ts";
import type { ProceedingType } from "#app/domain/booking/vocabulary.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { LOCATION_TYPE_LABELS, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import { plainView } from "./plain-view.ts";

const FIRST: readonly ProceedingType[] = ["arbitration", "mediation", "examination_or_related", "virtual_hearing"];
const OPTIONAL: readonly DraftField[] = ["contactFirm", "preferredDate", "specialRequirements", "location", "startTime", "urgencyLevel"];

export function suggestionsFor(i18n: I18n, conversation: Conversation): string[] {
  if (conversation.summary || conversation.booking) return [];
  const { asked, dateOptions } = conversation.next();
  if (dateOptions.length > 0) return dateOptions.map((date) => formatDay(i18n.locale, date));
  if (asked.includes("proceedingType")) return FIRST.map((type) => i18n._(PROCEEDING_LABELS[type]));
  if (asked.includes("locationType")) {
    const proceeding = conversation.view().values.proceedingType?.value as ProceedingType | undefined;
    return offeredLocationTypes(proceeding).map((type) => i18n._(LOCATION_TYPE_LABELS[type]));
  }
  if (asked[0] === "location") return VENUES.map((venue) => venue.city[conversation.locale]);
  if (conversation.view().form === "detailed") {
    if (asked.some((field) => field === "specialRequirements" || field === "courtReportingRequired")) return [i18n._(msg`No, that’s all`)];
    const [field] = asked;
    if (!field || asked.length > 2) return [];
    const name = detailedFieldOf(field);
    return (offered(name, evaluate(detailedValuesOf(plainView(conversation.view())))) ?? []).map((value) => optionText(i18n, name, value));
  }
  if (asked.length > 0 && asked.every((field) => OPTIONAL.includes(field))) return [i18n._(msg`No, that’s all`)];
  return [];
}
