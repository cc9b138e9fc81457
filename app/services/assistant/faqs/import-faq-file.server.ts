import { FAQ_FILE_MAX, readFaqTable, type TableIssue } from "#app/domain/assistant/faq/table.ts";
import { refusedField } from "#app/domain/parse-input.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type ImportCounts, importFaqs } from "./import-faqs.server.ts";

/** What became of a file: all of its FAQs are taken, or none, with what is wrong line by line. */
export type FileImport = { taken: true; counts: ImportCounts } | { taken: false; lines: readonly TableIssue[] };

/** Takes the FAQs of a spreadsheet that was exported here (CSV in UTF-8). Throws `invalid_input` on `file`, and as `importFaqs` does. */
export async function importFaqFile(context: ServiceContext, file: Blob | null): Promise<FileImport> {
  await administratorOf(context);
  if (file && file.size > FAQ_FILE_MAX) throw refusedField("file", "file_too_large");
  if (!file || file.size === 0) throw refusedField("file", "file_required");
  const table = readFaqTable(await textOf(file));
  return table.ok ? { taken: true, counts: await importFaqs(context, table.faqs) } : { taken: false, lines: table.issues };
}

/** Throws for a file in another encoding, whose accents would be lost. */
async function textOf(file: Blob): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw refusedField("file", "file_not_utf8");
  }
}
