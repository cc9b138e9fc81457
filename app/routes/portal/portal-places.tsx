/** Where one can go in the signed-in area. */
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isRole } from "#app/domain/people/roles.ts";

export interface Place {
  to: string;
  label: ReactNode;
}

/** Where everyone goes; who is held back has no way on but the one to be gone. */
export function mainPlaces(role: string): readonly Place[] {
  if (!isRole(role)) return [];
  const isAdmin = role === "admin";
  return [
    { to: "/", label: <Trans>Dashboard</Trans> },
    { to: "/bookings", label: <Trans>Bookings</Trans> },
    { to: "/cases", label: isAdmin ? <Trans>All Cases</Trans> : <Trans>My Cases</Trans> },
    ...(isAdmin ? [{ to: "/users", label: <Trans>Users</Trans> }] : []),
    { to: "/settings", label: <Trans>Settings</Trans> },
  ];
}

/** Where administrators work. */
export const OFFICE_PLACES: readonly Place[] = [
  { to: "/admin/queue", label: <Trans>Queue</Trans> },
  { to: "/admin/planner", label: <Trans>Room planner</Trans> },
  { to: "/admin/messages", label: <Trans>Messages</Trans> },
  { to: "/admin/inquiries", label: <Trans>Inquiries</Trans> },
  { to: "/admin/conversations", label: <Trans>Conversations</Trans> },
  { to: "/admin/roster", label: <Trans>Roster</Trans> },
  { to: "/admin/venues", label: <Trans>Venues</Trans> },
  { to: "/admin/booking-rules", label: <Trans>Booking rules</Trans> },
  { to: "/admin/templates", label: <Trans>Message templates</Trans> },
  { to: "/admin/views", label: <Trans>Saved views</Trans> },
  { to: "/admin/ai-config", label: <Trans>AI Assistant</Trans> },
  { to: "/reports", label: <Trans>Reports</Trans> },
  { to: "/admin/outbox", label: <Trans>Outbox</Trans> },
  { to: "/admin/scheduled-work", label: <Trans>Scheduled work</Trans> },
  { to: "/admin/records", label: <Trans>Records</Trans> },
  { to: "/admin/personal-data", label: <Trans>Personal information</Trans> },
  { to: "/admin/legal-holds", label: <Trans>Legal holds</Trans> },
  { to: "/admin/webhooks", label: <Trans>Webhooks</Trans> },
  { to: "/admin/page-views", label: <Trans>Page views</Trans> },
];
