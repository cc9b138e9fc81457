import type { I18n } from "@lingui/core";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { csvLine } from "#app/i18n/csv.ts";
import { downloadCsv } from "../office/bulk/download-csv.ts";
import { EXPORT_COLUMNS } from "./export-columns.ts";

/** Bookings as the list's CSV, handed to the browser as a file. */
export function downloadBookings(i18n: I18n, bookings: readonly BookingRecord[]): void {
  downloadCsv("bookings.csv", [
    csvLine(EXPORT_COLUMNS.map(({ label }) => i18n._(label))),
    ...bookings.map((booking) => csvLine(EXPORT_COLUMNS.map(({ cell }) => cell(booking, i18n)))),
  ]);
}
