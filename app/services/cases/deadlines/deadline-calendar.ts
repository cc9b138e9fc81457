/** Deadlines as entries of a calendar (RFC 5545): a moment on the clock it was set on, under a UID that stays when it is moved. */
import { type ICalCalendar, ICalEventBusyStatus, ICalEventClass, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import type { Locale } from "#app/domain/locale.ts";
import { deadlineEntryText, deadlineEntryTitle } from "#app/i18n/mail/calendar-texts.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";

export interface CalendarDeadline {
  id: string;
  caseId: string;
  caseNumber: string;
  title: string;
  mine: boolean;
  /** IANA zone. */
  zone: string;
  /** UTC milliseconds. */
  dueAt: number;
  createdAt: number;
  /** How often it was moved: the entry's sequence. */
  moved: number;
}

/** Writes deadlines into a calendar. `origin` begins their links. Gives the days and zones that it now speaks of. */
export async function writeDeadlines(calendar: ICalCalendar, deadlines: readonly CalendarDeadline[], locale: Locale, origin: string) {
  const i18n = await createMailI18n(locale);
  return deadlines.map(({ id, caseId, caseNumber, title, mine, zone, dueAt, createdAt, moved }) => {
    const start = Temporal.Instant.fromEpochMilliseconds(dueAt).toZonedDateTimeISO(zone);
    calendar.createEvent({
      id: `deadline-${id}@concord`,
      sequence: moved,
      stamp: new Date(createdAt),
      created: new Date(createdAt),
      start,
      timezone: zone,
      summary: deadlineEntryTitle(i18n, title, caseNumber),
      description: deadlineEntryText(i18n, mine),
      url: `${origin}/cases/${caseId}#timetable`,
      status: ICalEventStatus.CONFIRMED,
      busystatus: ICalEventBusyStatus.FREE,
      class: ICalEventClass.PRIVATE,
    });
    return { date: start.toPlainDate().toString(), zone };
  });
}
