/** The rooms that a booking can be confirmed in: the one to take is chosen, others that fit follow, then why the rest do not. */
import { Trans, useLingui } from "@lingui/react/macro";
import { classNames } from "#app/components/ui/class-names.ts";
import { fitIssues } from "#app/domain/hearing-plan/fit-issues.ts";
import type { ProposedRoom, RoomProposals } from "#app/domain/planner/room-proposals.ts";
import { namedDay } from "#app/i18n/dates.ts";
import { againstRoomText, fitsText } from "#app/i18n/portal/room-proposal-text.ts";
import { validationText } from "#app/i18n/validation-messages.ts";

/** So many that fit are shown at once. */
const FIRST = 4;

interface RoomChoiceProps {
  proposals: RoomProposals;
  /** The main room that it holds already; null for none. */
  held: string | null;
}

export function RoomChoice({ proposals, held }: RoomChoiceProps) {
  const { i18n } = useLingui();
  const { rooms, dayByDay, people } = proposals;
  const fitting = rooms.filter(({ against }) => against === null);
  const others = rooms.filter(({ against }) => against !== null);
  const chosen = (fitting.find(({ id }) => id === held) ?? fitting[0])?.id ?? "";
  const shown = fitting.filter(({ id }, at) => at < FIRST || id === chosen);
  const more = fitting.filter((room) => !shown.includes(room));
  const line = (room: ProposedRoom) => <RoomLine key={room.id} room={room} proposals={proposals} chosen={room.id === chosen} />;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <Trans>Room</Trans>
      </legend>
      {people === null && (
        <p className="mt-1">
          <Trans>Nobody has said how many people come: a room of any size counts as large enough.</Trans>
        </p>
      )}
      <Against proposals={proposals} />
      {fitting.length === 0 && (
        <p className="mt-1">
          {dayByDay.length > 0 ? (
            <Trans>No room is free on all days. A room for each day is:</Trans>
          ) : (
            <Trans>No room fits this request. Confirming shows what is free instead.</Trans>
          )}
        </p>
      )}
      <div className="mt-2 border-t border-hairline">
        {fitting.length === 0 && dayByDay.length > 0 && (
          <Line value="" chosen name={dayByDay.map(({ date, name }) => `${namedDay(i18n.locale, date, false)}: ${name}`).join(" · ")} />
        )}
        {shown.map(line)}
      </div>
      {more.length > 0 && <Folded summary={<Trans>Larger rooms that fit too ({more.length})</Trans>}>{more.map(line)}</Folded>}
      {others.length > 0 && (
        <Folded summary={<Trans>Why the other rooms do not fit ({others.length})</Trans>} open={fitting.length === 0}>
          {others.map(line)}
        </Folded>
      )}
    </fieldset>
  );
}

/** What speaks against the days and hours, whatever the room. */
function Against({ proposals: { reasons } }: { proposals: RoomProposals }) {
  const { i18n } = useLingui();
  const issues = fitIssues(reasons, undefined);
  if (issues.length === 0) return null;
  return (
    <p className="mt-1 border-warning border-s-4 bg-warning-wash px-3 py-2">
      {issues.map(({ code, day }) => `${day ? `${namedDay(i18n.locale, day, false)}: ` : ""}${validationText(i18n, code)}`).join(" ")}
    </p>
  );
}

function Folded({ summary, open = false, children }: { summary: React.ReactNode; open?: boolean; children: React.ReactNode }) {
  return (
    <details open={open} className="group mt-2">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
        {summary}
      </summary>
      <div className="border-t border-hairline">{children}</div>
    </details>
  );
}

function RoomLine({ room, proposals, chosen }: { room: ProposedRoom; proposals: RoomProposals; chosen: boolean }) {
  const { i18n } = useLingui();
  const { id, name, capacity, against, breakouts } = room;
  return (
    <Line value={id} name={name} capacity={capacity} chosen={chosen} taken={against?.code === "taken" || against?.code === "breakouts"}>
      {against ? againstRoomText(i18n, against, room, proposals) : fitsText(i18n, room, proposals)}
      {breakouts.length > 0 && (
        <>
          {". "}
          <Trans>Breakout rooms: {breakouts.join(", ")}</Trans>
        </>
      )}
    </Line>
  );
}

interface LineProps {
  value: string;
  name: string;
  capacity?: number;
  chosen: boolean;
  /** Others have it: no reason gives it twice. */
  taken?: boolean;
  children?: React.ReactNode;
}

function Line({ value, name, capacity, chosen, taken = false, children }: LineProps) {
  return (
    <label
      className={classNames(
        "flex min-h-11 items-baseline gap-x-3 border-b border-hairline px-2 py-2 has-checked:bg-accent-wash",
        taken ? "text-soft" : "cursor-pointer hover:bg-accent-wash/60",
      )}
    >
      <input
        type="radio"
        name="roomId"
        value={value}
        defaultChecked={chosen}
        disabled={taken}
        className="size-4 translate-y-0.5 accent-accent"
      />
      <span className="min-w-0 grow">
        <span className="font-semibold">{name}</span>
        {capacity !== undefined && <span className="tabular text-soft"> ({capacity})</span>}
        {children && <span className="block text-sm text-soft">{children}</span>}
      </span>
    </label>
  );
}
