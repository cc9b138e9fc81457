/** What only staff see of a booking: the rooms it holds, and what has happened to it. */

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingAttachments, HistoryEntry } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatAt, formatInstant } from "#app/i18n/dates.ts";
import type { ChangeLine } from "#app/i18n/detailed/change-lines.ts";
import { ChangeTable } from "#app/routes/portal/booking-edit/change-table.tsx";

interface HistoryProps {
  booking: BookingRecord;
  /** With the changed fields of each edit as people read them. */
  attachments: Omit<BookingAttachments, "history"> & { history: (HistoryEntry & { lines: readonly ChangeLine[] })[] };
}

export function History({ booking, attachments }: HistoryProps) {
  const { i18n } = useLingui();
  const at = (instant: string) => formatInstant(i18n.locale, instant, booking.timeZone);
  return (
    <div className="grid gap-8">
      {attachments.rooms.length > 0 ? <RoomsHeld rooms={attachments.rooms} zone={booking.timeZone} /> : null}
      <section className="keep-together">
        <h2 className="border-b border-hairline-strong pb-2 text-xl">
          <Trans>History</Trans>
        </h2>
        <ol>
          {attachments.history.toReversed().map((entry) => (
            <li key={`${entry.at} ${entry.action}`} className="border-b border-hairline py-2 text-sm">
              <span>{happened(i18n, entry, at)}</span>
              {entry.lines.length > 0 ? (
                <div className="my-2 text-sm">
                  <ChangeTable lines={entry.lines} />
                </div>
              ) : null}
              {[entry.changes.reason, entry.changes.overrideReason].map((words) =>
                typeof words === "string" ? (
                  <span key={words} className="block whitespace-pre-wrap">
                    {words}
                  </span>
                ) : null,
              )}
              {typeof entry.changes.erasure === "string" ? (
                <span className="block">
                  <Trans>The contact’s personal information was erased.</Trans>
                </span>
              ) : null}
              <span className="block tabular text-soft">
                {at(entry.at)}, {entry.by ?? (entry.kind === "system" ? <Trans>automatic</Trans> : <Trans>visitor</Trans>)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function RoomsHeld({ rooms, zone }: { rooms: BookingAttachments["rooms"]; zone: string }) {
  const { i18n } = useLingui();
  return (
    <section className="keep-together">
      <h2 className="border-b border-hairline-strong pb-2 text-xl">
        <Trans>Rooms held</Trans>
      </h2>
      <ul>
        {[...Map.groupBy(rooms, ({ id, part }) => `${id} ${part}`).values()].map((spans) => {
          const [room] = spans;
          return room ? (
            <li key={`${room.id} ${room.part}`} className="border-b border-hairline py-2 text-sm">
              <span className="font-semibold">{room.name}</span>{" "}
              <span className="text-soft">
                ({room.capacity}) {room.part === "main" ? <Trans>main room</Trans> : <Trans>breakout room</Trans>}
              </span>
              {spans.map(({ startsAt, endsAt }) => (
                <span key={startsAt} className="block tabular text-soft">
                  {spanText(i18n.locale, startsAt, endsAt, zone)}
                </span>
              ))}
              {room.until ? (
                <span className="block text-sm text-warning">
                  <Trans>Released automatically: {formatInstant(i18n.locale, room.until, zone)}</Trans>
                </span>
              ) : null}
            </li>
          ) : null;
        })}
      </ul>
    </section>
  );
}

function happened(i18n: I18n, { action, changes }: HistoryEntry, at: (instant: string) => string): string {
  const named = (status: unknown) =>
    typeof status === "string" && status in STATUS_LABELS ? i18n._(STATUS_LABELS[status as BookingStatus]) : "";
  if (action === "requested") return i18n._(msg`Request received`);
  if (action === "deleted") return i18n._(msg`Deleted from the lists`);
  const document = typeof changes.name === "string" ? changes.name : "";
  if (action === "document_added") return i18n._(msg`Document attached: ${document}`);
  if (action === "document_removed") return i18n._(msg`Document removed: ${document}`);
  if (action === "held") {
    const until = typeof changes.until === "string" ? at(changes.until) : "";
    return i18n._(msg`Room held until ${until}`);
  }
  if (action === "hold_extended") {
    const until = typeof changes.until === "string" ? at(changes.until) : "";
    return i18n._(msg`Visitor’s hold extended until ${until}`);
  }
  if (action === "hold_ended") return i18n._(msg`Visitor’s hold ended, room released`);
  if (action === "hold_released") return i18n._(msg`Held room released`);
  const caseNumber = typeof changes.caseNumber === "string" ? changes.caseNumber : "";
  if (action === "case_linked") return i18n._(msg`Linked to case ${caseNumber}`);
  if (action === "case_unlinked") return i18n._(msg`Link to case ${caseNumber} removed`);
  if (action === "rooms_changed") return i18n._(msg`Rooms changed`);
  if (action === "link_revoked") return i18n._(msg`Client’s links revoked`);
  if (action === "link_sent") return i18n._(msg`Client’s links e-mailed`);
  if (action === "video_link_set") {
    const host = typeof changes.host === "string" ? changes.host : "";
    return i18n._(msg`Video room entered: ${host}`);
  }
  if (action === "video_link_removed") return i18n._(msg`Video room removed`);
  if (action === "change_requested") return i18n._(msg`The client asked for a change`);
  if (action === "cancel_requested") return i18n._(msg`The client asked to cancel`);
  if (action === "edited") {
    const [before, after] = Array.isArray(changes.status) ? changes.status.map(named) : [];
    return before && after ? i18n._(msg`Edited: from ${before} back to ${after}`) : i18n._(msg`Edited`);
  }
  const [from, to] = [named(changes.from), named(changes.to)];
  return i18n._(msg`From ${from} to ${to}`);
}

/** A day with its hours; both days where it runs past midnight. */
function spanText(locale: string, from: string, until: string, zone: string): string {
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const [first, last] = [from, until].map((at) => momentIn(Date.parse(at), zone).date);
  if (first !== last) return `${formatInstant(locale, from, zone)} – ${formatInstant(locale, until, zone)}`;
  const start = formatAt(locale, from, zone, { weekday: "long", month: "long", day: "numeric", ...time });
  return `${start} – ${formatAt(locale, until, zone, { ...time, timeZoneName: "short" })}`;
}
