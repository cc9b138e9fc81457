import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { formatDate, formatDay } from "#app/i18n/dates.ts";
import { Views } from "../views.tsx";
import type { CalendarData } from "./calendar-data.server.ts";
import { OwnDays } from "./own-days.tsx";

/** A day or a week of one's own bookings. */
export function CalendarPage({ heading, calendar, now }: { heading: string; calendar: CalendarData; now: string }) {
  const { i18n } = useLingui();
  const { view, on, days, today, own } = calendar;
  const [first, last] = [days[0] ?? on, days.at(-1) ?? on];
  return (
    <>
      <PageHeader title={heading}>
        <Views view={view} on={on} />
      </PageHeader>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 className="text-2xl">
          {view === "day" ? formatDay(i18n.locale, on) : `${formatDate(i18n.locale, first)} – ${formatDate(i18n.locale, last)}`}
        </h2>
        <Steps calendar={calendar} />
      </div>
      <Choose calendar={calendar} />
      <OwnDays days={own} today={today} />
      <p className="print-only mt-6 text-xs">
        <Trans>Printed on {formatDate(i18n.locale, now.slice(0, 10))}</Trans>
      </p>
    </>
  );
}

/** A step back, today, a step on. */
function Steps({ calendar: { view, earlier, later, today } }: { calendar: CalendarData }) {
  const { t } = useLingui();
  const to = (on: string) => `?${new URLSearchParams({ view, on })}`;
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

/** Another day, in the address. */
function Choose({ calendar: { view, on } }: { calendar: CalendarData }) {
  const { t } = useLingui();
  return (
    <Form className="no-print mt-6 flex flex-wrap items-end gap-4">
      <input type="hidden" name="view" value={view} />
      <Field name="on" label={t`Day`}>
        <Input key={on} type="date" aria-required={false} defaultValue={on} />
      </Field>
      <Button type="submit" variant="secondary" className="min-h-12">
        <Trans>Go there</Trans>
      </Button>
    </Form>
  );
}
