/** What use cases of a visitor's conversation share. */
import type { AskedHold, HoldState } from "#app/domain/booking/office/visitor-hold.ts";
import type { BookingService } from "#app/services/bookings/booking-services.server.ts";
import type { HoldReader } from "#app/services/bookings/holds/hold-bars.server.ts";
import type { ManagedBookings } from "#app/services/bookings/managed-booking.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { ConversationStore } from "./conversation-store.server.ts";

/** Holds of rooms by their visitors, as far as a conversation asks about them. */
export interface VisitorHolds {
  of: (bookingId: string, reader: HoldReader) => Promise<HoldState | null>;
  ask: (confirmationKey: string) => Promise<AskedHold>;
}

export interface AssistantContext extends LimitedContext {
  visitor: Visitor;
  bookings: BookingService;
  managed: ManagedBookings;
  visitorHolds: VisitorHolds;
  conversations: ConversationStore;
}
