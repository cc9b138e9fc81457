/** Requests that wait for a room, each with the room that fits, or why none does. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { locationLabel, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatWallTime } from "#app/i18n/dates.ts";
import { SETUP_LABELS } from "#app/i18n/venue-labels.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";
import type { PlannerData } from "./shown.ts";

interface WaitingProps {
  planner: PlannerData["planner"];
  address: PlannerAddress;
  /** The booking that the panel is about. */
  shown: string | null;
}

export function Waiting({ planner: { waiting, more }, address, shown }: WaitingProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="waiting-heading" className="mt-4">
      <h2 id="waiting-heading" className="font-sans text-base font-semibold">
        <Trans>Waiting for a room</Trans>{" "}
        <span className="tabular font-normal text-soft">
          ({waiting.length}
          {more ? "+" : ""})
        </span>
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-1 text-sm text-soft">
          <Trans>No request needs a room on these days. Requests that name one of them appear here.</Trans>
        </p>
      ) : (
        <ul
          aria-label={t`Waiting for a room`}
          className="mt-2 grid gap-x-6 border-t border-hairline lg:max-h-72 lg:grid-cols-2 lg:overflow-y-auto print:max-h-none"
        >
          {waiting.map((request) => (
            <Request key={request.id} request={request} address={address} current={request.id === shown} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Request({
  request,
  address,
  current,
}: {
  request: WaitingProps["planner"]["waiting"][number];
  address: PlannerAddress;
  current: boolean;
}) {
  const { id, bookingNumber, name, fits, why } = request;
  return (
    <li
      className={classNames(
        "flex min-w-0 items-start justify-between gap-x-4 border-b border-hairline py-2 text-sm",
        current && "bg-accent-wash",
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={plannerQuery(address, { bookingId: id })}
            preventScrollReset
            draggable={false}
            data-stop="card"
            data-booking={id}
            data-grab={id}
            className="prose-link inline-flex min-h-6 cursor-grab items-center font-semibold"
          >
            {bookingNumber}
          </Link>
          <span className="min-w-0 truncate">{name}</span>
        </p>
        <Wanted request={request} address={address} />
        {why && why.length > 0 && <p className="text-warning">{why.slice(0, 2).join(". ")}</p>}
      </div>
      <ButtonLink
        to={plannerQuery(address, { bookingId: id, roomId: fits?.id ?? null })}
        preventScrollReset
        variant="secondary"
        size="sm"
        className="no-print shrink-0"
      >
        {fits ? <Trans>Place in {fits.name}</Trans> : <Trans>Place…</Trans>}
      </ButtonLink>
    </li>
  );
}

/** What a room must have for it: days and hours, people, set-up and breakout rooms. */
function Wanted({ request, address }: { request: WaitingProps["planner"]["waiting"][number]; address: PlannerAddress }) {
  const { i18n } = useLingui();
  const { status, days, startTime, endTime, people, setup, breakouts, venue } = request;
  const layout = setup ? SETUP_LABELS[setup] : undefined;
  return (
    <p className="tabular text-soft">
      {datesText(
        i18n.locale,
        days.map((date) => ({ date })),
      )}
      {startTime && `, ${formatWallTime(i18n.locale, startTime)}${endTime ? ` – ${formatWallTime(i18n.locale, endTime)}` : ""}`}
      {" · "}
      {people === null ? <Trans>people not given</Trans> : <Plural value={people} one="# person" other="# people" />}
      {layout && `, ${i18n._(layout)}`}
      {breakouts > 0 && (
        <>
          {" + "}
          <Plural value={breakouts} one="# breakout room" other="# breakout rooms" />
        </>
      )}
      {!address.venue && ` · ${locationLabel(i18n, venue)}`}
      {status === "confirmed" && ` · ${i18n._(STATUS_LABELS.confirmed)}`}
    </p>
  );
}
