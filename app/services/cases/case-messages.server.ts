/**
 * The discussion of a case (specification, sections 3 "Message", 5 and 7; rulings, "Cases"): each message is shown to whom
 * its sender chose, and to nobody else. Messages are never altered or taken back.
 */
import type { CaseMessageRow, MessageCursor } from "#app/db/cases/case-file.repo.server.ts";
import { documentsOfCase, MESSAGES_SHOWN } from "#app/db/cases/case-file.repo.server.ts";
import {
  addingMessage,
  attachingDocuments,
  caseWithMessages,
  keepingDraft,
  messageOfOrigin,
} from "#app/db/cases/case-filing.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { isSentBefore } from "#app/db/errors.ts";
import { sha256Hex } from "#app/domain/case/chain.ts";
import {
  type AudienceChoice,
  type CaseMessageRecord,
  type CaseMessageView,
  isSeenByAll,
  type MessageDraft,
  messageDraftSchema,
  type NewMessage,
  newMessageSchema,
  shownAudience,
} from "#app/domain/case/filing.ts";
import { audiencesOf, maySee, storedAudience } from "#app/domain/case/permissions.ts";
import type { Audience } from "#app/domain/case/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { pictureOfPerson, relationOf, requireInCase, type SeenCase, seeCase, signedIn } from "./case-access.server.ts";
import { audienceChoices } from "./case-audience.ts";
import { stateOf } from "./case-document-records.ts";
import type { CaseFile } from "./case-file.server.ts";
import type { CaseLimits } from "./case-limits.server.ts";
import type { CaseChange, CaseWrites } from "./case-writes.server.ts";

export interface DiscussionPage {
  /** Oldest first. */
  messages: CaseMessageView[];
  /** Hand back as `before` for the messages before these; null when there are none. */
  older: string | null;
}

export interface DiscussionSection extends DiscussionPage {
  audiences: AudienceChoice[];
  draft: MessageDraft;
}

export interface CaseMessages {
  /** A page of the discussion as the caller may read it; the latest without `before`. Throws `not_found`. */
  of(caseId: string, before?: string | null): Promise<DiscussionPage>;
  /** The section of the case's page. */
  section(file: CaseFile): DiscussionSection;
  /**
   * Posts a message; `originKey` is the form's own, so that pressing twice posts one. Throws `invalid_input` on `content`,
   * `audience` and `documents`, `forbidden` for who may not choose that it is private, `transition_refused`, `not_found`,
   * `too_many_requests`.
   */
  post(caseId: string, input: unknown, originKey?: string | null): Promise<CaseMessageRecord>;
  /** Keeps what the caller has begun to write, for all their devices. Throws as `post` does. */
  keepDraft(caseId: string, input: unknown): Promise<void>;
}

