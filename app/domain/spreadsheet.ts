/** Tables as spreadsheets write them (RFC 4180), read back. `app/i18n/csv.ts` writes them. */

/**
 * What a spreadsheet would run instead of showing, in its full-width and small forms too; also behind blanks, quotes and
 * characters that nobody sees, which some programs take away first (OWASP, "CSV Injection").
 */
const LEADING = String.raw`[\s\p{Cc}\p{Cf}"'“”‘’«»]*`;
const OPENS = String.raw`[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20\uFF5C\uFE66\uFE62\uFE63\uFE6B]`;
const FORMULA = new RegExp(String.raw`^${LEADING}${OPENS}|^["'“”‘’«»]*[\t\r\n]`, "u");
/** The same behind a semicolon, which sets cells apart where spreadsheets have decimal commas. */
const INNER = new RegExp(`;(?=${LEADING}${OPENS})`, "gu");
const GUARDED_INNER = new RegExp(`;'(?=${LEADING}${OPENS})`, "gu");

/** A number with its country code and nothing else: figures and what sets them apart, perhaps an extension. */
const PHONE = /^\+\d[\d ().\-/\u00A0\u2011]{4,24}\d(?:[ ,]*(?:ext\.?|x|poste|#) ?\d{1,6})?$/iu;

/** Makes a spreadsheet take a number for text, shows nothing, and is trimmed by programs that read the table. */
const NO_BREAK_SPACE = "\u00A0";

/** A cell's text so that a spreadsheet shows it and runs nothing. Telephone numbers can be read and copied as they are. */
export function guardedCell(text: string): string {
  if (PHONE.test(text)) return NO_BREAK_SPACE + text;
  const inner = text.replace(INNER, ";'");
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** The text that `guardedCell` was given. */
function unguarded(cell: string): string {
  const whole = cell.replace(GUARDED_INNER, ";");
  return [cell.slice(1), whole, whole.slice(1)].find((text) => guardedCell(text) === cell) ?? cell;
}

/** One record of a table and the line of the file it begins on. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * The records of a text, blank ones left out. Cells are set apart by commas, or by semicolons where the first line has more
 * of those (as spreadsheets do whose numbers have decimal commas). Line breaks in cells are LF. The apostrophe before what
 * looks like a formula, which we write, is taken off, and so is the blank before a telephone number. Null where a quoted cell has no end.
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
