/**
 * The discussion of a case (specification, sections 3 "Message", 5 and 7; rulings, "Cases"): each message is shown to whom
 * its sender chose, and to nobody else. Messages are never altered or taken back.
 */
import type { CaseMessageRow } from "#app/db/cases/case-file.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { type CaseMessageRecord, type CaseMessageView, shownAudience } from "#app/domain/case/filing.ts";
import { pictureOfPerson } from "#app/services/cases/case-access.server.ts";

export interface DiscussionPage {
  /** Oldest first. */
  messages: CaseMessageView[];
  /** Hand back as `before` for the messages before these; null when there are none. */
  older: string | null;
}

export function toMessage(row: CaseMessageRow, attached: readonly { id: string; name: string }[]): CaseMessageRecord {
  return {
    id: row.id,
    content: row.content,
    isPrivate: row.audience === "arbitrator",
    createdAt: new Date(row.createdAt).toISOString(),
    sender: row.sender,
    senderAs: row.senderAs,
    audience: shownAudience(row.audience),
    documents: attached.map(({ id, name }) => ({ id, originalName: name })),
  };
}

/** Somebody may stand in a case twice, as who was removed and named again: what they are now counts. */
export const pictureAmong = (people: readonly CasePersonRow[], userId: string) =>
  people.reduce<string | null>((found, person) => found ?? (person.userId === userId ? pictureOfPerson(person) : null), null);

export const cursorText = ({ createdAt, id }: CaseMessageRow) => `${createdAt}~${id}`;