export function createCaseMessages({ db, actor, clock }: ServiceContext, writes: CaseWrites, limits: CaseLimits): CaseMessages {
  return {
    async of(caseId, before = null) {
      const who = signedIn(await actor());
      const found = await caseWithMessages(db, caseId, who.id, cursorOf(before));
      const relation = found && relationOf(found.people, who);
      if (!found || !relation) throw new AppError("not_found");
      const seen = (item: { audience: CaseMessageRow["audience"]; authorId: string }) => maySee(relation, item, who.id);
      const attached = found.attached.filter(({ audience, uploadedBy }) => seen({ audience, authorId: uploadedBy }));
      return pageOf(
        found.messages,
        (row) => seen({ audience: row.audience, authorId: row.senderId }),
        (row) => ({
          ...toMessage(
            row,
            attached.filter(({ messageId }) => messageId === row.id),
          ),
          mine: row.senderId === who.id,
          unread: false,
          image: pictureAmong(found.people, row.senderId),
        }),
      );
    },
    section({ rows, relation, who, may, moreMessages }) {
      const names = new Map(rows.documents.map(({ id, name }) => [id, name]));
      // Newest first, as they are read; shown the other way round.
      const attachedTo = (messageId: string) =>
        rows.attachments
          .filter((attachment) => attachment.messageId === messageId)
          .map(({ documentId }) => ({ id: documentId, name: names.get(documentId) ?? "" }));
      const readUntil = rows.reader?.readUntil ?? 0;
      const last = rows.messages.at(-1);
      return {
        messages: rows.messages
          .map((row) => {
            const mine = row.senderId === who.id;
            return {
              ...toMessage(row, attachedTo(row.id)),
              mine,
              unread: !mine && row.createdAt > readUntil,
              image: pictureAmong(rows.people, row.senderId),
            };
          })
          .reverse(),
        older: moreMessages && last ? cursorText(last) : null,
        audiences: may.post ? audienceChoices(relation, rows.people, who.id) : [],
        draft: {
          content: rows.reader?.draft ?? "",
          audience: audiencesOf(relation).find((audience) => audience === rows.reader?.draftAudience) ?? "everyone",
        },
      };
    },
    async post(caseId, input, originKey = null) {
      const who = signedIn(await actor());
      // Whoever may not see the case hears that, and not what is wrong with the message.
      requireInCase(await seeCase(db, caseId, who), "post");
      const parsed = newMessageSchema.safeParse(input);
      if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
      await limits.count("message", who);
      const origin = `${who.id}:${caseId}:${originKey?.slice(0, 64) || newId()}`;
      try {
        return await writes.write(caseId, (seen, now) => posting(seen, now, parsed.data, origin));
      } catch (error) {
        const [sent] = isSentBefore(error) ? await messageOfOrigin(db, origin) : [];
        if (!sent) throw error;
        return toMessage(sent, []);
      }
    },
    async keepDraft(caseId, input) {
      const seen = await seeCase(db, caseId, signedIn(await actor()));
      requireInCase(seen, "post");
      const parsed = messageDraftSchema.safeParse(input);
      if (!parsed.success) throw new AppError("invalid_input", { issues: firstPerField(issuesOf(parsed.error)) });
      const { content, audience = "everyone" } = parsed.data;
      await keepingDraft(db, { userId: seen.who.id, caseId }, content, audience, clock().getTime());
    },
  };

  async function posting(seen: SeenCase, now: number, input: NewMessage, origin: string): Promise<CaseChange<CaseMessageRecord>> {
    const { who, relation, row } = seen;
    requireInCase(seen, "post");
    const [[sent], documents] = await db.batch([messageOfOrigin(db, origin), documentsOfCase(db, row.id)]);
    if (sent) return { acts: [], result: toMessage(sent, []) };
    const audience = storedAudience(relation, chosen(input, relation));
    if (!audience || audience === "office") throw refused("audience", "case_audience_invalid");
    const attached = [...new Set(input.documents)].map((id) => {
      const found = documents.find((document) => document.id === id);
      // What one may not see oneself is as if it were not there.
      if (!found || !maySee(relation, { audience: found.audience, authorId: found.uploadedBy }, who.id))
        throw refused("documents", "case_document_gone");
      if (stateOf(found) === "withdrawn" || stateOf(found) === "quarantined") throw refused("documents", "case_document_gone");
      if (!isSeenByAll({ audience: found.audience, authorId: found.uploadedBy }, { audience, authorId: who.id }))
        throw refused("documents", "case_attachment_unseen");
      return found;
    });
    const message = { id: newId(), caseId: row.id, senderId: who.id, content: input.content, audience, originKey: origin, createdAt: now };
    const details = {
      messageId: message.id,
      content: message.content,
      sha256: await sha256Hex(message.content),
      ...(attached.length > 0 ? { documents: attached.map(({ id, name, sha256 }) => ({ documentId: id, name, sha256 })) } : {}),
    };
    return {
      acts: [{ type: "message_posted", audience, details }],
      statements: [
        addingMessage(db, message),
        ...(attached.length > 0
          ? [
              attachingDocuments(
                db,
                message.id,
                attached.map(({ id }) => id),
              ),
            ]
          : []),
        // What was begun is sent.
        keepingDraft(db, { userId: who.id, caseId: row.id }, "", "everyone", now),
      ],
      result: toMessage({ ...message, sender: { firstName: who.firstName, lastName: who.lastName } }, attached),
    };
  }
}

const refused = (field: string, code: string) => new AppError("invalid_input", { issues: [{ field, code }] });

/** The audience of a message: `isPrivate` is the specification's way to say "the arbitrator alone". */
function chosen({ isPrivate, audience }: NewMessage, relation: SeenCase["relation"]): Audience {
  if (!isPrivate) return audience ?? "everyone";
  if (relation.kind !== "arbitrator") throw new AppError("forbidden");
  if (audience && audience !== "arbitrator") throw refused("audience", "case_audience_invalid");
  return "arbitrator";
}

function toMessage(row: CaseMessageRow, attached: readonly { id: string; name: string }[]): CaseMessageRecord {
  return {
    id: row.id,
    content: row.content,
    isPrivate: row.audience === "arbitrator",
    createdAt: new Date(row.createdAt).toISOString(),
    sender: row.sender,
    audience: shownAudience(row.audience),
    documents: attached.map(({ id, name }) => ({ id, originalName: name })),
  };
}

/** Somebody may stand in a case twice, as who was removed and named anew: what they are now counts. */
const pictureAmong = (people: readonly CasePersonRow[], userId: string) =>
  people.reduce<string | null>((found, person) => found ?? (person.userId === userId ? pictureOfPerson(person) : null), null);

/** A page of rows that come newest first, with one more than are shown where there are more. */
function pageOf(
  rows: readonly CaseMessageRow[],
  isSeen: (row: CaseMessageRow) => boolean,
  view: (row: CaseMessageRow) => CaseMessageView,
): DiscussionPage {
  const shown = rows.slice(0, MESSAGES_SHOWN);
  const last = shown.at(-1);
  return {
    messages: shown.filter(isSeen).map(view).reverse(),
    older: rows.length > MESSAGES_SHOWN && last ? cursorText(last) : null,
  };
}

const cursorText = ({ createdAt, id }: CaseMessageRow) => `${createdAt}~${id}`;
/** What is no cursor of ours begins at the latest. */
function cursorOf(before: string | null): MessageCursor | null {
  const match = /^(\d{1,15})~([\w-]{1,64})$/.exec(before ?? "");
  return match ? { at: Number(match[1]), id: match[2] ?? "" } : null;
}
