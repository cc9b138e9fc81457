/** Pages and actions that the palette leads to, by who may go there. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Role } from "#app/domain/people/roles.ts";

export interface PalettePlace {
  to: string;
  label: MessageDescriptor;
  /** A page that is loaded whole. */
  isDocument?: true;
}

const EVERYBODY: readonly PalettePlace[] = [
  { to: "/", label: msg`Dashboard`, isDocument: true },
  { to: "/bookings", label: msg`Bookings` },
  { to: "/bookings?when=past", label: msg`Past bookings` },
  { to: "/cases", label: msg`Cases` },
  { to: "/settings", label: msg`Settings` },
  { to: "/public-booking", label: msg`New Booking`, isDocument: true },
];
const OFFICE: readonly PalettePlace[] = [
  { to: "/admin/queue", label: msg`Queue` },
  { to: "/admin/queue?view=mine", label: msg`My tasks in the queue` },
  { to: "/bookings?when=all&status=awaiting", label: msg`Bookings that wait for us` },
  { to: "/bookings?when=undated", label: msg`Bookings without a date` },
  { to: "/admin/planner", label: msg`Room planner` },
  { to: "/cases?status=created", label: msg`Cases without an arbitrator` },
  { to: "/users", label: msg`Users` },
  { to: "/admin/roster", label: msg`Roster` },
  { to: "/admin/messages", label: msg`Messages` },
  { to: "/admin/inquiries", label: msg`Inquiries` },
  { to: "/admin/conversations", label: msg`Conversations` },
  { to: "/admin/venues", label: msg`Venues` },
  { to: "/admin/booking-rules", label: msg`Booking rules` },
  { to: "/admin/templates", label: msg`Message templates` },
  { to: "/admin/views", label: msg`Saved views` },
  { to: "/admin/ai-config", label: msg`AI Assistant` },
  { to: "/reports", label: msg`Reports` },
  { to: "/admin/outbox", label: msg`Outbox` },
  { to: "/admin/scheduled-work", label: msg`Scheduled work` },
  { to: "/admin/records", label: msg`Records` },
  { to: "/admin/personal-data", label: msg`Personal information` },
  { to: "/admin/erasure", label: msg`Erase personal information` },
  { to: "/admin/legal-holds", label: msg`Legal holds` },
  { to: "/admin/webhooks", label: msg`Webhooks` },
  { to: "/admin/page-views", label: msg`Page views` },
];
const OTHERS: Readonly<Partial<Record<Role, readonly PalettePlace[]>>> = {
  arbitrator: [
    { to: "/notices", label: msg`Notices` },
    { to: "/arbitrator/profile", label: msg`My profile` },
    { to: "/arbitrator/interests", label: msg`Interests and absences` },
  ],
  party: [
    { to: "/notices", label: msg`Notices` },
    { to: "/cases/new", label: msg`New Case` },
  ],
  admin: [{ to: "/cases/new", label: msg`New Case` }, ...OFFICE],
};

export const placesFor = (role: Role): readonly PalettePlace[] => [...EVERYBODY, ...(OTHERS[role] ?? [])];
