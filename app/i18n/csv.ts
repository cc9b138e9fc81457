/** Tables for spreadsheets: RFC 4180, read by them as text and never as a formula (OWASP, "CSV Injection"). */

import { guardedCell } from "../domain/spreadsheet.ts";

/** Opens a file so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** One cell. Text that begins as a formula does is set behind an apostrophe, a telephone number behind a blank. */
export function csvCell(value: string | null): string {
  const text = guardedCell(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record, ended by CR LF. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}
