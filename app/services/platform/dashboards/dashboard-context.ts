import type { StaffQueue } from "#app/services/bookings/queue/staff-queue.server.ts";
import type { ServiceContext } from "#app/services/context.ts";

export interface DashboardContext extends ServiceContext {
  queue: StaffQueue;
}
