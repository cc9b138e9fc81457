import { settingBuffers, settingHours } from "#app/db/venues/venues.repo.server.ts";
import { settingsSchema } from "#app/domain/venue/venue-changes.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { checked, venueOrNotFound, writeVenueChange } from "./venue-changes.server.ts";

/** Hours, buffer and cut-off. Throws `invalid_input` with an issue per field. */
export async function saveVenueSettings(context: ServiceContext, name: string, version: number, input: unknown): Promise<void> {
  const { db } = context;
  const who = await administratorOf(context);
  const venue = venueOrNotFound(name);
  const { hours, bufferMinutes, changeCutoffHours } = checked(settingsSchema, input);
  const rows = Object.entries(hours).map(([weekday, open]) => ({ weekday: Number(weekday), ...open }));
  await writeVenueChange(context, venue.id, version, who, {
    action: "settings_changed",
    changes: { bufferMinutes, changeCutoffHours, hours },
    statements: [settingBuffers(db, venue.id, { bufferMinutes, changeCutoffHours }), ...settingHours(db, venue.id, rows)],
  });
}
