/** What can be done instead of what no room is free for: one press each. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import { type Instead, type InsteadKind, insteadName, insteadOf, readMoved } from "#app/domain/booking/office/instead.ts";
import type { BookingLocation } from "#app/domain/booking/vocabulary.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { formatWallTime } from "#app/i18n/dates.ts";

const KINDS = ["room", "hours", "only", "days", "moved", "venue"] as const satisfies readonly InsteadKind[];

interface AlternativesProps {
  alternatives: RoomAlternatives | undefined;
  /** What takes one: a button or a link with that text. */
  choice(instead: Instead, text: string): ReactNode;
}

export function Alternatives({ alternatives, choice }: AlternativesProps) {
  const { i18n } = useLingui();
  if (!alternatives) return null;
  const offered = insteadOf(alternatives);
  if (offered.length === 0)
    return (
      <p className="mt-2">
        <Trans>Nothing fits in the next three weeks.</Trans>
      </p>
    );
  return (
    <dl className="mt-3 grid gap-3">
      {KINDS.filter((kind) => offered.some((one) => one.kind === kind)).map((kind) => (
        <div key={kind}>
          <dt className="text-sm text-soft">{heading(kind)}</dt>
          <dd className="mt-1 flex flex-wrap gap-2">
            {offered
              .filter((one) => one.kind === kind)
              .map((one) => (
                <span key={insteadName(one)}>{choice(one, textOf(i18n, one, alternatives))}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function heading(kind: InsteadKind) {
  switch (kind) {
    case "room":
      return <Trans>Free then</Trans>;
    case "hours":
      return <Trans>The same days at other hours</Trans>;
    case "only":
      return <Trans>Only the days that fit as they are</Trans>;
    case "days":
      return <Trans>The nearest days with a room</Trans>;
    case "moved":
      return <Trans>The nearest days with a room, at other hours</Trans>;
    default:
      return <Trans>Other venues on the same days</Trans>;
  }
}

function textOf(i18n: I18n, { kind, value }: Instead, { rooms }: RoomAlternatives): string {
  switch (kind) {
    case "room": {
      const room = rooms.find(({ id }) => id === value);
      return room ? `${room.name} (${room.capacity})` : value;
    }
    case "hours":
      return hoursText(i18n, value);
    case "moved": {
      const { dates, hours } = readMoved(value);
      return `${daysText(i18n, dates)}, ${hoursText(i18n, hours)}`;
    }
    case "venue":
      return locationLabel(i18n, value as BookingLocation);
    default:
      return daysText(i18n, value);
  }
}

const hoursText = (i18n: I18n, value: string) =>
  value
    .split("-")
    .map((time) => formatWallTime(i18n.locale, time))
    .join(" – ");

const daysText = (i18n: I18n, value: string) =>
  datesText(
    i18n.locale,
    value.split(",").map((date) => ({ date })),
  );
