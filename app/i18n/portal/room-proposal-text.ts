/** Why a room is proposed for a hearing, and why another is not, in a few words. */
import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AgainstRoom, ProposedRoom, RoomProposals } from "#app/domain/planner/room-proposals.ts";
import { namedDay } from "../dates.ts";
import { SETUP_LABELS } from "../venue-labels.ts";

type Asked = Pick<RoomProposals, "people" | "setup" | "days">;

/** "fits 22 in U-shape, free on all 5 days"; how many it fits is not said where nobody said how many come. */
export function fitsText(i18n: I18n, { seats }: Pick<ProposedRoom, "seats">, { people, setup, days }: Asked): string {
  const label = setup ? SETUP_LABELS[setup] : undefined;
  const layout = label ? i18n._(label) : null;
  const free = i18n._(msg`${plural(days, { one: "free on that day", other: "free on all # days" })}`);
  if (people === null) return layout ? `${i18n._(msg`${plural(seats, { one: "# seat", other: "# seats" })} in ${layout}`)}, ${free}` : free;
  const size = layout
    ? i18n._(msg`fits ${people} in ${layout} (${plural(seats, { one: "# seat", other: "# seats" })})`)
    : i18n._(msg`fits ${people}`);
  return `${size}, ${free}`;
}

/** "6 seats", "taken on Wed, Dec 2 by CN-1234-5678". */
export function againstRoomText(i18n: I18n, against: AgainstRoom, { seats }: Pick<ProposedRoom, "seats">, { setup }: Asked): string {
  const label = setup ? SETUP_LABELS[setup] : undefined;
  const layout = label ? i18n._(label) : null;
  switch (against.code) {
    case "setup":
      return layout ? i18n._(msg`cannot be set in ${layout}`) : i18n._(msg`cannot be set up that way`);
    case "seats":
      return layout
        ? i18n._(msg`${plural(seats, { one: "# seat", other: "# seats" })} in ${layout}`)
        : i18n._(msg`${plural(seats, { one: "# seat", other: "# seats" })}`);
    case "unit":
      return i18n._(msg`has no conferencing unit`);
    case "breakouts":
      return i18n._(msg`free, but without ${plural(against.wanted, { one: "# breakout room", other: "# breakout rooms" })} besides`);
    default:
      return against.days
        .slice(0, MOST_DAYS)
        .map(({ date, by }) => {
          const [day, numbers] = [namedDay(i18n.locale, date, false), by.join(", ")];
          return i18n._(msg`taken on ${day} by ${numbers}`);
        })
        .concat(against.days.length > MOST_DAYS ? [i18n._(msg`and on ${against.days.length - MOST_DAYS} more`)] : [])
        .join(", ");
  }
}

const MOST_DAYS = 2;
