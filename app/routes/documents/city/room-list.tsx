/** The rooms of a city, one by one: how many people in which set-up, drawn to scale, and the next day on which each is free. */
import { Trans, useLingui } from "@lingui/react/macro";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { isDrawn, RoomPlans } from "#app/components/rooms/room-plans.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PublicRoom } from "#app/domain/venue/public-room.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { SETUP_LABELS } from "#app/i18n/venue-labels.ts";

interface RoomListProps {
  rooms: readonly PublicRoom[];
  /** When the free days were looked up, in words. */
  asOf: string;
}

export function RoomList({ rooms, asOf }: RoomListProps) {
  const at = useSitePath();
  if (rooms.length === 0) return null;
  return (
    <section id="room-list" aria-labelledby="room-list-title" className="page pb-16 md:pb-24">
      <h3 id="room-list-title" className="text-2xl">
        <Trans>Room by room</Trans>
      </h3>
      <ul className="mt-6 border-t border-hairline-strong">
        {rooms.toReversed().map((room) => (
          <li key={room.id} className="keep-together border-b border-hairline">
            <Room room={room} />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure text-sm text-soft">
        <Trans>
          Free from opening until closing, as of {asOf}. Shorter hearings may fit sooner:{" "}
          <a href={at(BOOKING_PATH)} className="prose-link">
            the form shows every free day
          </a>
          .
        </Trans>
      </p>
    </section>
  );
}

function Room({ room }: { room: PublicRoom }) {
  const summary = "grid items-baseline gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[14rem_1fr_auto]";
  if (!isDrawn(room))
    return (
      <div className={summary}>
        <Facts room={room} />
      </div>
    );
  return (
    <details className="group">
      <summary className={`${summary} cursor-pointer list-none hover:bg-accent-wash [&::-webkit-details-marker]:hidden`}>
        <Facts room={room} opens />
      </summary>
      <RoomPlans room={room} className="lg:grid-cols-4" />
    </details>
  );
}

/** Its name, for how many, and when. */
function Facts({ room: { name, capacity, setups, nextFree }, opens = false }: { room: PublicRoom; opens?: boolean }) {
  const { i18n } = useLingui();
  const named = setups.flatMap((setup) => (SETUP_LABELS[setup] ? [i18n._(SETUP_LABELS[setup])] : []));
  const day = nextFree && shortDay(i18n.locale, nextFree, "short");
  return (
    <>
      <span className="font-serif text-lg">
        {name}
        {opens ? <Icon name="chevronDown" size={16} className="ms-2 inline transition-transform group-open:rotate-180" /> : null}
      </span>
      <span className="text-soft">
        {capacity === null ? null : (
          <span className="tabular text-ink">
            <Trans>up to {capacity} people</Trans>
            {" · "}
          </span>
        )}
        {named.join(", ")}
      </span>
      {day ? (
        <span className="tabular text-sm sm:text-right">
          <Trans>next free: {day}</Trans>
        </span>
      ) : null}
    </>
  );
}
