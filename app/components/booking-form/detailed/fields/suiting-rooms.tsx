/** Under the set-up: the rooms of the venue that suit what is asked for, and the set-up drawn for so many people. Only on a live page. */
import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { askRooms } from "#app/api-client/availability.ts";
import type { RoomSetup } from "#app/components/drawings/room-plan.tsx";
import { ScalePlan } from "#app/components/drawings/scale-plan/scale-plan.tsx";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";
import type { PublicRoom } from "#app/domain/venue/public-room.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { moreRoomsText, nextFreeText, PLACE_TEXTS, planForText, upToText } from "#app/i18n/detailed/place-texts.ts";

/** Milliseconds after the last change: a number that is being typed passes through others. */
const PAUSE = 400;
/** So many are shown; the smallest that suit come first. */
const MOST = 5;
const DRAWN: readonly string[] = ["exam", "courtroom", "u_shape", "boardroom"] satisfies RoomSetup[];

export default function SuitingRooms({ asked }: { asked: AskedMonth }) {
  const { i18n } = useLingui();
  const rooms = useRooms(asked);
  const { people, setup } = asked.need;
  const drawn = setup && DRAWN.includes(setup) && people > 1 ? (setup as RoomSetup) : null;
  if (!rooms) return null;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <div>
        <p className="font-semibold">{i18n._(PLACE_TEXTS.roomsThatSuit)}</p>
        {rooms.length === 0 ? <p className="mt-1">{i18n._(PLACE_TEXTS.noRoomSuits)}</p> : null}
        <ul className="mt-1">
          {rooms.slice(0, MOST).map((room) => (
            <RoomLine key={room.id} room={room} />
          ))}
        </ul>
        {rooms.length > MOST ? <p className="pt-2 text-soft text-sm">{i18n._(moreRoomsText(rooms.length - MOST))}</p> : null}
      </div>
      {drawn ? (
        <figure>
          <ScalePlan setup={drawn} people={people} className="mx-auto h-48 w-full max-w-80 text-accent" />
          <figcaption className="mt-2 text-center text-soft text-sm">
            {i18n._(planForText(optionText(i18n, "roomSetup", drawn), people))}
            <span className="block">{i18n._(PLACE_TEXTS.drawnToScale)}</span>
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}

function RoomLine({ room: { name, capacity, nextFree } }: { room: PublicRoom }) {
  const { i18n } = useLingui();
  return (
    <li className="border-hairline border-b py-1.5">
      <span className="font-serif">{name}</span>
      {capacity === null ? null : <span className="tabular text-soft">{` · ${i18n._(upToText(capacity))}`}</span>}
      {nextFree ? <span className="tabular block text-sm">{i18n._(nextFreeText(shortDay(i18n.locale, nextFree, "short")))}</span> : null}
    </li>
  );
}

/** Those of what is asked for now; null while they are looked up and when they cannot be. */
function useRooms(asked: AskedMonth): readonly PublicRoom[] | null {
  const { venue, need } = asked;
  const of = [venue.id, need.people, need.setup, need.unit].join("|");
  const [known, setKnown] = useState<{ of: string; rooms: PublicRoom[] } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const [id = "", people = "1", setup = "", unit = ""] = of.split("|");
    const need = { people: Number(people), setup: setup || null, unit: unit === "true", breakouts: [] };
    const pause = setTimeout(
      () =>
        askRooms({ venue: { id }, need }, stop.signal).then(
          (rooms) => setKnown({ of, rooms }),
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
  return known?.of === of ? known.rooms : null;
}
