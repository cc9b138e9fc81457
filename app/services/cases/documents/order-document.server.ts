import { orderingDocuments } from "#app/db/cases/exhibits.repo.server.ts";
import { exhibitOf, movedBefore } from "#app/domain/case/exhibits/exhibits.ts";
import { documentPlaceSchema } from "#app/domain/case/exhibits/filed-as.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { changeCase } from "#app/services/cases/change-case.server.ts";
import { rootOf, rootsInOrder, versionsInForce } from "./case-document-records.ts";
import { arrangedDocument, caseOfDocument } from "./describe-document.server.ts";

/**
 * Puts a document before another of its folder, or last, for everybody: of what everyone in the case sees, so that no order tells of
 * anything else. Applied to the order as it is now: of two who order at once each moves what they moved. Throws as `arrangedDocument`,
 * and `invalid_input` on `document` or `before`.
 */
export async function orderDocument(context: CaseContext, documentId: string, input: unknown): Promise<void> {
  const { db, actor, limits } = context;
  const caseId = await caseOfDocument(context, documentId);
  await limits.count("change", signedIn(await actor()));
  await changeCase(context, caseId, async (seen) => {
    const { root, latest, documents } = await arrangedDocument(db, seen, documentId);
    const { before } = parseInput(documentPlaceSchema, input);
    if (root.audience !== "everyone") throw refusedField("document", "case_order_private");
    const sharing = documents.filter((one) => one.audience === "everyone");
    const inFolder = new Set(sharing.filter((one) => one.rootId === null && one.folder === root.folder).map(({ id }) => id));
    const shelf = rootsInOrder(sharing).filter((id) => inFolder.has(id));
    const next = documents.find(({ id }) => id === before);
    const order = movedBefore(shelf, root.id, next ? rootOf(next) : before);
    if (!order) throw refusedField("before", "case_order_changed");
    if (order.every((id, at) => id === shelf[at])) return { acts: [], result: undefined };
    const newest = next && versionsInForce(documents).get(rootOf(next));
    const shown = next && documents.find((one) => rootOf(one) === rootOf(next) && one.version === newest);
    const exhibit = exhibitOf(root);
    const details = {
      documentId: root.id,
      ...(exhibit ? { exhibit } : {}),
      name: latest.name,
      folder: root.folder,
      placedBefore: shown?.name ?? null,
    };
    return { acts: [{ type: "documents_ordered", details }], statements: [orderingDocuments(db, order)], result: undefined };
  });
}
