/** What the palette lists, in groups: where each leads, and how it is written. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { BookingLocation } from "#app/domain/booking/vocabulary.ts";
import type { Role } from "#app/domain/people/roles.ts";
import type { Found } from "#app/domain/search/found.ts";
import { folded } from "#app/domain/search/spelling.ts";
import { locationLabel, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { namedDay } from "#app/i18n/dates.ts";
import { CASE_STATUS_LABELS } from "#app/i18n/portal/case-labels.ts";
import { placesFor } from "./places.ts";

export interface Entry {
  key: string;
  to: string;
  /** A page that is loaded whole. */
  isDocument: boolean;
  /** First what it is known by, then what tells it from others. */
  name: string;
  more: string;
}

export interface EntryGroup {
  key: string;
  heading: MessageDescriptor;
  entries: Entry[];
}

const KINDS = ["booking", "case", "person", "document", "room"] as const satisfies readonly Found["kind"][];
const HEADINGS: Readonly<Record<Found["kind"], MessageDescriptor>> = {
  booking: msg`Bookings`,
  case: msg`Cases`,
  person: msg`People`,
  document: msg`Documents`,
  room: msg`Rooms`,
};

/** Pages and actions that fit what is typed, most of them while nothing is. */
const PLACES = 6;

/** The groups in their order: what was found, then where one can go. */
export function entryGroups(i18n: I18n, { role, typed, found }: { role: Role; typed: string; found: readonly Found[] }): EntryGroup[] {
  const groups = KINDS.map((kind) => ({
    key: kind,
    heading: HEADINGS[kind],
    entries: found.filter((one) => one.kind === kind).map((one) => entryOf(i18n, one)),
  }));
  return [...groups, { key: "place", heading: msg`Go to`, entries: places(i18n, role, typed) }].filter(({ entries }) => entries.length > 0);
}

function places(i18n: I18n, role: Role, typed: string): Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return placesFor(role)
    .map(({ to, label, isDocument }) => ({ key: `place-${to}`, to, isDocument: isDocument ?? false, name: i18n._(label), more: "" }))
    .filter(({ name }) => words.every((word) => folded(name).includes(word)))
    .slice(0, PLACES);
}

function entryOf(i18n: I18n, found: Found): Entry {
  const entry = (to: string, name: string, ...more: (string | null)[]): Entry => ({
    key: `${found.kind}-${found.id}`,
    to,
    isDocument: false,
    name,
    more: more.filter(Boolean).join(" · "),
  });
  switch (found.kind) {
    case "booking":
      return entry(
        `/bookings/${found.id}`,
        found.name,
        found.number,
        found.date && namedDay(i18n.locale, found.date, true),
        i18n._(STATUS_LABELS[found.status]),
        found.firm,
        found.title,
      );
    case "case":
      return entry(`/cases/${found.id}`, found.title, found.number, i18n._(CASE_STATUS_LABELS[found.status]));
    case "person":
      return entry(`/users/${found.id}`, found.name, found.email);
    case "document":
      return entry(`/cases/${found.caseId}#documents`, found.exhibit ? `${found.exhibit} ${found.name}` : found.name, found.caseNumber);
    default: {
      const people = found.capacity;
      const seats = i18n._(msg`${plural(people, { one: "# person", other: "# people" })}`);
      return entry(`/admin/venues/${found.venue}`, found.name, locationLabel(i18n, found.venue as BookingLocation), seats);
    }
  }
}
