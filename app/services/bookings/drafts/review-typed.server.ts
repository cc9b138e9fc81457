import type { PlanValues } from "#app/domain/hearing-plan/plan.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { type DayAnswer, findDayWithRoom } from "#app/services/venues/find-day-with-room.server.ts";
import { estimateOfPlan, type PlanEstimate } from "#app/services/venues/rates/estimates.server.ts";
import type { EditorContext } from "./draft-editor.ts";
import { keepTyped, type TypedForm } from "./keep-typed.server.ts";

/** What a review is asked for: the day whose rooms it tells of, and the plan that it prices; null where there is none. */
export interface ReviewAsk {
  day: AskedDay | null;
  plan: PlanValues | null;
}

/** What a review tells besides the answers; null where nothing was asked, and where it cannot be read. */
export interface TypedReview {
  day: DayAnswer | null;
  estimate: PlanEstimate | null;
}

/** Keeps what a form without scripts was posted with, and reads what its review tells besides the answers. */
export async function reviewTyped(context: EditorContext & LimitedContext, typed: TypedForm, ask: ReviewAsk): Promise<TypedReview> {
  await keepTyped(context, typed);
  const [day, estimate] = await Promise.all([
    ask.day && orNothing(findDayWithRoom(context, ask.day)),
    ask.plan && orNothing(estimateOfPlan(context, ask.plan)),
  ]);
  return { day, estimate };
}

/** A review is as good without what cannot be read. */
async function orNothing<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    console.error(loggable(error));
    return null;
  }
}
