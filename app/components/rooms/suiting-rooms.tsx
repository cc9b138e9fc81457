/** The rooms of the venue for what is asked for: those that suit, drawn, and why the others do not. Only on a live page. */
import "#app/i18n/catalogues/later-texts.ts";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { askRooms } from "#app/api-client/availability.ts";
import type { RoomSetup } from "#app/components/drawings/room-plan.tsx";
import { ScalePlan } from "#app/components/drawings/scale-plan/scale-plan.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";
import type { ListedRooms, PublicRoom, UnsuitedRoom } from "#app/domain/venue/public-room.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { moreRoomsText, nextFreeText, planForText, ROOM_TEXTS, seatsThenText, unsuitedText, upToText } from "#app/i18n/room-texts.ts";
import { SETUP_LABELS } from "#app/i18n/venue-labels.ts";
import { isDrawn, RoomPlans } from "./room-plans.tsx";

/** Milliseconds after the last change: a number that is being typed passes through others. */
const PAUSE = 400;
/** So many are shown; the smallest that suit come first. */
const MOST = 5;
const DRAWN: readonly string[] = ["exam", "courtroom", "u_shape", "boardroom"] satisfies RoomSetup[];

export default function SuitingRooms({ asked }: { asked: AskedMonth }) {
  const { i18n } = useLingui();
  const listed = useRooms(asked);
  const { people, setup } = asked.need;
  const drawn = setup && DRAWN.includes(setup) && people > 1 ? (setup as RoomSetup) : null;
  if (!listed) return null;
  const { rooms, unsuited } = listed;
  return (
    <div className="@container">
      <div className={drawn ? "grid items-start gap-6 @lg:grid-cols-2" : undefined}>
        <div className="min-w-0">
          <p className="font-semibold">{i18n._(ROOM_TEXTS.suit)}</p>
          {rooms.length === 0 ? <p className="mt-1">{i18n._(ROOM_TEXTS.noneSuits)}</p> : null}
          <ul className="mt-1">
            {rooms.slice(0, MOST).map((room) => (
              <li key={room.id} className="border-hairline border-b">
                <RoomLine room={room} setup={setup} />
              </li>
            ))}
          </ul>
          {rooms.length > MOST ? <p className="pt-2 text-soft text-sm">{i18n._(moreRoomsText(rooms.length - MOST))}</p> : null}
          {unsuited.length > 0 ? <Others rooms={unsuited} open={rooms.length === 0} /> : null}
        </div>
        {drawn ? (
          <figure>
            <ScalePlan setup={drawn} people={people} className="mx-auto h-48 w-full max-w-80 text-accent" />
            <figcaption className="mt-2 text-center text-soft text-sm">
              {i18n._(planForText(SETUP_LABELS[drawn] ? i18n._(SETUP_LABELS[drawn]) : drawn, people))}
              <span className="block">{i18n._(ROOM_TEXTS.drawnToScale)}</span>
            </figcaption>
          </figure>
        ) : null}
      </div>
    </div>
  );
}

/** A room with its seats and its next free day; it opens to its plans. */
function RoomLine({ room, setup }: { room: PublicRoom; setup: string | null | undefined }) {
  const { i18n } = useLingui();
  const { name, nextFree } = room;
  const count = seatsSaid(room, setup);
  const facts = (
    <>
      <span className="font-serif">{name}</span>
      {count ? <span className="tabular text-soft">{` · ${i18n._(count)}`}</span> : null}
      {nextFree ? <span className="tabular block text-sm">{i18n._(nextFreeText(shortDay(i18n.locale, nextFree, "short")))}</span> : null}
    </>
  );
  if (!isDrawn(room)) return <div className="py-1.5">{facts}</div>;
  return (
    <details className="group/room">
      <summary className={SUMMARY}>
        <span>{facts}</span>
        <Icon name="chevronDown" size={16} className="shrink-0 group-open/room:rotate-180" />
      </summary>
      <RoomPlans room={room} />
    </details>
  );
}

/** How many sit there: in the set-up that is asked for, else at most; null where nothing is published. */
function seatsSaid({ capacity, seats }: PublicRoom, setup: string | null | undefined): MessageDescriptor | null {
  const then = setup ? seats[setup] : undefined;
  if (then) return seatsThenText(then);
  return capacity === null ? null : upToText(capacity);
}

const SUMMARY =
  "flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-1.5 hover:bg-accent-wash [&::-webkit-details-marker]:hidden";

/** Unfolded where none suits: then they are the answer. */
function Others({ rooms, open }: { rooms: readonly UnsuitedRoom[]; open: boolean }) {
  const { i18n } = useLingui();
  return (
    <details key={String(open)} open={open} className="group/room mt-2">
      <summary className={`${SUMMARY} text-accent`}>
        <span>{i18n._(ROOM_TEXTS.others)}</span>
        <Icon name="chevronDown" size={16} className="shrink-0 group-open/room:rotate-180" />
      </summary>
      <ul className="pb-2 text-sm">
        {rooms.map(({ id, name, why, seats }) => (
          <li key={id} className="py-0.5">
            <span className="font-serif">{name}</span>
            <span className="tabular text-soft">{` · ${i18n._(unsuitedText(why, seats))}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Those of what is asked for now; null while they are looked up and when they cannot be. */
function useRooms(asked: AskedMonth): ListedRooms | null {
  const { venue, need } = asked;
  const of = [venue.id, need.people, need.setup, need.unit].join("|");
  const [known, setKnown] = useState<{ of: string; listed: ListedRooms } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const [id = "", people = "1", setup = "", unit = ""] = of.split("|");
    const need = { people: Number(people), setup: setup || null, unit: unit === "true", breakouts: [] };
    const pause = setTimeout(
      () =>
        askRooms({ venue: { id }, need }, stop.signal).then(
          (listed) => setKnown({ of, listed }),
          // Quiet: the form is as good without it.
          () => undefined,
        ),
      PAUSE,
    );
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [of]);
  return known?.of === of ? known.listed : null;
}
