import type { BundleChoice, BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { seeBundle, toRecord } from "./case-bundles.server.ts";
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
}

/** A bundle with all that is in it. Throws `not_found` for who may not see every part of it, as for one that is not there. */
export async function openBundle(context: ServiceContext, id: string): Promise<OpenedBundle> {
  const { seen, bundle } = await seeBundle(context, id);
  const record = toRecord(seen, bundle);
  const { row } = seen;
  return {
    caseId: row.id,
    caseNumber: row.caseNumber,
    caseTitle: row.title,
    bundle: record,
    choices: record.mayChange ? choicesIn(seen) : [],
    issues: record.state === "draft" ? issuesOf(record.parts, seen.sources) : [],
  };
}
