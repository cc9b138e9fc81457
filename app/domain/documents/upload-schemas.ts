/** What is asked for of large documents of a case, apart from their bounds (`case-uploads.ts`), which pages need without zod. */
import { z } from "zod";
import type { ATTACHMENT_MESSAGE_CODES, CaseMessageCode } from "../message-codes.ts";
import { LARGE_MAX } from "./case-uploads.ts";
import { NAME_MAX } from "./document.ts";

type Code = CaseMessageCode | (typeof ATTACHMENT_MESSAGE_CODES)[number];
const code = (messageCode: Code): Code => messageCode;

/** For whom it is and which version it takes the place of; where it belongs is read as for every document. */
export const filingChoiceSchema = z.looseObject({
  audience: z.unknown().optional(),
  replaces: z
    .string()
    .max(64)
    .nullish()
    .transform((value) => value || null),
});

/** What is said of a file before its first byte comes. */
export const newUploadSchema = filingChoiceSchema.extend({
  name: z
    .string(code("document_type"))
    .min(1, code("document_type"))
    .max(4 * NAME_MAX, code("document_type")),
  size: z.int(code("document_empty")).min(1, code("document_empty")).max(LARGE_MAX, code("case_upload_too_large")),
});
