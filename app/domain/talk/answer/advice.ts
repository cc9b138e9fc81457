/** "Please say so in your request" is no advice to somebody whose request says it. */
import { entriesOf, isSettled, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";

/** Answers with such advice, and what of a request says it. */
const SAID_BY: Readonly<Partial<Record<string, readonly TalkField[]>>> = {
  "separate-rooms": ["breakoutRoomCount", "breakoutRoomCapacities"],
  arbitrators: ["arbitratorName", "mediatorName"],
};
/** A sentence that sends to the request. */
const ADVICE = /(?<=^|[.!?]\s)[^.!?]*(?:in your request|dans votre demande|en su solicitud)[^.!?]*[.!?]\s?/giu;

/** The answer without advice that the request follows already; an answer of advice alone stays. */
export function withoutAdvice(values: TalkValues, id: string, text: string): string {
  const fields = SAID_BY[id] ?? [];
  const isNeutral = id === "arbitrators" && entriesOf(values, "people").some(({ part }) => part === "neutral");
  if (!isNeutral && !fields.some((field) => isSettled(values[field]))) return text;
  return text.replace(ADVICE, "").trim() || text;
}
