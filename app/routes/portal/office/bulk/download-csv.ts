import { BYTE_ORDER_MARK } from "#app/i18n/csv.ts";

/** Lines handed to the browser as a file. */
export function downloadCsv(name: string, lines: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, ...lines], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
