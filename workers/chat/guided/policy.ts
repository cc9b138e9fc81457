/**
 * What the embedded assistant does: which tools a message calls for, and what to ask next. One or two
 * things at a time, never twice for what is known, optional things once, the summary before the yes.
 */
import type { AvailabilityAsk } from "#app/domain/assistant/availability.ts";
import { isUnmistakableYes } from "#app/domain/assistant/confirmation.ts";
import type { FoundField, Interpretation } from "#app/domain/assistant/interpretation.ts";
import { callRefusal } from "#app/domain/assistant/unwanted-calls.ts";
import { missingOf } from "#app/domain/booking/draft.ts";
import { checkDraftField } from "#app/domain/booking/draft-check.ts";
import type { DraftField, DraftForm, DraftPlain } from "#app/domain/booking/draft-fields.ts";
import { hasRoom } from "#app/domain/venue/availability.ts";
import type { Conversation } from "#app/services/assistant/conversations.server.ts";
import type { ToolName } from "../tools/create-tools.ts";
import { toolValue } from "../tools/draft-schema.ts";
import { askedTogether, offeredOnce } from "./questions.ts";
import type { ToolResults } from "./tool-results.ts";

export interface ToolCall {
  toolName: ToolName;
  input: Record<string, unknown>;
}

const OPTIONAL: readonly DraftField[] = ["contactFirm", "preferredDate", "specialRequirements"];

/** Before all else, what is asked of free rooms: a day that has none is not written down as a wish. */
export function looksFirst(reading: Interpretation): ToolCall[] {
  return reading.availability.filter(isComplete).map((ask) => ({ toolName: "check_availability", input: askInput(ask) }));
}

/** The reading without the days that turned out to have no room: the visitor asked, and has not chosen one yet. */
export function withoutRefusedDays(reading: Interpretation, results: Pick<ToolResults, "availability">): Interpretation {
  const refused = results.availability.filter(({ state }) => !hasRoom(state)).map(({ date }) => date);
  if (refused.length === 0) return reading;
  return { ...reading, fields: reading.fields.filter(({ field, value }) => !(DAYS.includes(field) && refused.includes(value))) };
}
const DAYS: readonly DraftField[] = ["preferredDate", "consecutiveStartDate"];

/** First step of a turn: what the visitor's words call for. Empty when they call for nothing. */
export function actOn(reading: Interpretation, conversation: Conversation): ToolCall[] {
  const { acts } = reading;
  if (conversation.confirmPressed) return [{ toolName: "submit_booking", input: {} }];
  const confirms = conversation.state.summaryShown && acts.includes("confirm") && reading.fields.length === 0;
  if (confirms && !conversation.booking) return [{ toolName: "submit_booking", input: {} }];
  if (acts.includes("hostile") && reading.fields.length === 0) return [];

  const calls: ToolCall[] = [];
  const update = draftUpdate(reading, conversation);
  if (update) calls.push({ toolName: "update_draft", input: update });
  for (const ask of reading.availability) if (!isComplete(ask)) conversation.wonder(ask);
  for (const question of reading.questions.slice(0, 3))
    calls.push({ toolName: "search_faqs", input: { question: question.slice(0, 500) } });
  // Asked for once, staff have their task; only another number makes it another call.
  const { callbackRequested, callbackOffered } = conversation.state;
  const given = reading.fields.find(({ field }) => field === "contactPhone");
  const isOther = given !== undefined && given.value !== conversation.view().values.contactPhone?.value;
  const isWanted = callbackRequested ? isOther : acts.includes("human") || (callbackOffered && given);
  if (isWanted && callRefusal(conversation.message) === null) calls.push({ toolName: "request_callback", input: {} });
  return calls;
}

/** "Where were we?", or a greeting in a conversation that has begun. */
export function asksWhatStands({ acts, fields, questions }: Interpretation, { history, state }: Conversation): boolean {
  if (acts.includes("summary")) return true;
  const greets = acts.includes("greeting") && fields.length + questions.length === 0;
  return greets && history.length > 0 && !state.summaryShown;
}

