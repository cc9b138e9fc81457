/** Who made a booking, as its readers see it. */
export type BookingMaker = { by: "visitor" } | { by: "office" } | { by: "person"; name: string; email: string };
