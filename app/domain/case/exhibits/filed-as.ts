/** What is asked for of a document's place: folder, number, description, date, who relies on it. Once for the page and the API. */
import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import { caseText } from "../case.ts";
import { CASE_LIMITS } from "../limits.ts";
import { CASE_FOLDERS, EXHIBIT_SIDES, RELIED_ON_BY } from "./exhibits.ts";

const code = (messageCode: CaseMessageCode): CaseMessageCode => messageCode;

const folder = z.enum(CASE_FOLDERS, code("case_folder_invalid"));
/** As a form posts a box that is ticked, or as a program says it. */
const exhibit = z
  .union([z.boolean(), z.enum(["", "true", "false", "on"])], code("case_exhibit_invalid"))
  .transform((value) => value === true || value === "true" || value === "on");
const description = caseText(CASE_LIMITS.documentDescription).overwrite((value) => value.replace(/\s+/g, " "));
const documentDate = z
  .string(code("case_date_invalid"))
  .nullable()
  .refine((value) => value === null || value === "" || (isLocalDate(value) && value >= "1500-01-01"), code("case_date_invalid"))
  .transform((value) => value || null);
const reliedOn = z
  .union([z.null(), z.literal(""), z.enum(RELIED_ON_BY)], code("case_relied_on_invalid"))
  .transform((value) => (value === "" ? null : value));

/** Of what is filed: everything may be left out. */
export const filedAsSchema = z.object({
  folder: folder.default("other"),
  exhibit: exhibit.default(false),
  description: description.default(""),
  documentDate: documentDate.default(null),
  reliedOn: reliedOn.optional(),
});

/** Of what was filed: what is left out stays as it is. */
export const documentChangeSchema = z.strictObject({ folder, exhibit, description, documentDate, reliedOn }).partial();

/** Before which document of its folder one is put; last without. */
export const documentPlaceSchema = z.strictObject({
  before: z
    .string(code("case_order_changed"))
    .max(64, code("case_order_changed"))
    .nullable()
    .transform((value) => value || null),
});

/** What of the index is asked for; anything else in an address asks for all. */
export const exhibitFilterSchema = z.object({
  folder: z.enum(CASE_FOLDERS).nullable().catch(null),
  side: z.enum(EXHIBIT_SIDES).nullable().catch(null),
});
