import { type CaseDocumentRow, documentsOfCase } from "#app/db/cases/case-file.repo.server.ts";
import { addingMessage, attachingDocuments, keepingDraft, messageOfOrigin } from "#app/db/cases/case-filing.repo.server.ts";
import { isSentBefore } from "#app/db/errors.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { type CaseMessageRecord, isSeenByAll, type NewMessage, newMessageSchema } from "#app/domain/case/filing.ts";
import { maySee, speaksAs, storedAudience } from "#app/domain/case/permissions.ts";
import type { Audience, StoredAudience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import { requireInCase, type SeenCase, seeCase, signedIn } from "#app/services/cases/case-access.server.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { type CaseChange, changeCase } from "#app/services/cases/change-case.server.ts";
import { stateOf } from "#app/services/cases/documents/case-document-records.ts";
import { newId } from "#app/services/platform/ids.ts";
import { toMessage } from "./case-messages.server.ts";

/**
 * Posts a message; `originKey` is the form's own, so that pressing twice posts one; other words, for others or with other
 * documents, are another message. Throws `invalid_input` on `content`,
 * `audience` and `documents`, `forbidden` for who may not choose that it is private, `transition_refused`, `not_found`,
 * `too_many_requests`.
 */
export async function postMessage(
  context: CaseContext,
  caseId: string,
  input: unknown,
  originKey: string | null = null,
): Promise<CaseMessageRecord> {
  const { actor, db, limits } = context;
  const who = signedIn(await actor());
  // Anyone who may not see the case hears that, and not what is wrong with the message.
  const read = await seeCase(db, caseId, who);
  requireInCase(read, "post");
  const parsed = parseInput(newMessageSchema, input);
  await limits.count("message", who);
  const { content, isPrivate, audience, documents } = parsed;
  const same = [originKey, content, isPrivate ?? false, audience ?? "", documents ?? []];
  const origin = `${who.id}:${caseId}:${originKey ? await sha256Hex(JSON.stringify(same)) : newId()}`;
  try {
    return await changeCase(context, caseId, (seen, now) => posting(context, seen, now, parsed, origin), read);
  } catch (error) {
    const [sent] = isSentBefore(error) ? await messageOfOrigin(db, origin) : [];
    if (!sent) throw error;
    return toMessage(sent, []);
  }
}

async function posting(
  { db }: CaseContext,
  seen: SeenCase,
  now: number,
  input: NewMessage,
  origin: string,
): Promise<CaseChange<CaseMessageRecord>> {
  const { who, relation, row } = seen;
  requireInCase(seen, "post");
  const [[sent], documents] = await db.batch([messageOfOrigin(db, origin), documentsOfCase(db, row.id)]);
  if (sent) return { acts: [], result: toMessage(sent, []) };
  const audience = storedAudience(relation, chosen(input, relation));
  if (!audience || audience === "office") throw refused("audience", "case_audience_invalid");
  const attached = attachedTo(seen, documents, input.documents, audience);
  const message = {
    id: newId(),
    caseId: row.id,
    senderId: who.id,
    content: input.content,
    audience,
    originKey: origin,
    createdAt: now,
    senderFirstName: who.firstName,
    senderLastName: who.lastName,
    senderAs: speaksAs(relation),
  };
  const details = {
    messageId: message.id,
    content: message.content,
    senderAs: message.senderAs,
    sha256: await sha256Hex(message.content),
    ...(attached.length > 0 ? { documents: attached.map(({ id, name, sha256 }) => ({ documentId: id, name, sha256 })) } : {}),
  };
  const ids = attached.map(({ id }) => id);
  const attaching = ids.length > 0 ? [attachingDocuments(db, message.id, ids)] : [];
  return {
    acts: [{ type: "message_posted", audience, details }],
    statements: [
      addingMessage(db, message),
      ...attaching,
      // What was begun is sent.
      keepingDraft(db, { userId: who.id, caseId: row.id }, "", "everyone", now),
    ],
    result: toMessage({ ...message, sender: { firstName: who.firstName, lastName: who.lastName } }, attached),
  };
}

/** The documents of the case that a message names; each is one that its whole audience sees. Throws `invalid_input`. */
function attachedTo(
  { who, relation }: SeenCase,
  documents: readonly CaseDocumentRow[],
  named: readonly string[] | undefined,
  audience: StoredAudience,
): CaseDocumentRow[] {
  return [...new Set(named)].map((id) => {
    const found = documents.find((document) => document.id === id);
    // What one may not see oneself is as if it were not there.
    if (!found || !maySee(relation, { audience: found.audience, authorId: found.uploadedBy }, who.id))
      throw refused("documents", "case_document_gone");
    if (stateOf(found) === "withdrawn" || stateOf(found) === "quarantined") throw refused("documents", "case_document_gone");
    if (!isSeenByAll({ audience: found.audience, authorId: found.uploadedBy }, { audience, authorId: who.id }))
      throw refused("documents", "case_attachment_unseen");
    return found;
  });
}

const refused = (field: string, code: string) => new AppError("invalid_input", { issues: [{ field, code }] });

/** The audience of a message: `isPrivate` is the specification's way to say "the arbitrator alone". */
function chosen({ isPrivate, audience }: NewMessage, relation: SeenCase["relation"]): Audience {
  if (!isPrivate) return audience ?? "everyone";
  if (relation.kind !== "arbitrator") throw new AppError("forbidden");
  if (audience && audience !== "arbitrator") throw refused("audience", "case_audience_invalid");
  return "arbitrator";
}
