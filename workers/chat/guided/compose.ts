/** What the embedded assistant says: what it answered, what it wrote, what was wrong, what it asks. */
import type { I18n } from "@lingui/core";
import type { Interpretation, InvalidField } from "#app/domain/assistant/interpretation.ts";
import type { FastBookingValues, FastField } from "#app/domain/booking/fast.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { FIELD_LABELS, valueText } from "#app/i18n/booking-labels.ts";
import { formatDay, formatInstant } from "#app/i18n/dates.ts";
import type { Conversation } from "#app/services/conversations.server.ts";
import { type Phrases, phrasesOf } from "./phrases/phrases.ts";
import type { ToolResults } from "./tool-results.ts";

export function compose(
  reading: Interpretation,
  conversation: Conversation,
  results: ToolResults,
  values: FastBookingValues,
  i18n: I18n,
): string {
  const say = phrasesOf(conversation.locale);
  const parts = [
    ...openings(reading, conversation, results, say),
    ...answers(results, say),
    ...written(reading, conversation, results, values, say, i18n),
    ...problems(reading, results, values, say, i18n),
    ...callback(results, say, i18n),
    question(reading, conversation, say, i18n),
  ];
  return parts.filter(Boolean).join(" ").replace(/ {2,}/g, " ").trim();
}

function openings(reading: Interpretation, conversation: Conversation, results: ToolResults, say: Phrases): string[] {
  const { acts } = reading;
  const lines: string[] = [];
  if (results.submitted?.booked) {
    // The call is promised in the venue's own time.
    const by =
      results.submitted.callBy && results.submitted.timeZone
        ? formatInstant(conversation.locale, results.submitted.callBy, results.submitted.timeZone)
        : null;
    return [say.booked(results.submitted.bookingNumber ?? "", by)];
  }
  if (results.submitted) lines.push(results.submitted.reason === "not_confirmed" ? say.cannotSendYet : say.sendFailed);
  if (acts.includes("hostile")) lines.push(say.hostile);
  else if (acts.includes("nonsense") && reading.fields.length === 0) lines.push(say.nonsense);
  if (acts.includes("legal_advice")) lines.push(say.legalAdvice);
  if (acts.includes("who_are_you")) lines.push(say.whoAmI);
  if (acts.includes("start_over")) lines.push(say.startedOver);
  if (acts.includes("undo")) lines.push(results.update ? say.undone : say.nothingToUndo);
  if (acts.includes("thanks")) lines.push(say.thanks);
  if (acts.includes("farewell") && !acts.includes("deny") && conversation.next().asked.length === 0 && conversation.summary === null) {
    lines.push(say.farewell);
  }
  if (acts.includes("greeting") && conversation.history.length === 0 && reading.fields.length === 0 && lines.length === 0)
    lines.push(say.greeting);
  if (conversation.booking && lines.length === 0 && results.faqs.length === 0)
    lines.push(say.alreadyBooked(conversation.booking.bookingNumber));
  return lines;
}

function answers(results: ToolResults, say: Phrases): string[] {
  const found = results.faqs.flatMap((faq) => (faq.found && faq.answer ? [faq.answer] : []));
  if (found.length > 0) return [...new Set(found)];
  return results.faqs.length > 0 ? [say.unknownQuestion] : [];
}

/** Read back what was written, so that a mishearing is caught at once. */
function written(
  reading: Interpretation,
  conversation: Conversation,
  results: ToolResults,
  values: FastBookingValues,
  say: Phrases,
  i18n: I18n,
): string[] {
  const accepted = results.update?.accepted ?? [];
  if (accepted.length === 0) return results.update && reading.declined.length > 0 ? [say.skipped] : [];
  // The summary that follows says it all; reading it back twice would only be noise.
  if (conversation.summary !== null && accepted.length > 2) return [];
  const short = accepted.filter((field) => field !== "caseDescription" && field !== "specialRequirements");
  if (short.length === 0) return [];
  // "9:30 a.m." brings its own full stop.
  const list = short
    .map((field) => valueText(i18n, field, values))
    .join(", ")
    .replace(/\.$/, "");
  const corrected = reading.fields.some((found) => found.correction && accepted.includes(found.field));
  return [corrected ? say.changed(list) : say.noted(list)];
}

function problems(reading: Interpretation, results: ToolResults, values: FastBookingValues, say: Phrases, i18n: I18n): string[] {
  const rejected = (results.update?.rejected ?? [])
    .filter((issue) => issue.code !== "no_evidence")
    .map((issue) => ({ field: issue.field as FastField, code: issue.code, evidence: "" }));
  const invalid = [...reading.invalid, ...rejected];
  const distinct = invalid.filter((issue, index) => invalid.findIndex((other) => other.field === issue.field) === index);
  return distinct.map((issue) => problem(issue, values, say, i18n, reading));
}

function problem(issue: InvalidField, values: FastBookingValues, say: Phrases, i18n: I18n, reading: Interpretation): string {
  const words = issue.evidence || (reading.fields.find((found) => found.field === issue.field)?.evidence ?? "");
  switch (issue.code) {
    case "email_required":
      return say.invalid.contactEmail(words);
    case "phone_required":
      return say.invalid.contactPhone(words);
    case "date_in_past":
      return say.invalid.dateInPast(words);
    case "date_invalid":
      return say.invalid.dateInvalid(words);
    case "time_invalid":
      return say.invalid.timeInvalid(words);
    case "description_required":
      return say.invalid.description;
    case "location_type_not_offered":
      return values.proceedingType === "court_trial" ? say.invalid.courtTrialInPerson : say.invalid.notOffered;
    default:
      return say.invalid.other(i18n._(FIELD_LABELS[issue.field]));
  }
}

function callback(results: ToolResults, say: Phrases, i18n: I18n): string[] {
  if (!results.callback) return [];
  if (!results.callback.promised) return [say.callbackNeedsPhone(PROVIDER.phoneDisplay)];
  const { phone = "", by = "", zone = "America/Toronto" } = results.callback;
  return [say.callbackPromised(phone, formatInstant(i18n.locale, by, zone))];
}

function question(reading: Interpretation, conversation: Conversation, say: Phrases, i18n: I18n): string {
  if (conversation.summary !== null || conversation.booking) return "";
  const { asked, dateOptions, misses } = conversation.next();
  if (asked.length === 0) return conversation.state.summaryShown && reading.acts.includes("deny") ? say.whatToChange : "";
  if (asked[0] === "preferredDate" && reading.ambiguousDate) {
    return dateOptions.length > 0
      ? say.dateWhich(reading.ambiguousDate.evidence, dateOptions.map((date) => formatDay(i18n.locale, date)).join(` ${say.or} `))
      : say.dateNarrow(reading.ambiguousDate.evidence);
  }
  if (reading.toChange.length > 0 && reading.fields.length === 0) return say.changeTo(i18n._(FIELD_LABELS[asked[0] ?? "preferredDate"]));
  const again = asked.some((field) => (misses[field] ?? 0) > 0 || conversation.state.asked.includes(field)) ? 1 : 0;
  const key = askKey(asked);
  if (key) return say.ask[key][again];
  return say.optional(asked.flatMap((field) => say.optionalThing[field] ?? []));
}

function askKey(asked: readonly FastField[]): keyof Phrases["ask"] | null {
  const [first, second] = asked;
  switch (first) {
    case "proceedingType":
    case "contactPhone":
    case "caseDescription":
      return first;
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
