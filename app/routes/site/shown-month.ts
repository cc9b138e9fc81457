/** The month of free days that a form without scripts asks for, and the day that is pressed in it. */
import { isLocalDate, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { firstMonth, isMonth, type Month } from "#app/domain/hearing-plan/month.ts";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";

interface Wanted {
  asked: AskedMonth | null;
  /** `YYYY-MM`, or anything else for the month of `chosen`. */
  month: string;
  chosen: string | undefined;
}

/** Which month is asked for; null where no venue of ours is. */
export function wantedMonth({ asked, month, chosen }: Wanted): (AskedMonth & { month: Month }) | null {
  if (!asked) return null;
  const today = todayIn(asked.venue.zone, new Date());
  return { ...asked, month: isMonth(month) ? month : firstMonth(today, chosenDay(chosen)) };
}

export const chosenDay = (value: string | undefined): LocalDate | null => (value && isLocalDate(value) ? value : null);
