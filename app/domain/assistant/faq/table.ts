/** FAQs as a table: a row an FAQ, three columns a language. The names of the columns are the file's, in every language. */
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { type CsvRecord, readCsv } from "#app/domain/spreadsheet.ts";
import type { FaqRecord } from "./record.ts";
import { checkFaq, type FaqDraft, MOST_FAQS } from "./schema.ts";
import { DEFAULT_FAQ_CATEGORY, DEFAULT_FAQ_PRIORITY } from "./vocabulary.ts";

/** Largest file taken, in bytes: as many FAQs as are kept, each at its limits, are less. */
export const FAQ_FILE_MAX = 1024 * 1024;

const PARTS = ["question", "answer", "keywords"] as const;
const TEXT_COLUMNS = LOCALES.flatMap((locale) => PARTS.map((part) => ({ name: `${part}_${locale}`, part, locale })));
export const FAQ_COLUMNS: readonly string[] = ["id", "category", "priority", "active", ...TEXT_COLUMNS.map(({ name }) => name)];

const YES = ["", "yes", "true", "1", "oui", "vrai", "si", "sí", "verdadero", "active"];
const NO = ["no", "false", "0", "non", "faux", "falso", "inactive"];
/** Ids are ours, or those of the built-in FAQs. */
const ID = /^[\w-]{1,64}$/;

/** What is wrong with a line of the file; `column` is one of the names above, or empty for the line as a whole. */
export interface TableIssue {
  line: number;
  column: string;
  code: string;
}

export type FaqTable = { ok: true; faqs: { id: string | null; faq: FaqDraft }[] } | { ok: false; issues: TableIssue[] };

/** One FAQ's cells, in the order of the columns. */
export function faqCells({ id, category, priority, isActive, texts }: FaqRecord): string[] {
  return [id, category, priority, isActive ? "yes" : "no", ...TEXT_COLUMNS.map(({ locale, part }) => texts[locale]?.[part] ?? "")];
}

/**
 * Reads a whole file or says, line by line, what is wrong with it. A row with an id is that FAQ, one without is a new one;
 * columns may stand in any order, and those that are not ours are passed over.
 */
export function readFaqTable(text: string): FaqTable {
  const records = readCsv(text);
  if (records === null) return refused([{ line: 1, column: "", code: "quote_open" }]);
  const [head, ...rows] = records;
  const columns = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!LOCALES.some((locale) => columns.includes(`question_${locale}`) && columns.includes(`answer_${locale}`)))
    return refused([{ line: 1, column: "", code: "columns_missing" }]);
  if (rows.length === 0) return refused([{ line: 1, column: "", code: "rows_none" }]);
  if (rows.length > MOST_FAQS) return refused([{ line: rows[MOST_FAQS]?.line ?? 1, column: "", code: "too_many_faqs" }]);
  const issues: TableIssue[] = [];
  const ids = new Set<string>();
  const faqs = rows.flatMap((row) => {
    const read = readRow(row, columns);
    if (Array.isArray(read)) {
      issues.push(...read);
      return [];
    }
    if (read.id !== null && ids.has(read.id)) issues.push({ line: row.line, column: "id", code: "id_twice" });
    if (read.id !== null) ids.add(read.id);
    return [read];
  });
  return issues.length > 0 ? refused(issues) : { ok: true, faqs };
}

const refused = (issues: TableIssue[]): FaqTable => ({ ok: false, issues });

function readRow({ line, cells }: CsvRecord, columns: readonly string[]): { id: string | null; faq: FaqDraft } | TableIssue[] {
  const cell = (name: string) => (columns.includes(name) ? (cells[columns.indexOf(name)] ?? "").trim() : "");
  const issues: TableIssue[] = [];
  const id = cell("id");
  if (id !== "" && !ID.test(id)) issues.push({ line, column: "id", code: "invalid_input" });
  const active = cell("active").toLowerCase();
  if (![...YES, ...NO].includes(active)) issues.push({ line, column: "active", code: "invalid_input" });
  const texts: Partial<Record<Locale, unknown>> = {};
  for (const locale of LOCALES) {
    texts[locale] = Object.fromEntries(PARTS.map((part) => [part, cell(`${part}_${locale}`)]));
  }
  const check = checkFaq(
    {
      category: cell("category").toLowerCase() || DEFAULT_FAQ_CATEGORY,
      priority: cell("priority").toLowerCase() || DEFAULT_FAQ_PRIORITY,
      isActive: !NO.includes(active),
      texts,
    },
    null,
  );
  if (!check.ok) issues.push(...check.issues.map(({ field, code }) => ({ line, column: columnOf(field), code })));
  return issues.length > 0 || !check.ok ? issues : { id: id === "" ? null : id, faq: check.faq };
}

/** `texts.fr.question` is the column `question_fr`. */
function columnOf(field: string): string {
  const [first, locale, part] = field.split(".");
  return first === "texts" ? (part ? `${part}_${locale}` : "") : field;
}
