/** The month of free days that a form without scripts asks for, and the day that is pressed in it. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { isLocalDate, type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { firstMonth, isMonth, type MonthView } from "#app/domain/hearing-plan/month.ts";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";

interface Wanted {
  asked: AskedMonth | null;
  /** `YYYY-MM`, or anything else for the month of `chosen`. */
  month: string;
  chosen: string | undefined;
}

/** The month as it is now; null where no venue of ours is asked for. */
export async function shownMonth({ asked, month, chosen }: Wanted, context: Readonly<RouterContextProvider>): Promise<MonthView | null> {
  if (!asked) return null;
  const today = todayIn(asked.venue.zone, new Date());
  const first = firstMonth(today, chosenDay(chosen));
  return context.get(servicesContext).availability.month({ ...asked, month: isMonth(month) ? month : first });
}

export const chosenDay = (value: string | undefined): LocalDate | null => (value && isLocalDate(value) ? value : null);