/** What a question about free rooms still lacks is asked for: the city first, then the day. */
export function lacking(reading: Interpretation): "location" | "preferredDate" | null {
  const open = reading.availability.find((ask) => !isComplete(ask));
  return open ? (open.venue === null ? "location" : "preferredDate") : null;
}

const isComplete = ({ venue, date }: AvailabilityAsk) => venue !== null && date !== null;

function askInput({ venue, date, people, startTime, endTime }: AvailabilityAsk): Record<string, unknown> {
  return { venue, date, ...(people ? { people } : {}), ...(startTime ? { startTime } : {}), ...(endTime ? { endTime } : {}) };
}

function draftUpdate(reading: Interpretation, conversation: Conversation): Record<string, unknown> | null {
  const values: Record<string, string> = {};
  const evidence: Record<string, string> = {};
  const plainYes = isUnmistakableYes(conversation.message, conversation.locale);
  for (const found of reading.fields) {
    // "Yes, all correct" to an open question is a yes, not a wish.
    if (plainYes && found.field === "specialRequirements") continue;
    const value: string | null = found.field === "specialRequirements" ? withEarlier(found, conversation) : found.value;
    if (value === null) continue;
    values[found.field] = value;
    evidence[found.field] = found.evidence;
  }
  const held = conversation.view().values;
  const fields = Object.keys(held) as DraftField[];
  const clear = reading.acts.includes("start_over") ? fields : [];
  const undo = reading.acts.includes("undo")
    ? fields.filter((field) => conversation.state.written.includes(field) && held[field]?.undo)
    : [];
  const decline = declined(reading, conversation);
  const form = wantedForm(reading, conversation);
  if (Object.keys(values).length + clear.length + undo.length + decline.length === 0 && !form) return null;
  return {
    values: typed(values, conversation.view().form),
    evidence,
    ...(clear.length ? { clear } : {}),
    ...(undo.length ? { undo } : {}),
    ...(decline.length ? { decline } : {}),
    ...(form ? { form } : {}),
  };
}

/** "Just have someone call me", or "I would like to order it all": the other form, where that is not the one already. */
function wantedForm(reading: Interpretation, conversation: Conversation): DraftForm | null {
  const form = reading.acts.includes("express") ? "fast" : reading.acts.includes("detailed") ? "detailed" : null;
  return form === conversation.view().form ? null : form;
}

/** The tool takes a detailed draft's values in JSON's own types, as any model would write them. */
function typed(values: Readonly<Record<string, string>>, form: DraftForm): Record<string, unknown> {
  if (form === "fast") return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toolValue(name as DraftField, value)]));
}

/** A second wish stands beside the first; only a correction replaces it. Null when it was said before. */
function withEarlier(found: FoundField, conversation: Conversation): string | null {
  const held = conversation.view().values.specialRequirements?.value;
  if (!held || found.correction) return found.value;
  if (held.toLowerCase().includes(found.value.toLowerCase())) return null;
  const joined = `${held}${/[.!?;]$/.test(held) ? " " : "; "}${found.value}`;
  return checkDraftField("fast", "specialRequirements", joined).ok ? joined : found.value;
}

/** "No, that's all" after optional questions declines what was asked and not answered. */
function declined(reading: Interpretation, conversation: Conversation): DraftField[] {
  const named = reading.declined.map((entry) => entry.field);
  const refuses = reading.acts.includes("deny") || reading.acts.includes("unchanged") || named.length > 0;
  const mandatory = missingOf({}, "fast");
  const { form, missing } = conversation.view();
  const asked = conversation.state.asked.filter((field) =>
    form === "detailed" ? !missing.includes(field) && !mandatory.includes(field) : OPTIONAL.includes(field) || field === "location",
  );
  const given = reading.fields.map((found) => found.field);
  const open = refuses ? asked.filter((field) => !given.includes(field)) : [];
  return [...new Set([...named, ...open])];
}

