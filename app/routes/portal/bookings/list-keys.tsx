/** Going through the list of bookings by keys: from row to row, to the detail, to the next move, and to what is chosen. */
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { ListQuery } from "#app/domain/booking/office/list-query.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import type { Bulk } from "../office/bulk/use-bulk.ts";
import { Keys } from "../office/keys.tsx";
import { toViews } from "../office/saved-views/saved-views.tsx";
import { type ChosenBooking, chosenOf } from "./chosen-booking.ts";
import { dayGroups } from "./day-groups.ts";
import { nextMoveOf } from "./row-actions.tsx";

export const isLatestFirst = ({ sort, when }: ListQuery) => (sort ?? (when === "past" ? "desc" : "asc")) === "desc";

interface KeyedList {
  bookings: readonly BookingRecord[];
  query: ListQuery;
  isStaff: boolean;
  now: string;
}

interface ListKeysProps {
  data: KeyedList;
  row: string | null;
  onMove: (row: string | null) => void;
  onOpen: ReturnType<typeof useOpening>;
  choosing: ReturnType<typeof choosingOf> | undefined;
}

/** The keys of the list, in the order in which its rows are read. */
export function ListKeys({ data, row, onMove, onOpen, choosing }: ListKeysProps) {
  const { t } = useLingui();
  const main = useMain(data, onOpen);
  const groups = dayGroups(data.bookings, new Date(data.now), isLatestFirst(data.query));
  const further = [{ key: "v", name: t`To the saved views`, act: toViews }];
  return (
    <Keys
      ids={groups.flatMap((group) => group.bookings.map(({ id }) => id))}
      current={row}
      onMove={onMove}
      onOpen={onOpen}
      onLeave={() => onMove(null)}
      {...main}
      {...(choosing ? { onChoose: choosing.toggleId, further } : {})}
    />
  );
}

/** Choosing among the bookings of the page. */
export function choosingOf(bulk: Bulk<ChosenBooking>, bookings: readonly BookingRecord[]) {
  const has = (id: string) => bulk.chosen.has(id);
  const toggle = (booking: BookingRecord) => bulk.toggle(chosenOf(booking));
  return {
    has,
    toggle,
    toggleId: (id: string) => bookings.filter((booking) => booking.id === id).forEach(toggle),
    togglePage: () =>
      bookings.every(({ id }) => has(id)) ? bulk.leaveOut(bookings.map(({ id }) => id)) : bulk.choose(bookings.map(chosenOf)),
  };
}

export function useOpening() {
  const navigate = useNavigate();
  return (id: string, wish?: string) => void navigate(`/bookings/${id}${wish ? `?do=${wish}` : ""}`);
}

/** What the main key does: the next move of a booking that has one. */
function useMain({ bookings, isStaff }: KeyedList, open: ReturnType<typeof useOpening>) {
  const { t } = useLingui();
  if (!isStaff) return {};
  const onMain = (id: string) => {
    const status = bookings.find((booking) => booking.id === id)?.status;
    open(id, (status && nextMoveOf(status)) ?? undefined);
  };
  return { onMain, mainName: t`Confirm, or complete, the booking` };
}
