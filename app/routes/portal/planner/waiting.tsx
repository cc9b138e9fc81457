/** Requests that wait for a room, each with the room that fits, or why none does. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { MOST_WAITING, WAITING_STEP } from "#app/domain/planner/planner.ts";
import { locationLabel, STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";
import { SETUP_LABELS } from "#app/i18n/venue-labels.ts";
import { type PlannerAddress, plannerQuery } from "./address.ts";
import { laterDays } from "./lane-days.ts";
import type { PlannerData } from "./shown.ts";

interface WaitingProps {
  planner: PlannerData["planner"];
  address: PlannerAddress;
  /** The booking that the panel is about. */
  shown: string | null;
}

export function Waiting({ planner: { days: asked, waiting, more, unseen }, address, shown }: WaitingProps) {
  const { i18n } = useLingui();
  const days = [...Map.groupBy(waiting, ({ days: [first = ""] }) => first)];
  const lane = useShownMore(waiting.length);
  return (
    <section aria-labelledby="waiting-heading" className="mt-4">
      <h2 id="waiting-heading" className="font-sans text-base font-semibold">
        <Trans>Waiting for a room</Trans>{" "}
        <span className="tabular font-normal text-soft">
          ({waiting.length}
          {more && waiting.length > 0 ? "+" : ""})
        </span>
      </h2>
      {waiting.length === 0 && !more && !unseen && (
        <p className="mt-1 text-sm text-soft">
          <Trans>No request needs a room on these days. Requests that name one of them appear here.</Trans>
        </p>
      )}
      {waiting.length > 0 && (
        <div ref={lane.ref} className="mt-2 border-t border-hairline lg:max-h-72 lg:overflow-y-auto print:max-h-none">
          {days.map(([day, requests]) => (
            <section key={day} aria-labelledby={`waiting-${day}`}>
              <h3 id={`waiting-${day}`} className="tabular pt-2 font-sans text-sm font-semibold text-soft">
                <time dateTime={day}>{formatDay(i18n.locale, day)}</time>
              </h3>
              <ul aria-labelledby={`waiting-${day}`} className="grid gap-x-6 lg:grid-cols-2">
                {requests.map((request) => (
                  <Request key={request.id} request={request} address={address} current={request.id === shown} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {(more || unseen) && <Others address={address} more={more} from={asked[0] ?? ""} to={asked.at(-1) ?? ""} onMore={lane.onMore} />}
    </section>
  );
}

/** Who asks for more goes on at the first that was not there. */
function useShownMore(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    ref.current?.querySelectorAll<HTMLElement>('[data-stop="card"]')[before.current]?.focus();
    before.current = null;
  }, [count]);
  const onMore = () => {
    before.current = count;
  };
  return { ref, onMore };
}

interface OthersProps {
  address: PlannerAddress;
  more: boolean;
  from: string;
  to: string;
  onMore: () => void;
}

/** Further requests here, where there are any, and the list that has all of these days. */
function Others({ address, more, from, to, onMore }: OthersProps) {
  const list = new URLSearchParams({ status: "awaiting", ...(address.venue && { venue: address.venue }), from, to });
  return (
    <p className="no-print flex flex-wrap gap-x-6 text-sm">
      {more && address.waiting < MOST_WAITING && (
        <Link
          to={plannerQuery({ ...address, waiting: address.waiting + WAITING_STEP }, address.wish ?? {})}
          preventScrollReset
          onClick={onMore}
          className="prose-link inline-flex min-h-9 items-center"
        >
          <Trans>Show {WAITING_STEP} more</Trans>
        </Link>
      )}
      <Link to={`/bookings?${list}`} className="prose-link inline-flex min-h-9 items-center">
        <Trans>All requests of these days</Trans>
      </Link>
    </p>
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
        "grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hairline py-2 text-sm",
        current && "bg-accent-wash",
      )}
    >
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 lg:flex-nowrap">
        <Link
          to={plannerQuery(address, { bookingId: id })}
          preventScrollReset
          draggable={false}
          data-stop="card"
          data-booking={id}
          data-grab={id}
          className="prose-link inline-flex min-h-6 shrink-0 cursor-grab items-center font-semibold"
        >
          {bookingNumber}
        </Link>
        <span className="min-w-0 truncate" title={name}>
          {name}
        </span>
      </p>
      <div className="col-span-2 row-start-2">
        <Wanted request={request} address={address} />
        {why && <p className="text-warning">{why}</p>}
      </div>
      <ButtonLink
        to={plannerQuery(address, { bookingId: id, roomId: fits?.id ?? null })}
        preventScrollReset
        variant="secondary"
        size="sm"
        className="no-print"
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
      {days.length > 1 && `${laterDays(i18n, days)}${startTime ? ", " : ""}`}
      {startTime && `${formatWallTime(i18n.locale, startTime)}${endTime ? ` – ${formatWallTime(i18n.locale, endTime)}` : ""}`}
      {(days.length > 1 || startTime) && " · "}
      {people === null ? <Trans>people not given</Trans> : <Plural value={people} one="# person" other="# people" />}
      {layout && `, ${i18n._(layout)}`}
      {breakouts > 0 && (
        <>
          {" + "}
          <Plural value={breakouts} one="# breakout room" other="# breakout rooms" />
        </>
      )}
      {!address.venue && `\u00a0· ${locationLabel(i18n, venue)}`}
      {status === "confirmed" && `\u00a0· ${i18n._(STATUS_LABELS.confirmed)}`}
    </p>
  );
}
