/** The rooms of a city, one by one: how many people in which set-up, drawn to scale, and the next day on which each is free. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import type { RoomSetup } from "#app/components/drawings/room-plan.tsx";
import { ScalePlan } from "#app/components/drawings/scale-plan/scale-plan.tsx";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PublicRoom } from "#app/domain/venue/public-room.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { EQUIPMENT_LABELS, SETUP_LABELS } from "#app/i18n/venue-labels.ts";

const DRAWN: readonly RoomSetup[] = ["boardroom", "u_shape", "courtroom", "exam"];

interface RoomListProps {
  city: CityParticulars;
  rooms: readonly PublicRoom[];
  /** When the free days were looked up, in words. */
  asOf: string;
}

export function RoomList({ city, rooms, asOf }: RoomListProps) {
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
            <Room room={room} city={city} />
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

/** How many sit in each set-up: what the room holds, within what this city publishes for the set-up; none where no capacity is published. */
function seatsOf({ capacity, setups }: PublicRoom, city: CityParticulars): { setup: RoomSetup; seats: number }[] {
  const ranges = city.setups;
  if (capacity === null || ranges === null) return [];
  return DRAWN.filter((setup) => setups.includes(setup)).map((setup) => ({ setup, seats: Math.min(capacity, ranges[setup].to) }));
}

function Room({ room, city }: { room: PublicRoom; city: CityParticulars }) {
  const seats = seatsOf(room, city);
  const summary = "grid items-baseline gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[14rem_1fr_auto]";
  if (seats.length === 0)
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
      <Plans seats={seats} room={room} />
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

function Plans({ seats, room }: { seats: readonly { setup: RoomSetup; seats: number }[]; room: PublicRoom }) {
  const { i18n } = useLingui();
  const equipment = Object.entries(EQUIPMENT_LABELS).flatMap(([code, label]) => (room.equipment.includes(code) ? [i18n._(label)] : []));
  return (
    <div className="pt-2 pb-6">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
        {seats.map(({ setup, seats: count }) => (
          <li key={setup}>
            <ScalePlan setup={setup} people={count} className="h-40 w-full text-accent" />
            <p className="mt-2 text-sm">
              {SETUP_LABELS[setup] ? i18n._(SETUP_LABELS[setup]) : null}
              <span className="tabular text-soft">
                {": "}
                <Trans>{count} seats</Trans>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">
        <Trans>Drawn to scale by the furniture; the line is two metres. Filled seats are for those who preside or testify.</Trans>
        {equipment.length > 0 ? ` ${equipment.join(" · ")}` : null}
      </p>
    </div>
  );
}
