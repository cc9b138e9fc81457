import { checkingWeekdays } from "#app/db/cases/timetable.repo.server.ts";
import { hoursOf, settingBuffers, settingHours } from "#app/db/venues/venues.repo.server.ts";
import { settingsSchema } from "#app/domain/venue/venue-changes.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { lookAtDays } from "#app/services/cases/deadlines/look-at-days.server.ts";
import { checked, venueOrNotFound, writeVenueChange } from "./venue-changes.server.ts";
import type { VenueContext } from "./venue-context.ts";

/** Hours, buffer and cut-off. Throws `invalid_input` with an issue per field. */
export async function saveVenueSettings(context: VenueContext, name: string, version: number, input: unknown): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(name);
  const { hours, bufferMinutes, changeCutoffHours } = checked(settingsSchema, input);
  const before = await hoursOf(db, [venue.id]);
  const rows = Object.entries(hours).map(([weekday, open]) => ({ weekday: Number(weekday), ...open }));
  const opens = (hoursOfDays: readonly { weekday: number }[], day: number) => hoursOfDays.some(({ weekday }) => weekday === day);
  const changed = [0, 1, 2, 3, 4, 5, 6].filter((day) => opens(before, day) !== opens(rows, day));
  await writeVenueChange(context, venue.id, version, who, {
    action: "settings_changed",
    changes: { bufferMinutes, changeCutoffHours, hours },
    statements: [
      settingBuffers(db, venue.id, { bufferMinutes, changeCutoffHours }),
      ...settingHours(db, venue.id, rows),
      ...(changed.length > 0 ? [checkingWeekdays(db, changed, clock().getTime())] : []),
    ],
  });
  lookAtDays(context);
}
