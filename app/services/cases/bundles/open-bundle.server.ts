import type { BundleChoice, BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import type { BundlePlan } from "#app/domain/case/bundles/volumes.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { draftPlan, seeBundle, toRecord } from "./case-bundles.server.ts";
import { choicesIn } from "./list-bundles.server.ts";
import { issuesOf } from "./make-bundle.server.ts";

export interface OpenedBundle {
  caseId: string;
  caseNumber: string;
  caseTitle: string;
  bundle: BundleRecord;
  /** What may be put into it, where it may be changed. */
  choices: BundleChoice[];
  /** Why a draft makes no PDF yet; empty where it does. */
  issues: Issue[];
  /** What a draft makes; null of a final bundle. */
  plan: Omit<BundlePlan, "parts"> | null;
}

/** A bundle with all that is in it. Throws `not_found` for who may not see every part of it, as for one that is not there. */
export async function openBundle(context: ServiceContext, id: string): Promise<OpenedBundle> {
  const found = await seeBundle(context, id);
  const { seen, bundle } = found;
  const record = toRecord(found);
  const { row } = seen;
  const { parts, ...plan } = draftPlan(seen, bundle);
  const isDraft = record.state === "draft";
  return {
    caseId: row.id,
    caseNumber: row.caseNumber,
    caseTitle: row.title,
    bundle: record,
    choices: record.mayChange ? choicesIn(seen) : [],
    issues: isDraft ? issuesOf({ ...plan, parts }) : [],
    plan: isDraft ? plan : null,
  };
}
