/** What use cases of a visitor's conversation share. */
import type { BookingLinks } from "#app/services/bookings/booking-links.server.ts";
import type { BookingService } from "#app/services/bookings/bookings.server.ts";
import type { ManagedBookings } from "#app/services/bookings/managed-booking.server.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";
import type { ConversationStore } from "./conversation-store.server.ts";

export interface AssistantContext extends LimitedContext {
  visitor: Visitor;
  bookings: BookingService;
  bookingLinks: BookingLinks;
  managed: ManagedBookings;
  conversations: ConversationStore;
}
