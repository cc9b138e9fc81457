/** Venues as staff set them, in words: what a room has, what was wrong with a change, what has happened. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EQUIPMENT, VenueIssueCode } from "../domain/venue/venue-changes.ts";

export const SETUP_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  boardroom: msg`Boardroom`,
  exam: msg`Examination`,
  u_shape: msg`U-shape`,
  courtroom: msg`Courtroom`,
};

export const EQUIPMENT_LABELS: Readonly<Record<(typeof EQUIPMENT)[number], MessageDescriptor>> = {
  conferencing_unit: msg`65 inch conferencing unit`,
  microphones: msg`Microphones`,
  projector: msg`Projector`,
};

const ISSUES: Readonly<Record<VenueIssueCode, MessageDescriptor>> = {
  room_name_required: msg`Give the room a name of 2 to 80 characters`,
  room_name_taken: msg`Another room of this venue has that name`,
  room_held: msg`The room is held for bookings to come; move them first`,
  capacity_invalid: msg`Enter a number of people from 1 to 500`,
  seats_too_many: msg`The number of seats can’t exceed the room’s capacity`,
  hours_invalid: msg`Enter an opening and a later closing time, or leave both empty`,
  hours_none: msg`A venue opens on at least one day of the week`,
  buffer_invalid: msg`Enter minutes from 0 to 240`,
  cutoff_invalid: msg`Enter hours from 0 to 720`,
  closure_date_invalid: msg`Choose a day within the next five years`,
  closure_name_required: msg`Give the day a name of 2 to 80 characters`,
  closure_past: msg`That day is over`,
  too_many: msg`There are too many of these already; remove one first`,
};

export function venueIssueText(i18n: I18n, code: string): string {
  const found = ISSUES[code as VenueIssueCode];
  return i18n._(found ?? msg`Invalid input`);
}

/** What a change of a venue was, by its action; null of one that this version does not know. */
export const VENUE_ACTIONS: Readonly<Record<string, MessageDescriptor>> = {
  settings_changed: msg`Hours and rules changed`,
  day_closed: msg`Day closed`,
  day_reopened: msg`Day opened again`,
  room_added: msg`Room added`,
  room_changed: msg`Room changed`,
  rates_saved: msg`Draft of rates saved`,
  rates_published: msg`Rates published`,
  rates_discarded: msg`Draft of rates discarded`,
  rates_withdrawn: msg`Rates withdrawn`,
};

const TAGS: Readonly<Record<string, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

/** A weekday's name, 0 Sunday, with a capital for use by itself. */
export function weekdayName(locale: string, day: number): string {
  // 4 January 1970 was a Sunday.
  const name = new Intl.DateTimeFormat(TAGS[locale], { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(1970, 0, 4 + day)));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
