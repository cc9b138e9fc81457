import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { deleteBooking, type MovedBooking, patchBooking } from "#app/api-client/booking-desk.ts";
import { ApiError } from "#app/api-client/request.ts";
import { notify } from "#app/components/ui/notify.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { type Refused, refusedBy } from "../refused.ts";
import type { Move, Wish } from "./move.ts";

/** Sends a move, says in a notification how it went, and reads the booking again. What was refused stays on the page. */
export function useBookingMove(booking: BookingRecord) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [moved, setMoved] = useState<MovedBooking | null>(null);

  async function act(wish: Wish, more: Move): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      if (wish === "delete") {
        await deleteBooking(booking.id);
        void notify({ title: i18n._(msg`Booking Deleted`), tone: "success" });
        await navigate("/bookings");
        return true;
      }
      setMoved(await patchBooking(booking.id, { status: wish, version: booking.version, ...more }));
      void notify({ title: i18n._(msg`Status Updated`), tone: "success" });
      await revalidate();
      return true;
    } catch (error) {
      console.error(error);
      const known = error instanceof ApiError ? error : new ApiError(0, "", "");
      setRefusal(refusedBy(known));
      void notify({
        title: i18n._(wish === "delete" ? msg`Failed to delete booking.` : msg`Failed to update booking status.`),
        tone: "danger",
      });
      // Somebody else was faster: what is there now is shown next to the refusal. Or the session has ended, and the page says so.
      if (known.status === 409 || known.status === 401) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, moved, act, again: () => setRefusal(null) };
}
