/** The index of exhibits as a table for spreadsheets. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExhibitRecord } from "#app/domain/case/exhibits/exhibits.ts";
import { BYTE_ORDER_MARK, csvLine } from "#app/i18n/csv.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import { FOLDER_LABELS } from "./exhibit-labels.ts";

/**
 * All of it, with the names of its columns, in the language of `i18n`. Days are `YYYY-MM-DD`, which sorts. `paths`: in an exported record, where
 * each lies in it, by document.
 */
export function exhibitsCsv(i18n: I18n, exhibits: readonly ExhibitRecord[], paths?: ReadonlyMap<string, string | null>): string {
  const head = [
    msg`Exhibit`,
    msg`Description`,
    msg`Date of the document`,
    msg`Folder`,
    msg`Relied on by`,
    msg`File`,
    msg`Filed by`,
    msg`Filed on`,
    msg`Withdrawn`,
    ...(paths ? [msg`File in the record`] : []),
  ];
  const lines = exhibits.map((one) => [
    one.exhibit,
    one.description,
    one.documentDate,
    i18n._(FOLDER_LABELS[one.folder]),
    one.reliedOn && i18n._(OWED_BY_LABELS[one.reliedOn]),
    one.originalName,
    `${one.uploader.firstName} ${one.uploader.lastName}`.trim(),
    one.filedAt.slice(0, 10),
    one.state === "withdrawn" ? i18n._(msg`yes`) : one.laterWithdrawn ? i18n._(msg`a later version`) : "",
    ...(paths ? [paths.get(one.documentId) ?? ""] : []),
  ]);
  return BYTE_ORDER_MARK + [head.map((label) => i18n._(label)), ...lines].map(csvLine).join("");
}
