import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { placeAmong } from "#app/domain/booking/schedule/said-days.ts";
import { LOCATION_TYPE_LABELS, locationLabel, PROCEEDING_LABELS } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { ChooseBox } from "../office/bulk/choose-box.tsx";
import { OfficeGroup, OfficeRow, OfficeTable, OfficeTd, OfficeTh } from "../office/table.tsx";
import { CallBy } from "./call-by.tsx";
import { dayGroups } from "./day-groups.ts";
import { DayHeading } from "./day-heading.tsx";
import { RowActions } from "./row-actions.tsx";

export interface BookingTableProps {
  bookings: readonly BookingRecord[];
  query: ListQuery;
  zone: string;
  now: Date;
  /** The latest date comes first. */
  latestFirst: boolean;
  /** The reader may act on bookings. */
  canAct: boolean;
  /** The row whose detail is shown. */
  current: string | null;
  onShow: (id: string) => void;
  /** Where several can be chosen: which are, and what chooses one or all of the page. */
  choosing?: { has: (id: string) => boolean; toggle: (booking: BookingRecord) => void; togglePage: () => void } | undefined;
}

/** Of the narrowest list. */
const COLUMNS = 4;

const CHOICE = "max-md:hidden! md:w-11 md:overflow-visible!";

/** Bookings under their days: one line each, which a phone shows as cards. */
export function BookingTable(props: BookingTableProps) {
  const { bookings, zone, now, latestFirst, choosing } = props;
  const { t } = useLingui();
  return (
    <OfficeTable
      caption={latestFirst ? <Trans>Bookings by date, latest first</Trans> : <Trans>Bookings by date, soonest first</Trans>}
      head={
        <>
          {choosing && (
            <OfficeTh className="z-2! w-11">
              <span className="sr-only">{t`Choose all on this page`}</span>
              <ChooseBox
                label={t`Choose all on this page`}
                checked={bookings.every(({ id }) => choosing.has(id))}
                onChange={choosing.togglePage}
              />
            </OfficeTh>
          )}
          <OfficeTh className="w-28 @min-[44rem]:w-38">
            <Trans>Time</Trans>
          </OfficeTh>
          <OfficeTh>
            <Trans>Booking</Trans>
          </OfficeTh>
          <OfficeTh room="middle" className="w-36">
            <Trans>Proceeding</Trans>
          </OfficeTh>
          <OfficeTh room="wide" className="w-32">
            <Trans>Place</Trans>
          </OfficeTh>
          <OfficeTh className="w-36 @min-[44rem]:w-48">
            <Trans>Status</Trans>
          </OfficeTh>
          <OfficeTh room="wide" className="w-30">
            <Trans context="of a booking or a case">Number</Trans>
          </OfficeTh>
          <OfficeTh className="w-16 @min-[44rem]:w-34">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </OfficeTh>
        </>
      }
    >
      {dayGroups(bookings, now, latestFirst).map((group) => (
        <OfficeGroup
          key={group.key}
          columns={choosing ? COLUMNS + 1 : COLUMNS}
          heading={<DayHeading group={group} zone={zone} now={now} />}
        >
          {group.bookings.map((booking) => (
            <Row key={booking.id} {...props} booking={booking} />
          ))}
        </OfficeGroup>
      ))}
    </OfficeTable>
  );
}

function Row({ booking, query, now, canAct, current, onShow, choosing }: { booking: BookingRecord } & BookingTableProps) {
  const { i18n, t } = useLingui();
  const isQuiet = booking.status === "cancelled" || booking.status === "completed";
  const venue = booking.location && booking.locationType !== "virtual" ? locationLabel(i18n, booking.location) : null;
  const format = i18n._(LOCATION_TYPE_LABELS[booking.locationType]);
  return (
    <OfficeRow id={booking.id} isCurrent={current === booking.id} isQuiet={isQuiet} className="grid-cols-[minmax(6rem,1fr)_auto] gap-x-4">
      {choosing && (
        <OfficeTd className={CHOICE}>
          <ChooseBox
            label={t`Choose ${booking.bookingNumber}`}
            checked={choosing.has(booking.id)}
            onChange={() => choosing.toggle(booking)}
          />
        </OfficeTd>
      )}
      <OfficeTd className="tabular">
        <Hours booking={booking} now={now} />
      </OfficeTd>
      <OfficeTd className="max-md:col-span-2 max-md:row-start-2">
        <Who booking={booking} query={query} onShow={onShow} />
      </OfficeTd>
      <OfficeTd room="middle">{i18n._(PROCEEDING_LABELS[booking.proceedingType])}</OfficeTd>
      <OfficeTd room="wide" className="max-md:text-right max-md:text-soft">
        {venue ?? format}
      </OfficeTd>
      <OfficeTd className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        <span className="flex items-center gap-2 max-md:flex-col max-md:items-end max-md:gap-y-1 md:whitespace-nowrap">
          <StatusBadge status={booking.status} />
          <CallBy booking={booking} now={now} inRow />
        </span>
      </OfficeTd>
      <OfficeTd room="wide" className="tabular whitespace-nowrap text-soft">
        {booking.bookingNumber}
      </OfficeTd>
      <OfficeTd className="max-md:text-right md:overflow-visible!">
        <RowActions booking={booking} canAct={canAct} />
      </OfficeTd>
    </OfficeRow>
  );
}

/** Whose it is in one line. Its name shows the detail next to the list, where there is room for one. */
function Who({ booking, query, onShow }: { booking: BookingRecord } & Pick<BookingTableProps, "query" | "onShow">) {
  const { id, bookingContactName, bookingContactFirm, styleOfCause } = booking;
  return (
    <>
      <Link
        to={`?${new URLSearchParams([...listParameters(query), ["row", id]])}`}
        preventScrollReset
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onShow(id);
        }}
        className="hidden font-semibold text-ink no-underline hover:underline lg:inline"
      >
        {bookingContactName}
      </Link>
      <span className="font-semibold lg:hidden">{bookingContactName}</span>
      {bookingContactFirm && <span className="text-soft"> {bookingContactFirm}</span>}
      {styleOfCause && <span className="font-serif italic max-md:block"> {styleOfCause}</span>}
    </>
  );
}

/** The hour, and which of several days it is; on a phone all of them. */
function Hours({ booking, now }: { booking: BookingRecord; now: Date }) {
  const { i18n } = useLingui();
  const { days, startTime, timeZone, bookingDate } = booking;
  const clock = zoneLabel(i18n.locale, timeZone, bookingDate).split(",")[0];
  const place = placeAmong(
    days.map(({ date }) => date),
    todayIn(timeZone, now),
  );
  return (
    <>
      {startTime ? `${formatWallTime(i18n.locale, startTime)} ${clock}` : bookingDate && <Trans>Time to be agreed</Trans>}
      {days.length > 1 && (
        <>
          <span className="text-soft max-md:hidden">
            {" "}
            {place ? (
              <Trans>
                day {place.at}/{place.of}
              </Trans>
            ) : (
              <Trans>{days.length} days</Trans>
            )}
          </span>
          <span className="block text-soft md:hidden">{datesText(i18n.locale, days)}</span>
        </>
      )}
    </>
  );
}
