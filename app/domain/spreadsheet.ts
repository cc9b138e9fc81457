/** Tables as spreadsheets write them (RFC 4180), read back. `app/i18n/csv.ts` writes them. */

/** What a spreadsheet would run instead of showing; also where it stands behind blanks (OWASP, "CSV Injection"). */
export const FORMULA = /^[\s\u0000-\u001F]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/** One record of a table and the line of the file it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * The records of a text, blank ones left out. Cells are set apart by commas, or by semicolons where the first line has more
 * of those (as spreadsheets do whose numbers have decimal commas). Line breaks in cells are LF. The apostrophe before what
 * looks like a formula, which we write, is taken off. Null where a quoted cell has no end.
 */
export function readCsv(text: string): CsvRecord[] | null {
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const head = source.slice(0, source.indexOf("\n") + 1 || undefined);
  const separator = head.split(";").length > head.split(",").length ? ";" : ",";
  const records: CsvRecord[] = [];
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], "", 1, 1];
  let quoted = false;
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== "")) records.push({ line: begun, cells: cells.map(unguarded) });
    [cells, cell, begun] = [[], "", line];
  };
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at] ?? "";
    if (character === "\n") line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else quoted = false;
    } else if (character === '"' && cell === "") quoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = "";
    } else if (character === "\n") endRecord();
    else cell += character;
  }
  if (quoted) return null;
  endRecord();
  return records;
}

const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);
