/** What staff can do with a booking now: the state machine's moves, each asked for once more with what it needs. */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import { insteadName } from "#app/domain/booking/office/instead.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BOOKING_TRANSITIONS } from "#app/domain/booking/office/status.ts";
import { useKeptFocus } from "#app/routes/portal/office/focus.ts";
import { maySayWhy } from "../refused.ts";
import { ActionForm } from "./action-form.tsx";
import type { Wish } from "./move.ts";
import { Refusal } from "./refusal.tsx";
import { useBookingMove } from "./use-booking-move.ts";

const MOVES = {
  confirmed: msg`Confirm Booking`,
  pending: msg`Details completed`,
  completed: msg`Mark Complete`,
  cancelled: msg`Cancel Booking`,
} as const;
const ORDER = Object.keys(MOVES) as (keyof typeof MOVES)[];

export function BookingActions({ booking, attachments }: { booking: BookingRecord; attachments: BookingAttachments }) {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const box = useRef<HTMLElement>(null);
  // What was asked once more is gone when it is answered: its reader goes on from what can be done now.
  useKeptFocus(box);
  const { busy, refusal, moved, act, again } = useBookingMove(booking);
  const moves = ORDER.filter((status) => BOOKING_TRANSITIONS[booking.status].includes(status));
  // In the address, so that Back leaves it, and a press before the page's program has begun is not lost.
  const asked = search.get("do");
  const wish: Wish | null = asked === "delete" ? asked : (moves.find((status) => status === asked) ?? null);
  const leave = () => setSearch({}, { replace: true, preventScrollReset: true });
  async function take(instead: string) {
    if (await act("confirmed", { instead })) leave();
  }
  return (
    <section ref={box} tabIndex={-1} aria-label={i18n._(msg`Actions`)} className="no-print mt-8 border-hairline border-y py-5">
      {wish === null ? (
        <MoveLinks bookingId={booking.id} moves={moves} />
      ) : (
        <ActionForm
          mayOverride={wish === "confirmed" && maySayWhy(refusal)}
          wish={wish}
          attachments={attachments}
          busy={busy}
          onCancel={() => {
            leave();
            again();
          }}
          onAct={async (more) => {
            if ((await act(wish, more)) && wish !== "delete") leave();
          }}
        />
      )}
      {refusal ? (
        <Refusal
          refused={refusal}
          lead={<Trans>One click makes this change to the booking and confirms it; the contact is notified.</Trans>}
          choice={(instead, text) => (
            <Button variant="secondary" size="sm" loading={busy} onClick={() => take(insteadName(instead))}>
              {text}
            </Button>
          )}
        />
      ) : null}
      {moved && moved.impossible.length > 0 ? (
        <p role="status" className="mt-4 border-warning border-s-4 bg-warning-wash p-4">
          <Trans>No room is left for these requests of the same days: {moved.impossible.map((one) => one.bookingNumber).join(", ")}</Trans>
        </p>
      ) : null}
    </section>
  );
}

/** A link for each thing that can be done now: what is safe first, and apart from it what ends the booking. */
function MoveLinks({ bookingId, moves }: { bookingId: string; moves: typeof ORDER }) {
  const { i18n } = useLingui();
  const link = (status: (typeof ORDER)[number], variant: "primary" | "secondary" | "danger") => (
    <ButtonLink key={status} to={`?do=${status}`} preventScrollReset variant={variant}>
      {i18n._(MOVES[status])}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {moves.filter((status) => status !== "cancelled").map((status) => link(status, status === "pending" ? "secondary" : "primary"))}
      {moves.length > 0 ? (
        <ButtonLink to={`/bookings/${bookingId}/edit`} variant="secondary">
          <Trans>Edit</Trans>
        </ButtonLink>
      ) : null}
      <span className="flex flex-wrap gap-3 sm:ml-auto">
        {moves.includes("cancelled") ? link("cancelled", "danger") : null}
        <ButtonLink to="?do=delete" preventScrollReset variant="quiet">
          <Trans>Delete</Trans>
        </ButtonLink>
      </span>
    </div>
  );
}
