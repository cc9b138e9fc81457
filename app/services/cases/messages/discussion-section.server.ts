import type { AudienceChoice, MessageDraft } from "#app/domain/case/filing.ts";
import { audiencesOf, type CaseRelation, storedAudience } from "#app/domain/case/permissions.ts";
import { audienceChoices } from "#app/services/cases/case-audience.ts";
import type { CaseFile } from "#app/services/cases/lifecycle/open-case-file.server.ts";
import { cursorText, type DiscussionPage, pictureAmong, toMessage } from "./case-messages.server.ts";

export interface DiscussionSection extends DiscussionPage {
  audiences: AudienceChoice[];
  draft: MessageDraft;
}

/** The section of the case's page. */
export function discussionSection({ rows, relation, who, may, moreMessages }: CaseFile): DiscussionSection {
  // Newest first, as they are read; shown the other way round.
  const attachedTo = (messageId: string) => rows.attachments.filter((attachment) => attachment.messageId === messageId);
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
    draft: draftFor(relation, rows.reader),
  };
}

/** What was begun, for whom it was begun: words for one side are not found again by who has come to the other. */
function draftFor(relation: CaseRelation, reader: CaseFile["rows"]["reader"]): MessageDraft {
  const audience = audiencesOf(relation).find((one) => storedAudience(relation, one) === reader?.draftAudience);
  return reader && audience ? { content: reader.draft, audience } : { content: "", audience: "everyone" };
}
