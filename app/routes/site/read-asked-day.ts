/** What the review of a form without scripts tells of its day. */

import type { RouterContextProvider } from "react-router";
import type { AskedDayState } from "#app/api-client/availability.ts";
import { servicesContext } from "#app/context.ts";
import { loggable } from "#app/domain/loggable.ts";
import type { AskedDay } from "#app/domain/venue/asked-day.ts";

/** The state of the day as it is now; null where nothing is asked, and where it cannot be read: the review does without. */
export async function readAskedDay(asked: AskedDay | null, context: Readonly<RouterContextProvider>): Promise<AskedDayState | null> {
  if (!asked) return null;
  try {
    return await context.get(servicesContext).availability.near(asked);
  } catch (error) {
    console.error(loggable(error));
    return null;
  }
}
