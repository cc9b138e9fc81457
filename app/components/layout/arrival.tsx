/** Where a confirmed booking takes place, for its own people: room, address, the way there, and the video room. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { type Arrival as ArrivalView, hasArrival } from "#app/domain/booking/office/arrival.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";

export function Arrival({ arrival, className }: { arrival: ArrivalView; className?: string }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const id = useId();
  const { rooms, breakoutRooms, place, address, videoLink } = arrival;
  const venue = venueOf(arrival.venue);
  if (!hasArrival(arrival)) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {address || place ? <Trans>Your arrival</Trans> : <Trans>How to join</Trans>}
      </h2>
      <dl className="mt-3 border-hairline border-t">
        {rooms.length > 0 ? <Line label={<Trans>Room</Trans>}>{rooms.join(", ")}</Line> : null}
        {breakoutRooms.length > 0 ? <Line label={<Trans>Breakout rooms</Trans>}>{breakoutRooms.join(", ")}</Line> : null}
        {address || place ? (
          <Line label={<Trans>Address</Trans>}>
            <span className="block">{venue ? locationLabel(i18n, venue.id) : place}</span>
            {address ? (
              <span className="block" lang={venue?.addressLanguage}>
                {address}
              </span>
            ) : null}
            {venue ? (
              <span className="block">
                <a href={`tel:${venue.phone.replaceAll(/[^+\d]/g, "")}`} className="prose-link">
                  {venue.phone}
                </a>
              </span>
            ) : null}
          </Line>
        ) : null}
        {venue?.slug ? (
          <Line label={<Trans>Getting there</Trans>}>
            <a href={localePath(locale, `/locations/${venue.slug}`)} className="prose-link">
              <Trans>Directions and map</Trans>
            </a>
          </Line>
        ) : null}
        {videoLink ? (
          <Line label={<Trans>Video room</Trans>}>
            <a href={videoLink} target="_blank" rel="noreferrer" className="prose-link wrap-anywhere">
              {videoLink}
            </a>
            <span className="block text-soft text-sm">
              <Trans>Share it only with those who take part.</Trans>
            </span>
          </Line>
        ) : null}
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[13rem_1fr]">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}
