import type { ExhibitRecord } from "#app/domain/case/exhibits/exhibits.ts";
import type { Locale } from "#app/domain/locale.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { exhibitsCsv } from "#app/i18n/portal/exhibits/exhibits-table.ts";

/** `exhibits.csv` of an exported record: the index of exhibits in its reader's language, and where each lies in it (`paths`, by document). */
export async function exhibitsTable(
  locale: Locale,
  exhibits: readonly ExhibitRecord[],
  paths: ReadonlyMap<string, string | null>,
): Promise<string> {
  return exhibitsCsv(await createPageI18n(locale), exhibits, paths);
}
