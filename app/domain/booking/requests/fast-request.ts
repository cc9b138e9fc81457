/** The types of a fast booking's values, apart from their check. */
import type { FastRequired, FieldName, ValueOf } from "#app/domain/booking/registry/registry.ts";

/** Clean text values by name. */
export type FastBookingRequest = { [F in FastRequired]: ValueOf<F> } & { [F in Exclude<FieldName, FastRequired>]?: ValueOf<F> | undefined };

export type FastBookingValues = Partial<FastBookingRequest>;
