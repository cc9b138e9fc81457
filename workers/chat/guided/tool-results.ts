/** What the tools answered in this turn, read from the prompt as any model would. */
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { DraftField, DraftPlain } from "#app/domain/booking/draft-fields.ts";
import type { LocalDate } from "#app/domain/booking/local-date.ts";
import type { DayState } from "#app/domain/venue/availability.ts";
import type { VenueId } from "#app/domain/venue/venues.ts";
import type { ToolName } from "../tools/create-tools.ts";

export interface ToolResults {
  /** Tools that have answered, in order. */
  called: ToolName[];
  update: { draft: DraftPlain; missing: DraftField[]; accepted: DraftField[]; rejected: { field: string; code: string }[] } | null;
  /** What kept the summary from being shown. */
  unfit: { field: string; code: string }[];
  faqs: { found: boolean; answer?: string }[];
  availability: { venue: VenueId; date: LocalDate; state: DayState; people: number | null; hours: boolean; nearest: LocalDate[] }[];
  callback: { promised: boolean; refused?: boolean; phone?: string; by?: string; zone?: string } | null;
  submitted: { booked: boolean; bookingNumber?: string; callBy?: string | null; timeZone?: string; reason?: string } | null;
}

export function toolResults(prompt: LanguageModelV4Prompt): ToolResults {
  const results: ToolResults = { called: [], update: null, unfit: [], faqs: [], availability: [], callback: null, submitted: null };
  const last = prompt.findLastIndex((message) => message.role === "user");
  for (const message of prompt.slice(last + 1)) {
    if (message.role !== "tool") continue;
    for (const part of message.content) {
      if (part.type !== "tool-result") continue;
      const name = part.toolName as ToolName;
      results.called.push(name);
      // A tool that threw has no result: what was to be sent was not.
      if (name === "submit_booking" && part.output.type !== "json") results.submitted = { booked: false, reason: "failed" };
      if (part.output.type !== "json") continue;
      const value = part.output.value as never;
      if (name === "update_draft") results.update = value;
      else if (name === "show_summary") results.unfit = (value as { unfit?: ToolResults["unfit"] }).unfit ?? [];
      else if (name === "search_faqs") results.faqs.push(value);
      else if (name === "check_availability") results.availability.push(value);
      else if (name === "request_callback") results.callback = value;
      else if (name === "submit_booking") results.submitted = value;
    }
  }
  return results;
}
