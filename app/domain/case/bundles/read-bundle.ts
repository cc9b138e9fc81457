/** What is asked for of a bundle, once for the page and the API. */
import { z } from "zod";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { caseLine } from "../case.ts";
import { caseReason } from "../changes.ts";
import { BUNDLE_LIMITS, BUNDLE_TABS, type BundleLine, isTab } from "./bundle.ts";

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;

const line = z.union([z.strictObject({ document: z.string().min(1).max(64) }), z.strictObject({ tab: caseLine(BUNDLE_LIMITS.tab) })]);
const title = caseLine(BUNDLE_LIMITS.title).min(1, code("case_bundle_title_required"));
const tabs = z.enum(BUNDLE_TABS, code("case_bundle_tabs_invalid"));
/** More than both limits together is no list of a bundle. */
const lines = z.array(z.unknown(), code("case_bundle_lines_invalid")).max(BUNDLE_LIMITS.documents * 40, code("case_bundle_many"));

export const newBundleSchema = z.strictObject({ title, tabs: tabs.default("letters"), lines: lines.default([]) });
export const bundleChangeSchema = z.strictObject({ version: z.int(), title, tabs, lines });
/** Why our office holds a bundle back. */
export const holdBundleSchema = z.strictObject({ reason: caseReason });
export const bundleVersionSchema = z.strictObject({ version: z.int() });

export interface ReadBundle {
  title: string;
  tabs: z.output<typeof tabs>;
  lines: BundleLine[];
}

/** Throws `invalid_input` on `title`, `tabs` or `lines`. */
export function readNewBundle(input: unknown): ReadBundle {
  return withLines(parseInput(newBundleSchema, input));
}

/** The same of a draft as it is to be, with the version that its writer saw. */
export function readBundleChange(input: unknown): ReadBundle & { version: number } {
  return withLines(parseInput(bundleChangeSchema, input));
}

function withLines<T extends { lines: unknown[] }>(given: T): Omit<T, "lines"> & { lines: BundleLine[] } {
  const read = z.array(line).safeParse(given.lines);
  const tooLong = read.error?.issues.some(({ message }) => message === "too_long");
  if (!read.success)
    throw new AppError("invalid_input", { issues: [{ field: "lines", code: tooLong ? "too_long" : "case_bundle_lines_invalid" }] });
  const tabCount = read.data.filter(isTab).length;
  if (tabCount > BUNDLE_LIMITS.tabs) throw new AppError("invalid_input", { issues: [{ field: "lines", code: "case_bundle_tabs_many" }] });
  if (read.data.length - tabCount > BUNDLE_LIMITS.documents)
    throw new AppError("invalid_input", { issues: [{ field: "lines", code: "case_bundle_many" }] });
  return { ...given, lines: read.data };
}

/** What is wrong with the documents of a list: one that is not for everyone in the case (`nameOf` knows none), or one that is on it twice. */
export function issuesOfLines(lines: readonly BundleLine[], nameOf: (document: string) => string | null): Issue[] {
  const seen = new Set<string>();
  return lines.flatMap((one): Issue[] => {
    if (isTab(one)) return [];
    const name = nameOf(one.document);
    if (name === null) return [{ field: "lines", code: "case_bundle_unknown" }];
    if (seen.has(one.document)) return [{ field: "lines", code: "case_bundle_twice", name }];
    seen.add(one.document);
    return [];
  });
}
