/** What the index of a bundle says, for tests of its PDF. */
import type { BundlePart } from "#app/domain/case/bundles/bundle.ts";
import type { IndexTexts } from "#app/services/cases/bundles/pdf/index-pages.ts";

export const INDEX_TEXTS: IndexTexts = {
  index: "Index",
  exhibit: "Exhibit",
  document: "Document",
  date: "Date",
  pages: "Pages",
  tab: (letter) => `Tab ${letter}`,
  filedBy: (name) => `filed by ${name}`,
  file: "File",
  inArchive: (path) => `in the ZIP: ${path}`,
  volume: (number) => `Volume ${number}`,
  volumeOf: (number, of) => `Volume ${number} of ${of}`,
  day: (date) => date,
};

export const partOf = (at: number, tab: string | null): BundlePart => ({
  document: `d${at}`,
  documentId: `d${at}`,
  version: 1,
  tab,
  tabTitle: "",
  exhibit: `C-${at}`,
  description: "Contrat d’Łódź 合同 of the parties",
  originalName: `file ${at}.pdf`,
  documentDate: null,
  filedBy: "Ana Alba",
  sha256: "a".repeat(64),
  size: 1,
  from: null,
  to: null,
});

export const BUNDLE_HEAD = { title: "Dossier d’audience", caseNumber: "CA-2026-123456", caseTitle: "Alba v. Stone", locale: "fr" as const };
