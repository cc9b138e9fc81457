/** Our office holds a final bundle back, and lets go of it again: both are entries of the case, of which everyone in it is notified. */
import { bundleById, heldBundle, holdingBundle, releasingBundle } from "#app/db/cases/case-bundles.repo.server.ts";
import { holdBundleSchema } from "#app/domain/case/bundles/read-bundle.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { seeBundle } from "./case-bundles.server.ts";
import { calledNow } from "./change-bundle.server.ts";

/**
 * From here on nobody but our office opens the bundle, takes a copy, or finds it in a record. Held already, it stays as it is. Throws `invalid_input` on
 * `reason`, `not_found`, `forbidden`, `transition_refused` of a draft, and `too_many_requests`.
 */
export async function holdBundle(context: CaseContext, id: string, input: unknown): Promise<void> {
  const { db } = context;
  const caseId = await asOffice(context, id);
  const { reason } = parseInput(holdBundleSchema, input);
  await changeCase(context, caseId, async (now, at) => {
    const { title, sha256, isHeld } = await finalBundle(context, now, id);
    if (isHeld) return { acts: [], result: undefined };
    const held = { bundleId: id, caseId, reason, heldBy: now.who.id, heldAs: calledNow(now.who), heldAt: at };
    return {
      acts: [{ type: "bundle_held", details: { bundle: id, title, sha256, reason } }],
      statements: [holdingBundle(db, held)],
      result: undefined,
    };
  });
}

/** Everyone in the case opens it again, as it was. Throws as `holdBundle`; what is not held stays as it is. */
export async function releaseBundle(context: CaseContext, id: string): Promise<void> {
  const caseId = await asOffice(context, id);
  await changeCase(context, caseId, async (now) => {
    const { title, sha256, isHeld } = await finalBundle(context, now, id);
    if (!isHeld) return { acts: [], result: undefined };
    return {
      acts: [{ type: "bundle_released", details: { bundle: id, title, sha256 } }],
      statements: [releasingBundle(context.db, id)],
      result: undefined,
    };
  });
}

async function asOffice(context: CaseContext, id: string): Promise<string> {
  const { seen, bundle } = await seeBundle(context, id);
  requireInCase(seen, "hold_bundle");
  await context.limits.countBundle(seen.who);
  return bundle.caseId;
}

async function finalBundle({ db }: CaseContext, now: SeenCase, id: string) {
  requireInCase(now, "hold_bundle");
  const [[bundle], [held]] = await db.batch([bundleById(db, id), heldBundle(db, id)]);
  if (bundle?.state !== "final") throw new AppError("transition_refused");
  return { title: bundle.title, sha256: bundle.sha256, isHeld: held !== undefined };
}