export type NextStep = { ask: DraftField[]; dateOptions?: readonly string[] } | "summary" | "nothing";

/** What comes next, given the draft as it is now. */
export function nextStep(
  reading: Interpretation,
  conversation: Conversation,
  values: DraftPlain,
  missing: readonly DraftField[],
): NextStep {
  const state = conversation.next();
  if (conversation.booking) return "nothing";
  // "No, that's all" ends the questions, not the conversation.
  const leaving = reading.acts.includes("farewell") && !reading.acts.includes("deny") && conversation.state.asked.length === 0;
  if (leaving && reading.fields.length === 0) return "nothing";
  // Whoever asks for the summary is shown it as soon as there is one, before anything optional.
  if (reading.acts.includes("summary") && missing.length === 0 && reading.fields.length === 0 && !reading.ambiguousDate) return "summary";
  if (reading.ambiguousDate && !reading.fields.some((found) => found.field === "preferredDate")) {
    return { ask: ["preferredDate"], dateOptions: reading.ambiguousDate.options };
  }
  const lacks = lacking(reading);
  if (lacks) return { ask: [lacks] };
  const wrong = reading.invalid.filter((issue) => issue.field !== "locationType").map((issue) => issue.field);
  if (wrong[0]) return { ask: pairOf(wrong[0], missing) };
  if (reading.toChange.length > 0 && reading.fields.length === 0) return { ask: reading.toChange.slice(0, 2) };
  if (conversation.state.summaryShown && reading.acts.includes("deny") && reading.fields.length === 0) return { ask: [] };
  const first = missing[0];
  if (conversation.view().form === "detailed") {
    if (first === "locationType") return { ask: pairOf(first, missing, values, state.askedOnce) };
    if (first) return { ask: askedTogether(missing) };
    if (isVenueOpen(conversation, values) && ![...state.askedOnce, ...state.declined].includes("location")) return { ask: ["location"] };
    const offered = offeredOnce(values).filter((field) => !state.askedOnce.includes(field) && !state.declined.includes(field));
    return offered.length > 0 ? { ask: offered } : "summary";
  }
  if (first) return { ask: pairOf(first, missing, values, state.askedOnce) };
  const open = optionalToAsk(conversation, values);
  if (open.length > 0) return { ask: open.slice(0, 2) };
  return "summary";
}

/** Nobody said in which city: that it is Toronto until somebody does is a rule's choice. */
const isVenueOpen = (conversation: Conversation, values: DraftPlain): boolean =>
  values.locationType !== "virtual" && values.proceedingType !== "court_trial" && conversation.view().values.location?.origin === "rule";

function optionalToAsk(conversation: Conversation, values: DraftPlain): DraftField[] {
  const { askedOnce, declined: refused } = conversation.next();
  const venueOpen = isVenueOpen(conversation, values);
  return (["location", ...OPTIONAL] as DraftField[]).filter((field) => {
    if (askedOnce.includes(field) || refused.includes(field)) return false;
    return field === "location" ? venueOpen : values[field] === undefined;
  });
}

/** What is asked together with a missing field. */
function pairOf(
  field: DraftField,
  missing: readonly DraftField[],
  values: DraftPlain = {},
  askedOnce: readonly DraftField[] = [],
): DraftField[] {
  switch (field) {
    case "locationType":
      return values.location || askedOnce.includes("location") ? ["locationType"] : ["locationType", "location"];
    case "contactName":
      return values.contactFirm || askedOnce.includes("contactFirm") ? ["contactName"] : ["contactName", "contactFirm"];
    case "contactEmail":
      return missing.includes("contactPhone") ? ["contactEmail", "contactPhone"] : ["contactEmail"];
    default:
      return [field];
  }
}
