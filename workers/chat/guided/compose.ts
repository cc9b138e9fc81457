/** What the embedded assistant says: what it answered, what it wrote, what was wrong, what it asks. */
import type { I18n } from "@lingui/core";
import type { InvalidField } from "#app/domain/assistant/interpretation.ts";
import { type DraftField, isDraftField } from "#app/domain/booking/draft-fields.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { fieldLabel, fieldText, summaryOf } from "../draft-texts.ts";
import { question } from "./ask.ts";
import { availabilityTold } from "./availability-told.ts";
import { type Phrases, phrasesOf } from "./phrases/phrases.ts";
import { asksWhatStands } from "./policy.ts";
import { reasonsTold, rulesTold } from "./rules-told.ts";
import type { ToolResults } from "./tool-results.ts";
import type { Turn } from "./turn.ts";

/** Long texts, and what only says how others are to be read: not repeated to whoever said them. */
const UNSAID: readonly DraftField[] = ["caseDescription", "specialRequirements", "bookingType", "showAdditionalCounsel"];

export function compose(turn: Turn, i18n: I18n): string {
  const say = phrasesOf(turn.conversation.locale);
  const parts = [
    ...openings(turn, say),
    ...answers(turn.results, say),
    ...standing(turn, say, i18n),
    ...availabilityTold(turn, say),
    ...reasonsTold(turn, say, i18n),
    ...written(turn, say, i18n),
    ...problems(turn, say, i18n),
    ...turn.results.unfit.map(({ field, code }) => unfitText(i18n, field, code)),
    ...rulesTold(turn, i18n),
    ...callback(turn, say, i18n),
    ...shortWay(turn, say),
    question(turn, say, i18n),
  ];
  return parts.filter(Boolean).join(" ").replace(/ {2,}/g, " ").trim();
}

function openings({ reading, conversation, results }: Turn, say: Phrases): string[] {
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
  if (acts.includes("express") && !conversation.booking) lines.push(say.expressChosen);
  else if (acts.includes("detailed") && !conversation.booking) lines.push(say.detailedChosen);
  if (acts.includes("legal_advice")) lines.push(say.legalAdvice);
  if (acts.includes("who_are_you")) lines.push(say.whoAmI);
  if (acts.includes("start_over")) lines.push(say.startedOver);
  if (acts.includes("undo")) lines.push(results.update ? say.undone : say.nothingToUndo);
  if (acts.includes("thanks")) lines.push(say.thanks);
  if (acts.includes("farewell") && !acts.includes("deny") && conversation.next().asked.length === 0 && conversation.summary === null) {
    lines.push(say.farewell);
  }
  if (acts.includes("greeting") && conversation.history.length === 0 && reading.fields.length === 0 && lines.length === 0)
    lines.push(conversation.settings.welcome[conversation.locale] ?? say.greeting);
  if (conversation.booking && lines.length === 0 && results.faqs.length + results.availability.length === 0)
    lines.push(say.alreadyBooked(conversation.booking.bookingNumber));
  return lines;
}

/** What stands, where the visitor asks for it or says hello again: a conversation may have been left days ago. */
function standing({ reading, conversation }: Turn, say: Phrases, i18n: I18n): string[] {
  if (!asksWhatStands(reading, conversation) || conversation.summary !== null || conversation.booking) return [];
  const { values } = conversation.view();
  const told = summaryOf(i18n, conversation.view()).filter(({ field }) => values[field] !== undefined);
  const lines = told.map(({ field, label, text }) => (UNSAID.includes(field) ? label : `${label}: ${text.replace(/\.$/, "")}`));
  return [lines.length > 0 ? say.soFar(lines.join("; ")) : say.nothingYet];
}

function answers(results: ToolResults, say: Phrases): string[] {
  const found = results.faqs.flatMap((faq) => (faq.found && faq.answer ? [faq.answer] : []));
  if (found.length > 0) return [...new Set(found)];
  return results.faqs.length > 0 ? [say.unknownQuestion] : [];
}

/** Read back what was written, so that a mishearing is caught at once. */
function written({ reading, conversation, results, before, values }: Turn, say: Phrases, i18n: I18n): string[] {
  const accepted = results.update?.accepted ?? [];
  if (accepted.length === 0) return results.update && reading.declined.length > 0 ? [say.skipped] : [];
  // The summary that follows says it all; reading it back twice would only be noise.
  if (conversation.summary !== null && accepted.length > 2) return [];
  const short = accepted.filter((field) => !UNSAID.includes(field));
  if (short.length === 0) return [];
  // "9:30 a.m." brings its own full stop.
  const list = short
    .map((field) => fieldText(i18n, field, values))
    .join(conversation.view().form === "detailed" ? "; " : ", ")
    .replace(/\.$/, "");
  const corrected = reading.fields.some(
    ({ field, correction }) => correction && accepted.includes(field) && before[field] !== undefined && before[field] !== values[field],
  );
  return [corrected ? say.changed(list) : say.noted(list)];
}

function problems(turn: Turn, say: Phrases, i18n: I18n): string[] {
  const { reading, results } = turn;
  const rejected = (results.update?.rejected ?? [])
    .filter((issue) => issue.code !== "no_evidence")
    .map((issue) => ({ field: issue.field as DraftField, code: issue.code, evidence: "" }));
  const invalid = [...reading.invalid, ...rejected];
  const distinct = invalid.filter((issue, index) => invalid.findIndex((other) => other.field === issue.field) === index);
  return distinct.map((issue) => problem(issue, turn, say, i18n));
}

function problem(issue: InvalidField, { reading, values }: Turn, say: Phrases, i18n: I18n): string {
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
      return say.invalid.other(fieldLabel(i18n, issue.field));
  }
}

function callback({ reading, results }: Turn, say: Phrases, i18n: I18n): string[] {
  if (!results.callback) return reading.acts.includes("human") ? [say.callbackAlready] : [];
  if (results.callback.refused) return [say.callbackRefused];
  if (!results.callback.promised) return [say.callbackNeedsPhone(PROVIDER.phoneDisplay)];
  const { phone = "", by = "", zone = "America/Toronto" } = results.callback;
  return [say.callbackPromised(phone, formatInstant(i18n.locale, by, zone))];
}

/** Why the request cannot be sent as it stands: the form's own words for it. */
function unfitText(i18n: I18n, field: string, code: string): string {
  const label = isDraftField(field) ? `${fieldLabel(i18n, field)}: ` : "";
  return `${label}${detailedValidationText(i18n, code)}.`;
}

/** Said once, as the first question of a whole request is put: nobody has to go through it all. */
function shortWay({ conversation }: Turn, say: Phrases): string[] {
  const { asked } = conversation.next();
  const first = conversation.view().form === "detailed" && conversation.state.askedOnce.length === 0 && asked.length > 0;
  return first && !conversation.booking ? [say.expressOffer] : [];
}
