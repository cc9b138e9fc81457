/** What the vocabularies of cases are called on screens. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";

/** `created` is displayed "Pending Assignment" (specification, section 4). */
export const CASE_STATUS_LABELS: Readonly<Record<CaseStatus, MessageDescriptor>> = {
  created: msg`Pending Assignment`,
  assigned: msg`Assigned`,
  in_progress: msg`In Progress`,
  resolved: msg`Resolved`,
};
