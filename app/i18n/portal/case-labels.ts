/** What the vocabularies of cases are called on screens. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CaseGroup } from "#app/domain/case/list-query.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";

/** `created` is displayed "Pending Assignment" (specification, section 4). */
export const CASE_STATUS_LABELS: Readonly<Record<CaseStatus, MessageDescriptor>> = {
  created: msg`Pending Assignment`,
  assigned: msg`Assigned`,
  in_progress: msg`In Progress`,
  resolved: msg`Resolved`,
};

/** What a list says that shows one of these groups alone. */
export const CASE_GROUP_TEXTS: Readonly<Record<CaseGroup, MessageDescriptor>> = {
  active: msg`Only active cases: assigned or in progress.`,
  resolved_this_month: msg`Only cases resolved this month.`,
};

/** Of the cases whose arbitrator the reader is: a seat that is vacant leaves them theirs. */
export const ACTIVE_ON_TRIBUNAL = msg`Only active cases: not resolved yet.`;
