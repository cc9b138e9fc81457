import type { I18n } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { EQUIPMENT, SETUPS } from "#app/domain/venue/venue-changes.ts";
import { EQUIPMENT_LABELS, SETUP_LABELS, venueIssueText } from "#app/i18n/venue-labels.ts";
import type { VenueOutcome } from "./submission.ts";
import type { VenuePage } from "./venue-page.ts";

type Room = VenuePage["rooms"][number];
/** What the form shows of a room: which venue's it is, the page says. */
type FormRoom = Omit<Room, "venueId">;
const NEW: FormRoom = {
  id: "new",
  name: "",
  capacity: 8,
  seats: { boardroom: 8 },
  equipment: [],
  active: true,
};

/** Every room, the largest first; each opens to its form, which works without a script. */
export function Rooms({ page, outcome }: { page: VenuePage; outcome: VenueOutcome | undefined }) {
  const { i18n } = useLingui();
  const again = (id: string) => (outcome?.form === `room:${id}` && outcome.kind !== "saved" ? outcome : undefined);
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="mt-12 scroll-mt-24">
      <h2 id="rooms-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Rooms</Trans>
      </h2>
      <ul>
        {page.rooms.map((room) => (
          <li key={room.id} className="border-hairline border-b">
            <details open={again(room.id) !== undefined} className="group">
              <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:bg-accent-wash">
                <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180" />
                <span className="font-semibold">{room.name}</span>
                <span className="tabular text-soft">
                  <Plural value={room.capacity} one="one person" other="# people" />
                </span>
                <span className="text-soft text-sm">{described(i18n, room)}</span>
                {room.active ? null : (
                  <Badge>
                    <Trans>Out of use</Trans>
                  </Badge>
                )}
              </summary>
              <RoomForm room={room} page={page} again={again(room.id)} />
            </details>
          </li>
        ))}
        <li className="border-hairline border-b">
          <details open={again("new") !== undefined} className="group">
            <summary className="flex min-h-13 cursor-pointer items-center gap-4 py-2 text-accent hover:bg-accent-wash">
              <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
              <span className="font-semibold">
                <Trans>Add a room</Trans>
              </span>
            </summary>
            <RoomForm room={NEW} page={page} again={again("new")} />
          </details>
        </li>
      </ul>
    </section>
  );
}

const setupName = (i18n: I18n, setup: string) => (SETUP_LABELS[setup] ? i18n._(SETUP_LABELS[setup]) : setup);
const described = (i18n: I18n, { seats, equipment }: Room) =>
  [
    ...Object.entries(seats).map(([setup, count]) => `${setupName(i18n, setup)} ${count}`),
    ...equipment.map((one) => i18n._(EQUIPMENT_LABELS[one as (typeof EQUIPMENT)[number]])),
  ].join(", ");

function RoomForm({ room, page, again }: { room: FormRoom; page: VenuePage; again: VenueOutcome | undefined }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === `room:${room.id}`;
  const one = (name: string, stored: string) => (again ? (again.values[name]?.[0] ?? "") : stored);
  const wrong = (field: string) => {
    const issue = again?.issues.find((each) => each.field === field);
    return issue ? venueIssueText(i18n, issue.code) : null;
  };
  return (
    <Form
      method="post"
      key={`${page.version} ${again ? "again" : ""}`}
      preventScrollReset
      className="grid max-w-form gap-5 pt-2 pb-8 sm:ps-8"
    >
      <input type="hidden" name="version" value={page.version} />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <Field id={`room-${room.id}-name`} name="name" label={t`Name`} error={wrong("name")}>
          <Input maxLength={80} defaultValue={one("name", room.name)} />
        </Field>
        <Field id={`room-${room.id}-capacity`} name="capacity" label={t`People`} error={wrong("capacity")}>
          <Input inputMode="numeric" defaultValue={one("capacity", String(room.capacity))} />
        </Field>
      </div>
      <Seats room={room} one={one} wrong={wrong} />
      <Contents chosen={again ? (again.values.equipment ?? []) : room.equipment} />
      <InUse id={room.id} isActive={again ? again.values.active?.[0] === "true" : room.active} held={wrong("active")} />
      <div>
        <Button type="submit" name="intent" value={`room:${room.id}`} loading={busy}>
          {room.id === "new" ? <Trans>Add the room</Trans> : <Trans>Save room</Trans>}
        </Button>
      </div>
    </Form>
  );
}

interface SeatsProps {
  room: FormRoom;
  one: (name: string, stored: string) => string;
  wrong: (field: string) => string | null;
}

function Seats({ room, one, wrong }: SeatsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="font-semibold leading-6">
        <Trans>Seats by set-up</Trans>
      </legend>
      <p className="text-soft text-sm">
        <Trans>Leave empty what the room cannot be set up for.</Trans>
      </p>
      <div className="mt-2 grid grid-cols-2 gap-5 sm:grid-cols-4">
        {SETUPS.map((setup) => (
          <Field
            key={setup}
            id={`room-${room.id}-seats-${setup}`}
            name={`seats.${setup}`}
            label={setupName(i18n, setup)}
            error={wrong(`seats.${setup}`)}
          >
            <Input inputMode="numeric" defaultValue={one(`seats.${setup}`, String(room.seats[setup] ?? ""))} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function Contents({ chosen }: { chosen: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="font-semibold leading-6">
        <Trans>Contents</Trans>
      </legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {EQUIPMENT.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="equipment"
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0 accent-accent"
            />
            <span>{i18n._(EQUIPMENT_LABELS[value])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether it can be held for bookings; `held` says why it must stay so. */
function InUse({ id, isActive, held }: { id: string; isActive: boolean; held: string | null }) {
  const activeId = `room-${id}-active`;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          id={activeId}
          name="active"
          value="true"
          defaultChecked={isActive}
          aria-describedby={held ? `${activeId}-error` : undefined}
          className="size-4 shrink-0 accent-accent"
        />
        <Trans>In use: it can be held for bookings</Trans>
      </label>
      {held ? (
        <p id={`${activeId}-error`} className="font-semibold text-danger text-sm">
          {held}
        </p>
      ) : null}
    </div>
  );
}
