import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { VENUES } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDate, formatDay, zoneLabel } from "#app/i18n/dates.ts";
import { Views } from "../views.tsx";
import type { CalendarData } from "./calendar-data.server.ts";
import { OwnDays } from "./own-days.tsx";
import { Requests } from "./requests.tsx";
import { RoomTable } from "./room-table.tsx";

/** A day or a week: rooms and what holds them for staff, one's own bookings for others. */
export function CalendarPage({ heading, calendar, now }: { heading: string; calendar: CalendarData; now: string }) {
  const { i18n } = useLingui();
  const { view, on, days, today, content } = calendar;
  const venue = content.kind === "rooms" ? content.rooms.venue : undefined;
  const [first, last] = [days[0] ?? on, days.at(-1) ?? on];
  const zoneOn = (day: string) => (content.kind === "rooms" ? zoneLabel(i18n.locale, content.rooms.zone, day, content.rooms.venue) : "");
  // In the week in which the clocks change, both.
  const zones = [...new Set([zoneOn(first), zoneOn(last)])].join(" – ");
  return (
    <>
      <PageHeader title={heading}>
        <Views view={view} on={on} venue={venue} />
      </PageHeader>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 className="text-2xl">
            {view === "day" ? formatDay(i18n.locale, on) : `${formatDate(i18n.locale, first)} – ${formatDate(i18n.locale, last)}`}
          </h2>
          {content.kind === "rooms" && (
            <p className="mt-1 text-soft">
              <Trans>All times {zones}</Trans>
            </p>
          )}
        </div>
        <Steps calendar={calendar} venue={venue} />
      </div>
      <Choose calendar={calendar} venue={venue} />
      {content.kind === "rooms" ? (
        <>
          <RoomTable calendar={content.rooms} today={today} />
          <Requests calendar={content.rooms} />
        </>
      ) : (
        <OwnDays days={content.days} today={today} />
      )}
      <p className="print-only mt-6 text-xs">
        <Trans>Printed on {formatDate(i18n.locale, now.slice(0, 10))}</Trans>
      </p>
    </>
  );
}

/** A step back, today, a step on. */
function Steps({ calendar: { view, earlier, later, today }, venue }: { calendar: CalendarData; venue: string | undefined }) {
  const { t } = useLingui();
  const to = (on: string) => `?${new URLSearchParams({ view, on, ...(venue ? { venue } : {}) })}`;
  const link =
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm border border-hairline-strong px-3 hover:border-accent hover:bg-accent-wash";
  return (
    <nav aria-label={view === "day" ? t`Days` : t`Weeks`} className="no-print flex gap-2">
      <Link to={to(earlier)} rel="prev" preventScrollReset className={link} aria-label={view === "day" ? t`Day before` : t`Week before`}>
        <Icon name="arrowLeft" size={18} />
      </Link>
      <Link to={to(today)} preventScrollReset className={link}>
        {view === "day" ? <Trans>Today</Trans> : <Trans>This week</Trans>}
      </Link>
      <Link to={to(later)} rel="next" preventScrollReset className={link} aria-label={view === "day" ? t`Next day` : t`Next week`}>
        <Icon name="arrowRight" size={18} />
      </Link>
    </nav>
  );
}

/** Another venue or day, in the address; a venue applies when it is chosen. */
function Choose({ calendar: { view, on }, venue }: { calendar: CalendarData; venue: string | undefined }) {
  const { i18n, t } = useLingui();
  const submit = useSubmit();
  return (
    <Form
      className="no-print mt-6 flex flex-wrap items-end gap-4"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="view" value={view} />
      {venue && (
        <Field name="venue" label={t`Venue`} className="min-w-48">
          <Select
            key={venue}
            aria-required={false}
            defaultValue={venue}
            options={VENUES.map(({ id }) => ({ value: id, label: locationLabel(i18n, id) }))}
          />
        </Field>
      )}
      <Field name="on" label={t`Day`}>
        <Input key={on} type="date" aria-required={false} defaultValue={on} />
      </Field>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Trans>Go there</Trans>
      </Button>
    </Form>
  );
}
