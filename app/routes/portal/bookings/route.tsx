import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { BOOKING_STATUSES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { PROCEEDING_LABELS, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { zoneLabel } from "#app/i18n/dates.ts";
import { msg } from "@lingui/core/macro";
import type { Route } from "./+types/route";
import { BookingTable } from "./booking-table.tsx";
import { filterBookings, summarise } from "./listing.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const page = await services.bookings.list({ limit: 500, after: url.searchParams.get("after") });
  return {
    ...page,
    zone: who.kind === "user" ? who.timeZone : "America/Toronto",
    now: new Date().toISOString(),
    title: context.get(i18nContext)._(msg`My Bookings`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const [search] = useSearchParams();
  const filter = { search: search.get("search") ?? "", status: search.get("status") ?? "", type: search.get("type") ?? "" };
  const shown = filterBookings(loaderData.bookings, filter);
  const now = new Date(loaderData.now);
  const counts = summarise(loaderData.bookings, loaderData.zone, now);
  const cards = [
    { label: t`All bookings`, value: counts.total },
    { label: t`This Week`, value: counts.thisWeek, hint: t`without cancelled, ${zoneLabel(i18n.locale, loaderData.zone)}` },
    { label: t`Awaiting us`, value: counts.open },
    { label: t`Confirmed`, value: counts.confirmed },
  ];
  return (
    <>
      <PageHeader title={<Trans>My Bookings</Trans>}>
        <ButtonLink href="/fast-booking">
          <Trans>New Booking</Trans>
        </ButtonLink>
      </PageHeader>
      <dl className="mb-8 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {cards.map((card) => (
          <div key={card.label} className="border-hairline-strong border-t pt-3">
            <dt className="text-soft">{card.label}</dt>
            <dd className="tabular font-serif text-2xl">{card.value}</dd>
            {card.hint ? <dd className="text-faint text-xs">{card.hint}</dd> : null}
          </div>
        ))}
      </dl>
      <Form className="no-print mb-6 grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]" role="search">
        <Field id="search" label={<Trans>Search</Trans>}>
          <Input key={filter.search} name="search" type="search" defaultValue={filter.search} placeholder={t`Number, contact, style of cause or firm`} />
        </Field>
        <Field id="status" label={<Trans>Status</Trans>}>
          <Select key={filter.status} name="status" defaultValue={filter.status}>
            <option value="">{t`All`}</option>
            {BOOKING_STATUSES.map((status) => (
              <option key={status} value={status}>
                {i18n._(STATUS_LABELS[status])}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="type" label={<Trans>Type of proceeding</Trans>}>
          <Select key={filter.type} name="type" defaultValue={filter.type}>
            <option value="">{t`All`}</option>
            {PROCEEDING_TYPES.map((type) => (
              <option key={type} value={type}>
                {i18n._(PROCEEDING_LABELS[type])}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          <Trans>Find</Trans>
        </Button>
      </Form>
      {shown.length === 0 ? (
        <EmptyState title={<Trans>No bookings found</Trans>} action={<ButtonLink href="/fast-booking">{t`New Booking`}</ButtonLink>}>
          {loaderData.bookings.length > 0 ? (
            <Trans>Adjust the search or the filters to see more.</Trans>
          ) : (
            <Trans>Your bookings will be listed here. Create your first booking to begin.</Trans>
          )}
        </EmptyState>
      ) : (
        <BookingTable bookings={shown} now={now} />
      )}
      {loaderData.next ? (
        <p className="mt-6">
          <Link to={`?after=${encodeURIComponent(loaderData.next)}`}>
            <Trans>Later bookings</Trans>
          </Link>
        </p>
      ) : null}
    </>
  );
}
