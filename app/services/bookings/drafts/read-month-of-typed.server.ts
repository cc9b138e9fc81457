import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { findMonth, type MonthAsk } from "#app/services/venues/find-month.server.ts";
import type { EditorContext } from "./draft-editor.ts";
import { keepTyped, type TypedForm } from "./keep-typed.server.ts";

/** Keeps what a form without scripts was posted with, and gives the month of free days that it asks for; null where it asks for none. */
export async function readMonthOfTyped(
  context: EditorContext & LimitedContext,
  typed: TypedForm,
  ask: MonthAsk | null,
): Promise<MonthView | null> {
  await keepTyped(context, typed);
  return ask && findMonth(context, ask);
}
