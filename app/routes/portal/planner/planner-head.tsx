import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useSubmit } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Planner } from "#app/domain/planner/planner.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatMonth, zoneLabel } from "#app/i18n/dates.ts";
import { Tabs } from "../view-tabs.tsx";
import { type PlannerAddress, plannerQuery } from "./address.ts";

const STEP =
  "inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm border border-hairline-strong px-2.5 text-sm hover:border-accent hover:bg-accent-wash";

/** What is shown, steps to other days, and the choice of venue and view; all of it in the address. */
export function PlannerHead({ address, planner }: { address: PlannerAddress; planner: Planner }) {
  const { i18n, t } = useLingui();
  const { view, venue, days, on } = address;
  const [first, last] = [days[0] ?? on, days.at(-1) ?? on];
  const [only] = venue ? planner.venues : [];
  const zones = only ? [...new Set([first, last].map((day) => zoneLabel(i18n.locale, only.zone, day, only.id)))].join(" – ") : null;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-hairline pb-3">
      <div>
        <h1 className="text-2xl">
          <Trans>Room planner</Trans>
        </h1>
        <p className="mt-1 text-sm text-soft">
          <span className="font-semibold text-ink">
            {view === "month"
              ? formatMonth(i18n.locale, first.slice(0, 7))
              : datesText(
                  i18n.locale,
                  days.map((date) => ({ date })),
                )}
          </span>
          {". "}
          {zones ? <Trans>All times {zones}.</Trans> : <Trans>Times are each venue’s own.</Trans>}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
        <Steps address={address} />
        <Tabs
          label={t`Days shown`}
          small
          inPlace
          tabs={[
            { to: plannerQuery({ view: "week", venue, on }), name: <Trans>Week</Trans>, current: view === "week" },
            { to: plannerQuery({ view: "month", venue, on }), name: <Trans>Month</Trans>, current: view === "month" },
          ]}
        />
        <VenueChoice address={address} />
      </div>
    </header>
  );
}

/** To the days before and after, and back to today. */
function Steps({ address: { view, venue, earlier, later, today } }: { address: PlannerAddress }) {
  const { t } = useLingui();
  const to = (day: string) => plannerQuery({ view, venue, on: day });
  return (
    <nav aria-label={view === "month" ? t`Months` : t`Weeks`} className="flex gap-1.5">
      <Link
        to={to(earlier)}
        rel="prev"
        preventScrollReset
        className={STEP}
        aria-label={view === "month" ? t`Month before` : t`Week before`}
      >
        <Icon name="arrowLeft" size={16} />
      </Link>
      <Link to={to(today)} preventScrollReset className={STEP}>
        <Trans>Today</Trans>
      </Link>
      <Link to={to(later)} rel="next" preventScrollReset className={STEP} aria-label={view === "month" ? t`Next month` : t`Next week`}>
        <Icon name="arrowRight" size={16} />
      </Link>
    </nav>
  );
}

/** Chosen, it is gone to at once; without scripts by its button. */
function VenueChoice({ address: { view, venue, on } }: { address: PlannerAddress }) {
  const { i18n, t } = useLingui();
  const submit = useSubmit();
  return (
    <Form
      className="flex items-center gap-2 text-sm"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      {view === "month" && <input type="hidden" name="view" value="month" />}
      <input type="hidden" name="on" value={on} />
      <label htmlFor="planner-venue">
        <Trans>Venue</Trans>
      </label>
      <select
        id="planner-venue"
        name="venue"
        key={venue ?? ""}
        defaultValue={venue ?? ""}
        className="min-h-9 rounded-sm border border-hairline-strong bg-raised px-2"
      >
        <option value="">{t`All venues`}</option>
        {VENUES.map(({ id }) => (
          <option key={id} value={id}>
            {locationLabel(i18n, id)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={STEP}>
          <Trans>Go there</Trans>
        </button>
      </noscript>
    </Form>
  );
}
