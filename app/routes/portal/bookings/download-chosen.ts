import type { I18n } from "@lingui/core";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { EXPORT_COLUMNS } from "./export-columns.ts";

/** Bookings as the list's CSV, handed to the browser as a file. */
export function downloadBookings(i18n: I18n, bookings: readonly BookingRecord[]): void {
  const lines = [
    csvLine(EXPORT_COLUMNS.map(({ label }) => i18n._(label))),
    ...bookings.map((booking) => csvLine(EXPORT_COLUMNS.map(({ cell }) => cell(booking, i18n)))),
  ];
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, ...lines], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "bookings.csv";
  link.click();
  URL.revokeObjectURL(address);
}
